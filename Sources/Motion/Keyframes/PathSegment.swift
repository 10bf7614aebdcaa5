import Geometry

/// One line or curve of a path, as a cubic curve.
struct PathSegment: Hashable, Sendable {
  private let curve: CubicBezier
  /// A Boolean value that indicates whether this is a line, whose parameter is proportional to its length.
  private let isLine: Bool

  /// Returns the lines and curves of `path` in order; a path with only a starting point yields one empty segment.
  static func segments(of path: Path) -> [PathSegment] {
    var segments: [PathSegment] = []
    var current: Point?
    var beginning = Point.zero
    func line(from start: Point, to end: Point) -> PathSegment {
      PathSegment(curve: CubicBezier(lineFrom: start, to: end), isLine: true)
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
        let curve = CubicBezier(from: start, quadraticControl: control, to: point)
        segments.append(PathSegment(curve: curve, isLine: false))
        current = point
      case .cubic(let control1, let control2, let point):
        let curve = CubicBezier(from: start, control1: control1, control2: control2, to: point)
        segments.append(PathSegment(curve: curve, isLine: false))
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
    [curve.start, curve.control1, curve.control2, curve.end].allSatisfy { $0.x.isFinite && $0.y.isFinite }
  }

  /// The point at the parameter `t`, 0 to 1.
  func point(at t: Double) -> Point {
    if t == 1 { return curve.end }
    return isLine ? curve.start + (curve.end - curve.start) * t : curve.point(at: t)
  }

  /// Returns a tangent vector of the curve at the parameter `t`; zero if the segment has no length.
  func direction(at t: Double) -> Point { isLine ? curve.end - curve.start : curve.direction(at: t) }
}
