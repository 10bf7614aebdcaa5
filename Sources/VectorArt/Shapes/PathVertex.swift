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
  static func all(of path: Path) -> [PathVertex] {
    var vertices: [PathVertex] = []
    /// The vertex with which the subpath began.
    var first = 0
    func addVertex(_ point: Point, arriving: Point, leavingBefore: Point) {
      vertices[vertices.count - 1].leaving = leavingBefore
      vertices.append(PathVertex(point: point, arriving: arriving))
    }
    for element in path.elements {
      guard let current = vertices.last?.point else {
        if case .move(let point) = element { vertices.append(PathVertex(point: point)) }
        continue
      }
      switch element {
      case .move(let point):
        first = vertices.count
        vertices.append(PathVertex(point: point))
      case .line(let end): addVertex(end, arriving: end - current, leavingBefore: end - current)
      case .quadratic(let control, let end):
        addVertex(
          end, arriving: direction([end - control, end - current]),
          leavingBefore: direction([control - current, end - current]))
      case .cubic(let control1, let control2, let end):
        addVertex(
          end, arriving: direction([end - control2, end - control1, end - current]),
          leavingBefore: direction([control1 - current, control2 - current, end - current]))
      case .close:
        let start = vertices[first].point
        let way = start - current
        addVertex(start, arriving: way, leavingBefore: way)
        // The path goes on from where the subpath began as that did.
        vertices[vertices.count - 1].leaving = vertices[first].leaving
        if vertices[first].arriving == .zero {
          vertices[first].arriving = direction([way, vertices[vertices.count - 2].arriving])
        }
        first = vertices.count - 1
      }
    }
    return vertices
  }

  /// The first that has a length.
  private static func direction(_ ways: [Point]) -> Point { ways.first { $0.length > 0 } ?? .zero }
}
