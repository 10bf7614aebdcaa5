extension FrameRate: ExpressibleByIntegerLiteral {
  /// Creates a rate of whole frames per second from an integer literal, as in `options.rate = 25`.
  ///
  /// - Precondition: The number is from 1 to ``maximumNumerator``.
  public init(integerLiteral framesPerSecond: Int) {
    precondition(
      (1...FrameRate.maximumNumerator).contains(framesPerSecond),
      "a frame rate cannot be \(framesPerSecond) frames per second")
    numerator = framesPerSecond
    denominator = 1
  }
}
