extension Path {
  /// The bounding box of the path's lines and curves; nil if there are none.
  ///
  /// A subpath that is a single `move` is ignored. The extent of curves is used, not their control points.
  public var boundingBox: Rect? {
    var box = Extremes()
    forEachPiece { start, element in
      box.add(start)
      switch element {
      case .quadratic(let control, let end): box.add(Extremes.ofQuadratic(start, control, end))
      case .cubic(let control1, let control2, let end): box.add(Extremes.ofCubic(start, control1, control2, end))
      case .line, .move, .close: break
      }
    }
    return box.rect
  }

  /// A rectangle that contains the path and its control points; nil if there are no lines or curves.
  package var controlBox: Rect? {
    var box = Extremes()
    forEachPiece { start, element in
      box.add(start)
      switch element {
      case .quadratic(let control, _): box.add(control)
      case .cubic(let control1, let control2, _):
        box.add(control1)
        box.add(control2)
      case .line, .move, .close: break
      }
    }
    return box.rect
  }

  /// Calls `body` with each line or curve and the point where it begins, and with a `move` for each end of a subpath.
  private func forEachPiece(_ body: (Point, Element) -> Void) {
    var start = Point.zero
    var current = Point.zero
    var isDrawn = false
    for element in elements {
      switch element {
      case .move(let point):
        if isDrawn { body(current, element) }
        (start, current, isDrawn) = (point, point, false)
      case .line(let point), .quadratic(_, let point), .cubic(_, _, let point):
        body(current, element)
        (current, isDrawn) = (point, true)
      case .close:
        body(current, element)
        (current, isDrawn) = (start, false)
      }
    }
    if isDrawn { body(current, .move(current)) }
  }

  /// The smallest and the largest coordinates of points.
  private struct Extremes {
    var minimum = Point(.infinity, .infinity)
    var maximum = Point(-.infinity, -.infinity)

    var rect: Rect? {
      guard minimum.x <= maximum.x, minimum.y <= maximum.y else { return nil }
      return Rect(minimum.x, minimum.y, maximum.x - minimum.x, maximum.y - minimum.y)
    }

    mutating func add(_ point: Point) {
      minimum = Point(min(minimum.x, point.x), min(minimum.y, point.y))
      maximum = Point(max(maximum.x, point.x), max(maximum.y, point.y))
    }

    mutating func add(_ points: [Point]) {
      for point in points { add(point) }
    }

    /// Returns the points where the curve has an extremum in x or in y.
    static func ofQuadratic(_ p0: Point, _ p1: Point, _ p2: Point) -> [Point] {
      let (first, second) = (p1 - p0, p2 - p1)
      let roots = [(first.x, second.x), (first.y, second.y)].map { $0.0 / ($0.0 - $0.1) }
      return roots.filter { $0 > 0 && $0 < 1 }.map { t in
        let u = 1 - t
        return p0 * (u * u) + p1 * (2 * u * t) + p2 * (t * t)
      }
    }

    /// Returns the points where the curve has an extremum in x or in y.
    static func ofCubic(_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point) -> [Point] {
      let (d0, d1, d2) = (p1 - p0, p2 - p1, p3 - p2)
      let turns = roots(d0.x, d1.x, d2.x) + roots(d0.y, d1.y, d2.y)
      return turns.filter { $0 > 0 && $0 < 1 }.map { t in
        let u = 1 - t
        let near = p0 * (u * u * u) + p1 * (3 * u * u * t)
        let far = p2 * (3 * u * t * t) + p3 * (t * t * t)
        return near + far
      }
    }

    /// Returns the real roots of the quadratic polynomial with these Bernstein coefficients, by the formula without
    /// cancellation.
    private static func roots(_ d0: Double, _ d1: Double, _ d2: Double) -> [Double] {
      let (a, b) = (d0 - 2 * d1 + d2, d1 - d0)
      let discriminant = b * b - a * d0
      guard discriminant >= 0 else { return [] }
      let q = -(b + (b < 0 ? -discriminant.squareRoot() : discriminant.squareRoot()))
      return [q / a, d0 / q]
    }
  }
}
