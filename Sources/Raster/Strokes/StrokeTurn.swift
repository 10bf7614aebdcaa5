import Geometry

/// The turn of a line, as seen from its left side.
enum StrokeTurn {
  /// Hardly.
  case straight
  /// To the right, so that the sides gape; with the cosine of the angle.
  case outer(cosine: Double)
  /// To the left, so that the sides meet before; with how much of each that cuts off, in half widths.
  case inner(cosine: Double, length: Double)

  /// - Parameters:
  ///   - arriving: The direction of the line before the turn.
  ///   - leaving: The direction after it.
  ///   - straightCosine: The cosine of the largest angle that is none.
  ///   - isForward: Whether a line straight back has its outer side here: one of both must have it.
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
  /// The direction a quarter turn to the left, as seen.
  var leftNormal: Point { Point(y, -x) }
}
