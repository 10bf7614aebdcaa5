/// The distances of an inner rectangle from the four edges of an outer one, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// The inset from the top edge.
  public var top: Double
  /// The inset from the left edge.
  public var left: Double
  /// The inset from the bottom edge.
  public var bottom: Double
  /// The inset from the right edge.
  public var right: Double

  /// Insets of zero.
  public static let zero = EdgeInsets(0, 0, 0, 0)

  /// Creates insets in the order of `UIEdgeInsets`.
  public init(_ top: Double, _ left: Double, _ bottom: Double, _ right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
