import Geometry

/// A vertex of a line to be stroked.
struct StrokeVertex {
  var point: Point
  /// The unit direction of the incoming line.
  var arriving: Point
  /// The unit direction of the outgoing line.
  var leaving: Point
  /// The distance of the stroke's side relative to half the width: 1 except within curves.
  ///
  /// Lines that replace an arc have their ends outside it, to cover the same area (see
  /// ``CubicSegment/forEachFlattenedPoint(scale:minimumLines:_:)``). This moves the ends of the sides in the same way.
  var reach = 1.0
  /// True if two elements of the path meet here, as opposed to two lines that replace a curve.
  var isCorner = true

  /// True within a curve, unless it turns sharply here.
  var isSmooth: Bool { !isCorner && arriving == leaving }

  /// The vertex of the line in the opposite direction.
  var reversed: StrokeVertex {
    var vertex = self
    (vertex.arriving, vertex.leaving) = (leaving * -1, arriving * -1)
    return vertex
  }
}

extension Point {
  /// Returns the dot product: both lengths times the cosine of the angle between them.
  func dot(_ other: Point) -> Double { x * other.x + y * other.y }

  /// Returns the cross product: both lengths times the sine of the angle from this vector to the other, clockwise on
  /// screen.
  func cross(_ other: Point) -> Double { x * other.y - y * other.x }

  /// The unit vector with the same direction; not finite for a zero vector.
  var normalized: Point { self * (1 / length) }
}
