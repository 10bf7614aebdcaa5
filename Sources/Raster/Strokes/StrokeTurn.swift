import Geometry

/// The turn of a line at a vertex, as seen from its left side.
enum StrokeTurn {
  /// The angle is negligible.
  case straight
  /// The line turns to the right, leaving a gap between the sides; with the cosine of the angle.
  case outer(cosine: Double)
  /// The line turns to the left, where the sides intersect; with the length that this cuts off from each, in half
  /// widths.
  case inner(cosine: Double, length: Double)

  /// - Parameters:
  ///   - arriving: The direction of the line before the turn.
  ///   - leaving: The direction of the line after the turn.
  ///   - straightCosine: The cosine of the largest angle that counts as straight.
  ///   - isForward: True if a line straight back has its outer side here: this must hold in exactly one of the two
  ///     passes.
  init(from arriving: Point, to leaving: Point, straightCosine: Double, isForward: Bool) {
    let cosine = arriving.dot(leaving)
    let sine = arriving.cross(leaving)
    if cosine >= straightCosine {
      self = .straight
    } else if sine > 0 || (sine == 0 && isForward) {
      self = .outer(cosine: cosine)
    } else {
      // The tangent of half the angle.
      self = .inner(cosine: cosine, length: cosine > -1 ? -sine / (1 + cosine) : .infinity)
    }
  }

  /// The length that the turn cuts off from the sides before and after it, in half widths.
  var innerLength: Double {
    if case .inner(_, let length) = self { length } else { 0 }
  }
}

extension Point {
  /// The direction rotated a quarter turn to the left on screen.
  var leftNormal: Point { Point(y, -x) }
}
