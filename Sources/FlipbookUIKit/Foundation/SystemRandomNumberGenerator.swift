/// The source of random numbers: on a stage, the same ones whenever it runs.
public struct SystemRandomNumberGenerator: RandomNumberGenerator, Sendable {
  private var system = Swift.SystemRandomNumberGenerator()

  /// Makes the source.
  public init() {}

  /// Returns 64 random bits.
  public mutating func next() -> UInt64 { StageContext.current?.random.next() ?? system.next() }
}
