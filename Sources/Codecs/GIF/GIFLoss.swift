import Arithmetic

/// The accepted loss in numbers; errors are squared and summed over the three components.
struct GIFLoss: Sendable {
  /// The most colors of a table.
  let colors: Int
  /// The numbers of colors that are tried for a table.
  let tableSizes: [Int]
  /// Tables have as few colors as make no larger mean error than this.
  let tableError: Double
  /// A frame of few colors has a table of its own when the mean error of the shared one is larger than this.
  let ownTableError: Double
  /// The dithering of colors that are missing from a table.
  let dither: GIFOptions.Dither
  /// The number of candidate paths through an image that the beam search keeps.
  let beamWidth: Int
  /// The weight of an error in lasting pixels, where one frame weighs 1; moving content must leave no traces.
  let lastingWeight: UInt8
  /// The distortion accepted for each bit saved, relative to the mean error of the table.
  private let bitError: Double

  /// At quality 80 the errors of interfaces are below what can be seen.
  init(_ options: GIFOptions) {
    let steps = Double(80 - options.quality) / 10
    let scale = options.quality == 100 ? 0 : pow(2.5, steps)
    colors = options.colors
    tableSizes = options.tableSizes
    dither = options.dither
    beamWidth = options.effort < 8 ? 1 : options.effort == 8 ? 4 : 8
    tableError = 1.75 * scale
    ownTableError = 12 * scale
    // More paths find more places where an error saves a bit, so it must save more.
    let base = beamWidth > 1 ? 6.2 : 12.0
    lastingWeight = UInt8(saturating: min(255, 70 * pow(1.5, max(0, steps) / 2)))
    // What is mixed must not be made even again.
    bitError = (scale == 0 || options.dither != .none ? 0 : base * pow(1.5, steps)) * Double(options.lossy) / 100
  }

  /// Returns the distortion accepted for each bit saved at a mean error of the table.
  ///
  /// Pictures whose colors are hard to meet are rich in detail, which hides more; and a table that is better than it need
  /// be leaves something to lose, but not in an animation's first frame, which is looked at for longest.
  func errorPerBit(at error: Double, isOpening: Bool = false) -> Double {
    if isOpening || tableError == 0 { return bitError * error }
    let usual = 2.25 * tableError
    return bitError * max(error, usual) * pow(max(error / usual, 1), 0.2)
  }
}
