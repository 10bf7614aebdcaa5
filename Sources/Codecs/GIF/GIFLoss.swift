/// What may be lost, in numbers.
struct GIFLoss: Sendable {
  /// The most colours of a table.
  let colors: Int
  /// How much error may buy a bit, in terms of the error that the table makes.
  private let factor: Double
  /// A frame of few colours has a table of its own when the mean squared error of the shared one is larger than this.
  let ownTableError: Double

  init(_ options: GIFOptions) {
    colors = options.colors
    factor = options.quality == 100 ? 0 : Double(options.lossy) / 100
    ownTableError = options.quality == 100 ? 0 : 12
  }

  /// How much squared error may buy a bit where the table makes a mean squared error.
  func errorPerBit(at error: Double) -> Double { factor * 4 * error }
}
