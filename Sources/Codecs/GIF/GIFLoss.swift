import Arithmetic

/// The accepted loss in numbers; errors are squared and summed over the three components.
struct GIFLoss: Sendable {
  /// The most colors of a table.
  let colors: Int
  /// The numbers of colors that are tried for a table.
  let tableSizes: [Int]
  /// Tables have as few colors as make no larger mean error than this.
  let tableError: Double
  /// That error at quality 80.
  static let usualTableError = 1.75
  /// A frame of few colors has a table of its own when the mean error of the shared one is larger than this.
  let ownTableError: Double
  /// The least squared error of a color in a ramp that is worth a pattern: bands of less are not seen.
  let leastMixedError: Int
  /// The dithering of colors that are missing from a table.
  let dither: Dithering
  /// True if pixels get the nearest color, each image is encoded in one way, and nothing is lost for the sake of size.
  let isQuick: Bool
  /// True if time is spent for the last bytes.
  var isThorough: Bool { beamWidth > 1 }
  /// The number of candidate paths through an image that the beam search keeps.
  let beamWidth: Int
  /// The distortion accepted for each bit saved in images whose colors are all in their table.
  var exactErrorPerBit: Double { isThorough ? GIFLoss.noErrorPerBit : 0 }
  /// The distortion accepted for each bit saved at quality 80.
  static let usualErrorPerBit = 150.0
  /// The least part of it where the table loses much already, since both errors are seen together.
  private static let leastShare = 0.45
  /// A distortion per bit so small that no color changes, while unchanged pixels may get the transparent index or their
  /// color.
  static let noErrorPerBit = 1e-6
  /// Images with a smaller accepted error per bit (from about quality 96 on) are encoded like lossless ones: in several
  /// ways, and with a full dictionary where keeping it is better.
  static let littleErrorPerBit = 1.0
  /// The weight of an error in lasting pixels, where one frame weighs 1; moving content must leave no traces.
  let lastingWeight: UInt8
  /// The distortion accepted for each bit saved where nothing hides errors, and nothing shows them.
  private let errorPerBit: Double

  /// At quality 80 the errors in interfaces are invisible.
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
    leastMixedError = Int(saturating: min(250, max(4, (9 * pow(2.5, 0.7 * steps)).rounded())))
    let part = Double(100 - options.quality) / 20
    let growth = options.quality > 80 ? GIFLoss.decline(to: options.quality, by: 0.235) : part * part
    lastingWeight = UInt8(saturating: min(255, 140 * pow(1.5, max(0, steps) / 2)))
    // Mixed colors must not be smoothed again, unless they are known to be mixed.
    let isMixed = options.dither == .ordered || options.dither == .diffusion
    errorPerBit = isMixed || isQuick ? 0 : GIFLoss.usualErrorPerBit * growth * Double(options.lossy) / 100
  }

  /// Returns the part of a loss that is left at a quality above 80: each step takes a share of it, and the later ones take
  /// larger shares, so that files grow evenly up to 100, where nothing is left.
  private static func decline(to quality: Int, by firstShare: Double) -> Double {
    let steps = Double(quality - 80)
    let last = max(0, steps - 15)
    return quality < 100 ? exp(-steps * (firstShare + 0.005 * steps) - 0.12 * last * last) : 0
  }

  /// The minimum alpha for a pixel at an edge to stay opaque: 80 of 255 up to quality 80, 128 at 100 and without lossy
  /// encoding.
  static func leastKeptAlpha(_ options: GIFOptions) -> UInt32 {
    let share = Double(min(20, 100 - options.quality)) / 20 * min(1, Double(options.lossy) / 100)
    return 128 - UInt32(saturating: 48 * share)
  }

  /// Returns the distortion accepted for each bit saved; less in an animation's first frame, since it is shown longest,
  /// and with a table whose mean error is larger than accepted.
  func errorPerBit(isOpening: Bool = false, ofTable error: Double = 0) -> Double {
    let share = error <= tableError ? 1 : max(GIFLoss.leastShare, tableError / error)
    return (isOpening ? errorPerBit / 2 : errorPerBit) * share
  }
}
