/// The horizontal or the vertical direction: SwiftUI's `Axis`.
public enum Axis: Int8, CaseIterable, Sendable {
  /// The horizontal direction.
  case horizontal
  /// The vertical direction.
  case vertical

  /// A set of axes.
  public struct Set: OptionSet, Sendable {
    /// The bits of the axes.
    public let rawValue: Int8
    /// Creates a set of axes.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The horizontal direction.
    public static let horizontal = Set(rawValue: 1)
    /// The vertical direction.
    public static let vertical = Set(rawValue: 2)
  }
}
