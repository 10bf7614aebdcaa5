import Arithmetic

/// The numeric limits of the accepted loss; errors are squared and summed over the three components.
struct GIFLoss: Sendable {
  /// The maximum number of colors of a table.
  let colors: Int
  /// The table sizes to try, in colors.
  let tableSizes: [Int]
  /// The largest accepted mean error of a table; the smallest table within it is used.
  let tableError: Double
  /// The accepted mean error of a table at quality 80.
  static let usualTableError = 1.75
  /// The mean error of the shared table above which a frame of few colors has a local color table.
  let ownTableError: Double
  /// The minimum squared error of a color in a gradient to be dithered; bands of a smaller error are invisible.
  let minimumMixedError: Int
  /// The dithering of colors that are missing from a table.
  let dither: Dithering
  /// True if pixels take the nearest color, each image is encoded once, and no loss is accepted to save bytes.
  let isQuick: Bool
  /// True if much time may be spent to save the last bytes.
  var isThorough: Bool { beamWidth > 1 }
  /// The number of candidate paths that the beam search keeps.
  let beamWidth: Int
  /// The distortion accepted for each bit saved in images whose colors are all in their table.
  var exactErrorPerBit: Double { isThorough ? GIFLoss.noErrorPerBit : 0 }
  /// The distortion accepted for each bit saved at quality 80.
  static let usualErrorPerBit = 150.0
  /// The minimum fraction of the distortion that is accepted if the table's error is already large, since both errors
  /// are visible together.
  private static let minimumFraction = 0.45
  /// A distortion per bit so small that no color changes, while unchanged pixels may use the transparent index or their
  /// color.
  static let noErrorPerBit = 1e-6
  /// The accepted error per bit below which images are encoded like lossless ones, from a quality of about 96: in
  /// several ways, and with a full dictionary for as long as keeping it is better.
  static let littleErrorPerBit = 1.0
  /// The weight of an error in long-lived pixels, relative to 1 for pixels visible in one frame; moving content must
  /// leave no traces.
  let lastingWeight: UInt8
  /// The distortion accepted for each bit saved in pixels of average visibility.
  private let errorPerBit: Double

  /// Derives the limits from the options; at quality 80, the errors in user interfaces are invisible.
  init(_ options: GIFOptions) {
    let steps = Double(80 - options.quality) / 10
    let scale = options.quality > 80 ? GIFLoss.decline(to: options.quality, by: 0.155) : pow(2.5, steps)
    colors = options.colors
    tableSizes = options.tableSizes
    isQuick = options.effort <= GIFOptions.maximumQuickEffort
    dither = isQuick && options.dither == .adaptive ? .none : options.dither
    beamWidth = options.effort < 8 ? 1 : options.effort == 8 ? 4 : 8
    tableError = GIFLoss.usualTableError * scale
    ownTableError = 12 * scale
    minimumMixedError = Int(saturating: min(250, max(4, (9 * pow(2.5, 0.7 * steps)).rounded())))
    let part = Double(100 - options.quality) / 20
    let growth = options.quality > 80 ? GIFLoss.decline(to: options.quality, by: 0.235) : part * part
    lastingWeight = UInt8(saturating: min(255, 140 * pow(1.5, max(0, steps) / 2)))
    // Dithered colors must not be smoothed again, unless they are known to be dithered.
    let isMixed = options.dither == .ordered || options.dither == .diffusion
    errorPerBit = isMixed || isQuick ? 0 : GIFLoss.usualErrorPerBit * growth * Double(options.lossy) / 100
  }

  /// Returns the fraction of a loss that remains at a quality above 80: each step removes a share of it, and later
  /// steps remove larger shares, so that file sizes increase evenly up to 100, where no loss remains.
  private static func decline(to quality: Int, by firstRate: Double) -> Double {
    let steps = Double(quality - 80)
    let last = max(0, steps - 15)
    return quality < 100 ? exp(-steps * (firstRate + 0.005 * steps) - 0.12 * last * last) : 0
  }

  /// Returns the minimum alpha for an edge pixel to stay opaque: 80 of 255 up to quality 80, and 128 at quality 100 or
  /// without lossy encoding.
  static func minimumKeptAlpha(_ options: GIFOptions) -> UInt32 {
    let share = Double(min(20, 100 - options.quality)) / 20 * min(1, Double(options.lossy) / 100)
    return 128 - UInt32(saturating: 48 * share)
  }

  /// Returns the distortion accepted for each bit saved.
  ///
  /// It is smaller in an animation's first frame, usually visible the longest, and for tables with a larger mean error
  /// than accepted.
  func errorPerBit(isOpening: Bool = false, ofTable error: Double = 0) -> Double {
    let share = error <= tableError ? 1 : max(GIFLoss.minimumFraction, tableError / error)
    return (isOpening ? errorPerBit / 2 : errorPerBit) * share
  }
}
