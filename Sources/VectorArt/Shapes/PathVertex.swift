import Geometry

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A place on a path where a marker stands.
struct PathVertex {
  var point: Point
  /// The direction in which the path arrives; zero when it begins here.
  var arriving = Point.zero
  /// The direction in which the path goes on; zero when it ends here.
  var leaving = Point.zero

  /// The angle in radians of a marker that follows the path: between both directions.
  var angle: Double {
    let sum = Self.unit(arriving) + Self.unit(leaving)
    let way = sum.length > 1e-9 ? sum : leaving
    return way == .zero ? 0 : atan2(way.y, way.x)
  }

  private static func unit(_ p: Point) -> Point { p.length > 0 ? p * (1 / p.length) : .zero }

  /// The vertices of a path.
  ///
  /// As renderers have it, a closed subpath ends apart from where it began: its first and last vertex have the direction
  /// of one side each.
  static func all(of path: Path) -> [PathVertex] {
    var vertices: [PathVertex] = []
    var current = Point.zero
    var start = Point.zero
    func go(to point: Point, leaving: [Point], arriving: [Point]) {
      if !vertices.isEmpty { vertices[vertices.count - 1].leaving = direction(leaving) }
      vertices.append(PathVertex(point: point, arriving: direction(arriving)))
      current = point
    }
    for (index, element) in path.elements.enumerated() {
      switch element {
      case .move(let point):
        vertices.append(PathVertex(point: point))
        (current, start) = (point, point)
      case .line(let end): go(to: end, leaving: [end - current], arriving: [end - current])
      case .quadratic(let control, let end):
        go(to: end, leaving: [control - current, end - current], arriving: [end - control, end - current])
      case .cubic(let control1, let control2, let end):
        go(
          to: end, leaving: [control1 - current, control2 - current, end - current],
          arriving: [end - control2, end - control1, end - current])
      case .close where index == path.elements.count - 1:
        go(to: start, leaving: [start - current], arriving: [start - current])
      case .close:
        if !vertices.isEmpty { vertices[vertices.count - 1].leaving = start - current }
        current = start
      }
    }
    return vertices
  }

  /// The first that has a length.
  private static func direction(_ ways: [Point]) -> Point { ways.first { $0.length > 0 } ?? .zero }
}
