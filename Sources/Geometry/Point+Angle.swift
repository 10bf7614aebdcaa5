import Arithmetic

extension Point {
  /// The direction from the origin, in radians from the x axis, clockwise on screen.
  public var angle: Double { atan2(y, x) }
}
