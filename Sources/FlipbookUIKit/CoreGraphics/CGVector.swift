public import Foundation

/// A 2D vector, `CGVector`.
public struct CGVector: Hashable, Sendable {
  /// The horizontal component.
  public var dx: CGFloat
  /// The vertical component.
  public var dy: CGFloat

  /// The zero vector.
  public static let zero = CGVector()

  /// Creates the zero vector.
  public init() { self.init(dx: 0, dy: 0) }

  /// Creates a vector.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}
