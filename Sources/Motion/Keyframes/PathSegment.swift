import Geometry

/// One line or curve of a path, as a cubic curve.
struct PathSegment: Hashable, Sendable {
  private let start: Point
  private let control1: Point
  private let control2: Point
  private let end: Point
  /// A Boolean value that indicates whether this is a line, whose parameter is proportional to its length.
  private let isLine: Bool

  /// Returns the lines and curves of `path` in order; a path with only a starting point yields one empty segment.
  static func segments(of path: Path) -> [PathSegment] {
    var segments: [PathSegment] = []
    var current: Point?
    var beginning = Point.zero
    func line(from start: Point, to end: Point) -> PathSegment {
      PathSegment(start: start, control1: start, control2: end, end: end, isLine: true)
    }
    for element in path.elements {
      let start = current ?? .zero
      switch element {
      case .move(let point):
        beginning = point
        current = point
        continue
      case .line(let point):
        segments.append(line(from: start, to: point))
        current = point
      case .quadratic(let control, let point):
        // The same curve, elevated to a cubic.
        segments.append(
          PathSegment(
            start: start, control1: start + (control - start) * (2.0 / 3),
            control2: point + (control - point) * (2.0 / 3),
            end: point, isLine: false))
        current = point
      case .cubic(let control1, let control2, let point):
        segments.append(PathSegment(start: start, control1: control1, control2: control2, end: point, isLine: false))
        current = point
      case .close:
        if start != beginning { segments.append(line(from: start, to: beginning)) }
        current = beginning
      }
    }
    if segments.isEmpty, let current { return [line(from: current, to: current)] }
    return segments
  }

  /// True if all coordinates are finite.
  var isFinite: Bool {
    [start, control1, control2, end].allSatisfy { $0.x.isFinite && $0.y.isFinite }
  }

  /// Returns the point at the parameter `t`, from 0 to 1.
  func point(at t: Double) -> Point {
    if t == 1 { return end }
    if isLine { return start + (end - start) * t }
    let s = 1 - t
    return start * (s * s * s) + control1 * (3 * s * s * t) + control2 * (3 * s * t * t) + end * (t * t * t)
  }

  /// Returns a tangent vector of the curve at the parameter `t`; zero if the segment has no length.
  func direction(at t: Double) -> Point {
    if isLine { return end - start }
    let s = 1 - t
    let slope = (control1 - start) * (s * s) + (control2 - control1) * (2 * s * t) + (end - control2) * (t * t)
    if slope.length > 1e-9 * ((control1 - start).length + (control2 - control1).length + (end - control2).length) {
      return slope
    }
    // At an end that coincides with its control point, the tangent points to the next distinct point.
    let way = t < 0.5 ? [control1 - start, control2 - start] : [end - control2, end - control1]
    return way.first { $0.length > 0 } ?? (end - start)
  }
}
