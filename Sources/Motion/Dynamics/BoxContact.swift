import Arithmetic
import Geometry

/// The axes of a box in world space.
struct BoxAxes {
  let x: Point
  let y: Point

  init(angle: Double) {
    let (sine, cosine) = (sin(angle), cos(angle))
    x = Point(cosine, sine)
    y = Point(-sine, cosine)
  }

  /// Converts a vector from world space to the box's local space.
  func local(_ vector: Point) -> Point { Point(x.dot(vector), y.dot(vector)) }

  /// Converts a vector from the box's local space to world space.
  func global(_ vector: Point) -> Point { x * vector.x + y * vector.y }
}

/// A contact point of two boxes.
struct BoxContact {
  /// The position, in the middle of the overlap.
  let point: Point
  /// The unit vector from the first box to the second.
  let normal: Point
  /// The penetration depth in points; not negative.
  let depth: Double

  /// Returns the contact points of two overlapping boxes: two, one, or none.
  ///
  /// Uses the separating axis theorem and clips the incident edge, after E. Catto, "Iterative Dynamics with Temporal
  /// Coherence" (2005); his Box2D is the engine of UIKit Dynamics.
  static func between(_ a: RigidBody, _ b: RigidBody) -> [BoxContact] {
    let (axesA, axesB) = (BoxAxes(angle: a.angle), BoxAxes(angle: b.angle))
    let way = b.position - a.position
    // The axis of minimum penetration; the first box's axes are preferred.
    var best: (separation: Double, normal: Point, isFirst: Bool, isX: Bool)?
    for (axes, isFirst) in [(axesA, true), (axesB, false)] {
      for (axis, isX) in [(axes.x, true), (axes.y, false)] {
        let reach = a.reach(along: axis, axesA) + b.reach(along: axis, axesB)
        let distance = axis.dot(way)
        let separation = abs(distance) - reach
        guard separation <= 0 else { return [] }
        let extent = isFirst ? (isX ? a.half.x : a.half.y) : (isX ? b.half.x : b.half.y)
        if let known = best, separation <= 0.95 * known.separation + 0.01 * extent { continue }
        best = (separation, distance < 0 ? axis * -1 : axis, isFirst, isX)
      }
    }
    guard let best else { return [] }
    let (reference, incident) = best.isFirst ? (a, b) : (b, a)
    let (referenceAxes, incidentAxes) = best.isFirst ? (axesA, axesB) : (axesB, axesA)
    let front = best.isFirst ? best.normal : best.normal * -1
    let side = best.isX ? referenceAxes.y : referenceAxes.x
    let halfSide = best.isX ? reference.half.y : reference.half.x
    let halfFront = best.isX ? reference.half.x : reference.half.y
    var edge = incident.side(facing: front, incidentAxes)
    let middle = side.dot(reference.position)
    guard let first = clip(edge, side * -1, halfSide - middle) else { return [] }
    edge = first
    guard let second = clip(edge, side, halfSide + middle) else { return [] }
    let level = front.dot(reference.position) + halfFront
    return [second.0, second.1].compactMap { point in
      let separation = front.dot(point) - level
      guard separation <= 0 else { return nil }
      return BoxContact(point: point - front * (separation / 2), normal: best.normal, depth: -separation)
    }
  }

  /// Clips a segment to the half-plane up to a limit along a direction; returns nil if nothing remains.
  private static func clip(_ segment: (Point, Point), _ direction: Point, _ limit: Double) -> (Point, Point)? {
    let (first, second) = (direction.dot(segment.0) - limit, direction.dot(segment.1) - limit)
    if first > 0, second > 0 { return nil }
    if first <= 0, second <= 0 { return segment }
    let cut = segment.0 + (segment.1 - segment.0) * (first / (first - second))
    return first > 0 ? (cut, segment.1) : (segment.0, cut)
  }
}

extension RigidBody {
  /// Returns the extent of the box from its center along a direction.
  fileprivate func reach(along axis: Point, _ axes: BoxAxes) -> Double {
    abs(axis.dot(axes.x)) * half.x + abs(axis.dot(axes.y)) * half.y
  }

  /// Returns the edge of the box that faces a direction most closely; the direction points toward the box.
  fileprivate func side(facing front: Point, _ axes: BoxAxes) -> (Point, Point) {
    let local = axes.local(front) * -1
    let corners: (Point, Point)
    if abs(local.x) > abs(local.y) {
      let x = local.x > 0 ? half.x : -half.x
      corners = (Point(x, -half.y), Point(x, half.y))
    } else {
      let y = local.y > 0 ? half.y : -half.y
      corners = (Point(-half.x, y), Point(half.x, y))
    }
    return (position + axes.global(corners.0), position + axes.global(corners.1))
  }
}

extension Point {
  /// Returns the dot product.
  func dot(_ other: Point) -> Double { x * other.x + y * other.y }

  /// Returns the cross product: the signed area of the parallelogram spanned by two vectors.
  func cross(_ other: Point) -> Double { x * other.y - y * other.x }
}
