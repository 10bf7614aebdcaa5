import Geometry

/// A point of a plane in perspective, before the perspective division.
struct HomogeneousPoint {
  var x: Double
  var y: Double
  var divisor: Double

  /// The smallest divisor that is painted, at which everything is 4,096 times as large as at a divisor of 1.
  ///
  /// Points nearer to the eye, or behind it, are clipped.
  static let nearest = 1.0 / 4096

  /// Creates the projection of a point.
  init(_ point: Point, through projection: Projection) {
    let numerators = projection.affine.apply(point)
    (x, y, divisor) = (numerators.x, numerators.y, projection.divisor(at: point))
  }

  /// Creates the point at the given fraction from `a` to `b`.
  private init(from a: HomogeneousPoint, to b: HomogeneousPoint, fraction: Double) {
    x = a.x + (b.x - a.x) * fraction
    y = a.y + (b.y - a.y) * fraction
    divisor = a.divisor + (b.divisor - a.divisor) * fraction
  }

  /// The point after the perspective division.
  var divided: Point { Point(x / divisor, y / divisor) }

  /// Returns the part of a polygon that isn't too close to the eye.
  static func clippedAtNearest(_ polygon: [HomogeneousPoint]) -> [HomogeneousPoint] {
    clip(polygon) { $0.divisor - nearest }
  }

  /// Returns the part of a polygon where the linear function `depth` isn't negative.
  static func clip(_ polygon: [HomogeneousPoint], depth: (HomogeneousPoint) -> Double) -> [HomogeneousPoint] {
    guard var previous = polygon.last else { return [] }
    var previousDepth = depth(previous)
    var result: [HomogeneousPoint] = []
    for point in polygon {
      let pointDepth = depth(point)
      if (previousDepth >= 0) != (pointDepth >= 0) {
        let fraction = previousDepth / (previousDepth - pointDepth)
        result.append(HomogeneousPoint(from: previous, to: point, fraction: fraction))
      }
      if pointDepth >= 0 { result.append(point) }
      (previous, previousDepth) = (point, pointDepth)
    }
    return result
  }
}
