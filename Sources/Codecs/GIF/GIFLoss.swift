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
  /// How much error may buy a bit, in terms of the mean error that the table makes.
  private let bitError: Double

  /// At quality 80 the errors of interfaces are below what can be seen.
  init(_ options: GIFOptions) {
    let steps = Double(80 - options.quality) / 10
    let scale = options.quality == 100 ? 0 : pow(2.5, steps)
    colors = options.colors
    tableError = 1.75 * scale
    ownTableError = 12 * scale
    bitError = (scale == 0 ? 0 : 8 * pow(1.5, steps)) * Double(options.lossy) / 100
  }

  /// How much error may buy a bit where the table makes a mean error.
  func errorPerBit(at error: Double) -> Double { bitError * error }
}
