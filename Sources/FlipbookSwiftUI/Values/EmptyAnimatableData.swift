/// The animatable data of a type without any: SwiftUI's `EmptyAnimatableData`.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Creates empty data.
  public init() {}
  /// Empty data.
  public static var zero: Self { Self() }
  /// Returns empty data.
  public static func + (lhs: Self, rhs: Self) -> Self { lhs }
  /// Returns empty data.
  public static func - (lhs: Self, rhs: Self) -> Self { lhs }
  /// Does nothing.
  public mutating func scale(by rhs: Double) {}
  /// Zero.
  public var magnitudeSquared: Double { 0 }
}
