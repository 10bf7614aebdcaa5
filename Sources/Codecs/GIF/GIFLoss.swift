#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What may be lost, in numbers; errors are squared and summed over the three components.
struct GIFLoss: Sendable {
  /// The most colours of a table.
  let colors: Int
  /// Tables have as few colours as make no larger mean error than this.
  let tableError: Double
  /// A frame of few colours has a table of its own when the mean error of the shared one is larger than this.
  let ownTableError: Double
  /// How colours that a table lacks are approached.
  let dither: GIFOptions.Dither
  /// How many ways through an image are looked at at once.
  let beamWidth: Int
  /// What an error weighs in pixels that stay, where one frame weighs 1: nothing must be left of what went by.
  let lastingWeight: UInt8
  /// How much error may buy a bit, in terms of the mean error that the table makes.
  private let bitError: Double

  /// At quality 80 the errors of interfaces are below what can be seen.
  init(_ options: GIFOptions) {
    let steps = Double(80 - options.quality) / 10
    let scale = options.quality == 100 ? 0 : pow(2.5, steps)
    colors = options.colors
    dither = options.dither
    beamWidth = options.effort < 8 ? 1 : options.effort == 8 ? 4 : 8
    tableError = 1.75 * scale
    ownTableError = 12 * scale
    // More ways find more places where error saves a bit, so it must save more.
    let base = beamWidth > 1 ? 3.0 : 13.0
    lastingWeight = UInt8(min(255, 60 * pow(1.5, max(0, steps) / 2)))
    // What is mixed must not be made even again.
    bitError = (scale == 0 || options.dither != .none ? 0 : base * pow(1.5, steps)) * Double(options.lossy) / 100
  }

  /// How much error may buy a bit where the table makes a mean error.
  func errorPerBit(at error: Double) -> Double { bitError * error }
}
