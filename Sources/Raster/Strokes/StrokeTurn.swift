import Geometry

/// The turn of a line at a vertex, for its left side.
enum StrokeTurn {
  /// Almost none.
  case straight
  /// To the right, leaving a gap between the sides; with the cosine of the angle.
  case outer(cosine: Double)
  /// To the left, where the sides intersect; with the length that this cuts off from each, in half widths.
  case inner(cosine: Double, length: Double)

  /// - Parameters:
  ///   - arriving: The direction of the line before the turn.
  ///   - leaving: The direction after it.
  ///   - straightCosine: The cosine of the largest angle that counts as straight.
  ///   - isForward: Whether a line straight back has its outer side here: exactly one of the two passes must have it.
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
  /// The direction a quarter turn to the left on screen.
  var leftNormal: Point { Point(y, -x) }
}
