/// The system's random number generator: on a stage, it returns the same numbers in every run.
public struct SystemRandomNumberGenerator: RandomNumberGenerator, Sendable {
  private var system = Swift.SystemRandomNumberGenerator()

  /// Creates the generator.
  public init() {}

  /// Returns 64 random bits.
  public mutating func next() -> UInt64 { StageContext.current?.random.next() ?? system.next() }
}
