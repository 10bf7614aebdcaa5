import Geometry

/// A path that text follows, measured by the distance from its start.
struct TextPath {
  private struct Line {
    var start: Point
    var end: Point
    /// The distance from the start of the path to the start of the segment.
    var distance: Double
    var length: Double
  }

  private var lines: [Line] = []
  /// The length of the path.
  private(set) var length = 0.0
  /// The distance from the start of the path at which the text begins.
  var offset = 0.0

  /// The number of line segments that approximate a curve.
  private static let linesPerCurve = 64

  /// Measures `path`; its subpaths are joined end to end.
  init(_ path: Path) {
    var (start, current) = (Point.zero, Point.zero)
    for element in path.elements {
      switch element {
      case .move(let point): (start, current) = (point, point)
      case .line(let point): append(to: point, from: &current)
      case .quadratic(let control, let end):
        append(from: &current) { start, t in
          let u = 1 - t
          return start * (u * u) + control * (2 * t * u) + end * (t * t)
        }
      case .cubic(let control1, let control2, let end):
        append(from: &current) { start, t in
          let u = 1 - t
          return start * (u * u * u) + control1 * (3 * t * u * u) + (control2 * (3 * t * t * u) + end * (t * t * t))
        }
      case .close: append(to: start, from: &current)
      }
    }
  }

  private mutating func append(from current: inout Point, _ curve: (Point, Double) -> Point) {
    let start = current
    for index in 1...Self.linesPerCurve {
      append(to: curve(start, Double(index) / Double(Self.linesPerCurve)), from: &current)
    }
  }

  private mutating func append(to point: Point, from current: inout Point) {
    let distance = (point - current).length
    if distance > 0 { lines.append(Line(start: current, end: point, distance: length, length: distance)) }
    length += distance
    current = point
  }

  /// Returns the point at a distance from the start, and the direction of the path there in radians; nil beyond the
  /// ends.
  func location(at distance: Double) -> (point: Point, angle: Double)? {
    guard distance >= 0, distance <= length, !lines.isEmpty else { return nil }
    var (low, high) = (0, lines.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle].distance <= distance { low = middle } else { high = middle }
    }
    let line = lines[low]
    let way = (line.end - line.start) * (1 / line.length)
    return (line.start + way * (distance - line.distance), way.angle)
  }
}
