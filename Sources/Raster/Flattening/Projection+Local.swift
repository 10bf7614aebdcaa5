package import Geometry

extension Projection {
  /// Returns the scale of the projection around `point`: the standard deviations along both axes that a small round
  /// spot with a deviation of one has on the plane.
  package func scale(at point: Point) -> Size {
    let local = linear(at: point)
    return Size(
      (local.a * local.a + local.c * local.c).squareRoot(), (local.b * local.b + local.d * local.d).squareRoot())
  }

  /// Returns the linear part of the projection around `point`, without the translation.
  package func linear(at point: Point) -> AffineTransform {
    let (seen, divisor) = isAffine ? (.zero, 1) : (apply(point), divisor(at: point))
    return AffineTransform(
      a: (affine.a - gx * seen.x) / divisor, b: (affine.b - gx * seen.y) / divisor,
      c: (affine.c - gy * seen.x) / divisor, d: (affine.d - gy * seen.y) / divisor, tx: 0, ty: 0)
  }
}

extension Polyline {
  /// Returns the projected contours, clipped where they come too close to the eye.
  package func projected(through projection: Projection) -> Polyline {
    var result = Polyline()
    result.mayOverlap = mayOverlap
    var start = 0
    for end in contourEnds {
      let contour = points[start..<end].map { HomogeneousPoint($0, through: projection) }
      for point in HomogeneousPoint.clippedAtNearest(contour) { result.append(point.divided) }
      result.endContour()
      start = end
    }
    return result
  }
}
