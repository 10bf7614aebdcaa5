package import Geometry

extension Polyline {
  /// The projected contours, clipped where they come too close to the eye.
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
