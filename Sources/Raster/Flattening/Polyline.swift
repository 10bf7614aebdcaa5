package import Geometry

/// A path whose curves have been replaced by short lines; every contour is closed.
package struct Polyline {
  private(set) var points: [Point] = []
  /// For each contour, the index just after its last point.
  private(set) var contourEnds: [Int] = []
  /// True if some points may be wound around more than once, or in both directions.
  var mayOverlap = false
  private(set) var minimum = Point(.infinity, .infinity)
  private(set) var maximum = Point(-.infinity, -.infinity)

  /// Creates a polyline without contours.
  init() {}

  /// Flattens `path` for drawing at up to `scale` pixels per unit.
  init(_ path: Path, scale: Double) {
    var start = Point.zero
    var current = Point.zero
    points.reserveCapacity(32)
    let maximumLineCount = CubicBezier.maximumLineCount(elementCount: path.elements.count)
    for element in path.elements {
      switch element {
      case .move(let point):
        endContour()
        (start, current) = (point, point)
      case .line(let point):
        beginContour(at: current)
        append(point)
        current = point
      case .quadratic(let control, let end):
        beginContour(at: current)
        append(
          CubicBezier(from: current, quadraticControl: control, to: end), scale: scale,
          maximumLineCount: maximumLineCount)
        current = end
      case .cubic(let control1, let control2, let end):
        beginContour(at: current)
        append(
          CubicBezier(from: current, control1: control1, control2: control2, to: end), scale: scale,
          maximumLineCount: maximumLineCount)
        current = end
      case .close:
        endContour()
        current = start
      }
    }
    endContour()
  }

  /// Adds the contours of `other`, each in the opposite direction.
  mutating func appendReversed(_ other: Polyline) {
    var start = 0
    for end in other.contourEnds {
      for point in other.points[start..<end].reversed() { append(point) }
      endContour()
      start = end
    }
  }

  /// Adds a point to the open contour, or to a new one.
  package mutating func append(_ point: Point) {
    points.append(point)
    minimum = Point(min(minimum.x, point.x), min(minimum.y, point.y))
    maximum = Point(max(maximum.x, point.x), max(maximum.y, point.y))
  }

  private mutating func append(_ segment: CubicBezier, scale: Double, maximumLineCount: Double) {
    segment.forEachFlattenedPoint(scale: scale, maximumLineCount: maximumLineCount) { append($0) }
  }

  /// The size of the points in memory, in bytes.
  package var byteCount: Int {
    points.count * MemoryLayout<Point>.stride + contourEnds.count * MemoryLayout<Int>.stride
  }

  private var isWithinContour: Bool { points.count > contourEnds.last ?? 0 }

  /// Adds the first point of a new contour.
  private mutating func beginContour(at point: Point) {
    if !isWithinContour { append(point) }
  }

  /// Ends the contour, if it has points.
  mutating func endContour() {
    if isWithinContour { contourEnds.append(points.count) }
  }
}
