import Geometry

/// A vertex of a path that can have a marker.
struct PathVertex {
  var point: Point
  /// The direction of the incoming segment; zero at the beginning.
  var arriving = Point.zero
  /// The direction of the outgoing segment; zero at the end.
  var leaving = Point.zero

  /// The angle in radians of a marker that follows the path: between both directions.
  var angle: Double {
    guard arriving != .zero, leaving != .zero else {
      let way = arriving == .zero ? leaving : arriving
      return way == .zero ? 0 : way.angle
    }
    // From 0 to a whole turn, so that a path that turns back has its marker across it as in browsers.
    let (before, after) = (arriving.turnAngle, leaving.turnAngle)
    let middle = (before + after) / 2
    return abs(before - after) > .pi ? middle + .pi : middle
  }

  /// The vertices of a path.
  ///
  /// As renderers have it, a closed subpath ends apart from where it began: its first and last vertex have the direction
  /// of one side each.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - joints: The elements whose ends aren't vertices, because they are parts of one arc.
  /// - Returns: The vertices in order.
  static func all(of path: Path, joints: Set<Int> = []) -> [PathVertex] {
    var vertices: [PathVertex] = []
    var current = Point.zero
    var start = Point.zero
    var isInsideArc = false
    for (index, element) in path.elements.enumerated() {
      func go(to point: Point, leaving: [Point], arriving: [Point]) {
        if !vertices.isEmpty, !isInsideArc { vertices[vertices.count - 1].leaving = direction(leaving) }
        isInsideArc = joints.contains(index)
        if !isInsideArc { vertices.append(PathVertex(point: point, arriving: direction(arriving))) }
        current = point
      }
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
      // A path that is closed already has no side to add.
      case .close where index > 0 && path.elements[index - 1] == .close: break
      case .close:
        guard let next = path.elements[(index + 1)...].first(where: { $0 != .close }) else {
          go(to: start, leaving: [start - current], arriving: [start - current])
          break
        }
        if !vertices.isEmpty { vertices[vertices.count - 1].leaving = start - current }
        if case .move = next {} else { vertices.append(PathVertex(point: start)) }
        current = start
      }
    }
    return vertices
  }

  /// The first that has a length.
  private static func direction(_ ways: [Point]) -> Point { ways.first { $0.length > 0 } ?? .zero }
}

extension Point {
  /// The angle of a direction in radians, from 0 to a whole turn.
  fileprivate var turnAngle: Double { angle < 0 ? angle + 2 * .pi : angle }
}
