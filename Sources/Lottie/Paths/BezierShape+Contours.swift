import Geometry

extension BezierShape {
  /// Returns the contours of a path.
  static func contours(of path: Path) -> [BezierShape] {
    var result: [BezierShape] = []
    var current = BezierShape()
    func finish() {
      if current.vertices.count > 1 {
        // A closed contour may end at its start point or not.
        let (first, last) = (current.vertices[0], current.vertices[current.vertices.count - 1])
        if current.isClosed, first.point == last.point {
          current.vertices[0].before = last.before
          current.vertices.removeLast()
        }
        result.append(current)
      }
      current = BezierShape()
    }
    func simd(_ point: Point) -> SIMD2<Double> { [point.x, point.y] }
    func add(_ control1: SIMD2<Double>, _ control2: SIMD2<Double>, _ end: SIMD2<Double>) {
      if current.vertices.isEmpty { current.vertices.append(.init(start, before: start, after: start)) }
      current.vertices[current.vertices.count - 1].after = control1
      current.vertices.append(.init(end, before: control2, after: end))
    }
    var start = SIMD2<Double>.zero
    for element in path.elements {
      let here = current.vertices.last?.point ?? start
      switch element {
      case .move(let point):
        finish()
        start = simd(point)
        current.vertices = [.init(start, before: start, after: start)]
      case .line(let point): add(here, simd(point), simd(point))
      case .quadratic(let control, let end):
        let (control, end) = (simd(control), simd(end))
        add(here + (control - here) * (2.0 / 3), end + (control - end) * (2.0 / 3), end)
      case .cubic(let control1, let control2, let end): add(simd(control1), simd(control2), simd(end))
      case .close:
        if let first = current.vertices.first?.point { start = first }
        current.isClosed = true
        finish()
      }
    }
    finish()
    return result
  }

  /// Returns true if another contour has the same number of vertices, so that both can be interpolated.
  func hasForm(of other: BezierShape) -> Bool {
    vertices.count == other.vertices.count && isClosed == other.isClosed
  }

  /// Returns the contour with more vertices, all at the position of its last one.
  func padded(to count: Int) -> BezierShape {
    guard let last = vertices.last, vertices.count < count else { return self }
    var shape = self
    shape.vertices[vertices.count - 1].after = last.point
    while shape.vertices.count < count { shape.vertices.append(.init(last.point)) }
    shape.vertices[count - 1].after = last.after
    return shape
  }

  /// The coordinates of the vertices and control points.
  var numbers: [Double] {
    vertices.flatMap { [$0.point.x, $0.point.y, $0.before.x, $0.before.y, $0.after.x, $0.after.y] }
  }

  /// Returns a contour of the same form with other coordinates.
  func with(_ numbers: [Double]) -> BezierShape {
    var shape = self
    for index in vertices.indices {
      let n = 6 * index
      shape.vertices[index] = .init(
        [numbers[n], numbers[n + 1]], before: [numbers[n + 2], numbers[n + 3]], after: [numbers[n + 4], numbers[n + 5]])
    }
    return shape
  }
}
