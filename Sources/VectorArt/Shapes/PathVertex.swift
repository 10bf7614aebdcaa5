import Geometry

/// A vertex of a path, where a marker can be drawn.
struct PathVertex {
  var point: Point
  /// The direction of the incoming segment; zero at the start of the path.
  var arriving = Point.zero
  /// The direction of the outgoing segment; zero at the end of the path.
  var leaving = Point.zero

  /// The angle in radians of a marker with `orient="auto"`: the bisector of both directions.
  var angle: Double {
    guard arriving != .zero, leaving != .zero else {
      let way = arriving == .zero ? leaving : arriving
      return way == .zero ? 0 : way.angle
    }
    // Angles are from 0 to a full turn, so that a marker is perpendicular to the path where it reverses direction, as
    // in browsers.
    let (before, after) = (arriving.turnAngle, leaving.turnAngle)
    let middle = (before + after) / 2
    return abs(before - after) > .pi ? middle + .pi : middle
  }

  /// Returns the vertices of a path.
  ///
  /// As in other renderers, the first and last vertex of a closed subpath are separate, and each has the direction of
  /// only one segment.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - joints: The indices of elements that do not end at a vertex, because they are parts of one arc.
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
      // A path that is already closed has no closing segment to add.
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

  /// Returns the first vector with a length above zero; zero if there is none.
  private static func direction(_ ways: [Point]) -> Point { ways.first { $0.length > 0 } ?? .zero }
}

extension Point {
  /// The angle of the direction in radians, from 0 to a full turn.
  fileprivate var turnAngle: Double { angle < 0 ? angle + 2 * .pi : angle }
}
