import Arithmetic

/// A position, or a displacement, in points; y increases downward.
public struct Point: Hashable, Sendable {
  /// The horizontal coordinate.
  public var x: Double
  /// The vertical coordinate.
  public var y: Double

  /// The origin.
  public static let zero = Point(0, 0)

  /// Creates the point (x, y).
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// Returns the sum, component by component.
  public static func + (a: Point, b: Point) -> Point { Point(a.x + b.x, a.y + b.y) }

  /// Returns the difference, component by component.
  public static func - (a: Point, b: Point) -> Point { Point(a.x - b.x, a.y - b.y) }

  /// Returns the point with both components multiplied by `factor`.
  public static func * (a: Point, factor: Double) -> Point { Point(a.x * factor, a.y * factor) }

  /// The distance from the origin.
  public var length: Double { (x * x + y * y).squareRoot() }
}

extension Point {
  /// The direction from the origin, in radians from the x axis, clockwise on screen.
  public var angle: Double { atan2(y, x) }
}
