extension FrameRate: ExpressibleByIntegerLiteral {
  /// Makes a rate of whole frames a second from a number in source code, as in `options.rate = 25`.
  ///
  /// - Precondition: The number is from 1 to a thousand million.
  public init(integerLiteral framesPerSecond: Int) {
    precondition((1...1_000_000_000).contains(framesPerSecond), "\(framesPerSecond) frames a second")
    numerator = framesPerSecond
    denominator = 1
  }
}
