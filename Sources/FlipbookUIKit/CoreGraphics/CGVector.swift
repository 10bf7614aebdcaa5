public import Foundation

/// A vector in the plane, `CGVector`.
public struct CGVector: Hashable, Sendable {
  /// The horizontal component.
  public var dx: CGFloat
  /// The component down.
  public var dy: CGFloat

  /// The vector without any length.
  public static let zero = CGVector()

  /// Makes the zero vector.
  public init() { self.init(dx: 0, dy: 0) }

  /// Makes a vector.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}
