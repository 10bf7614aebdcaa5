import Geometry

extension Transform3D {
  /// Returns the transform applied about `point` at a depth, instead of about the origin.
  func about(_ point: Point, depth: Double = 0) -> Transform3D {
    Transform3D.translation(-point.x, -point.y, 0 - depth).concatenating(self)
      .concatenating(.translation(point.x, point.y, depth))
  }
}
