import Geometry

/// A contour as in Lottie files: vertices, each with the control points before and after it.
struct BezierShape: Hashable, Sendable {
  /// A vertex with its control points, in the same coordinate space.
  struct Vertex: Hashable, Sendable {
    var point: SIMD2<Double>
    /// The second control point of the segment that ends at the vertex.
    var before: SIMD2<Double>
    /// The first control point of the segment that starts at the vertex.
    var after: SIMD2<Double>

    init(_ point: SIMD2<Double>, before: SIMD2<Double>? = nil, after: SIMD2<Double>? = nil) {
      self.point = point
      self.before = before ?? point
      self.after = after ?? point
    }

    /// True if both control points coincide with the vertex.
    var isCorner: Bool { before == point && after == point }
  }

  var vertices: [Vertex] = []
  var isClosed = false

  /// The cubic segments, including the closing one.
  var segments: [CubicBezier] {
    guard let first = vertices.first, let last = vertices.last else { return [] }
    func segment(from first: Vertex, to last: Vertex) -> CubicBezier {
      CubicBezier(
        from: Point(first.point), control1: Point(first.after), control2: Point(last.before), to: Point(last.point))
    }
    var result: [CubicBezier] = []
    result.reserveCapacity(vertices.count)
    for index in vertices.indices.dropFirst() { result.append(segment(from: vertices[index - 1], to: vertices[index])) }
    if isClosed, vertices.count > 1 { result.append(segment(from: last, to: first)) }
    return result
  }

  /// The contour, closed.
  var closed: BezierShape {
    var result = self
    result.isClosed = true
    return result
  }

  /// The contour in the opposite direction.
  var reversed: BezierShape {
    var result = self
    result.vertices = vertices.reversed().map { Vertex($0.point, before: $0.after, after: $0.before) }
    // The start vertex does not change.
    if isClosed, let last = result.vertices.popLast() { result.vertices.insert(last, at: 0) }
    return result
  }

  func transformed(by transform: AffineTransform) -> BezierShape {
    var result = self
    func place(_ point: SIMD2<Double>) -> SIMD2<Double> { transform.apply(point) }
    for index in vertices.indices {
      let vertex = vertices[index]
      result.vertices[index] = Vertex(place(vertex.point), before: place(vertex.before), after: place(vertex.after))
    }
    return result
  }

  /// Appends the contour to a path.
  func append(to path: inout Path) {
    guard let first = vertices.first else { return }
    path.move(to: Point(first.point))
    for index in vertices.indices.dropFirst() {
      Self.add(from: vertices[index - 1], to: vertices[index], to: &path)
    }
    guard isClosed else { return }
    if let last = vertices.last, vertices.count > 1 { Self.add(from: last, to: first, to: &path) }
    path.close()
  }

  private static func add(from start: Vertex, to end: Vertex, to path: inout Path) {
    if start.after == start.point, end.before == end.point {
      path.line(to: Point(end.point))
    } else {
      path.cubic(control1: Point(start.after), control2: Point(end.before), to: Point(end.point))
    }
  }
}

extension BezierShape: TrackValue {
  func mixed(with other: BezierShape, at progress: Double) -> BezierShape {
    guard progress != 0 else { return self }
    var result = self
    for index in 0..<min(vertices.count, other.vertices.count) {
      let (a, b) = (vertices[index], other.vertices[index])
      result.vertices[index] = Vertex(
        a.point + (b.point - a.point) * progress, before: a.before + (b.before - a.before) * progress,
        after: a.after + (b.after - a.after) * progress)
    }
    return result
  }

  func differs(from other: BezierShape) -> Bool {
    func isFar(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Bool { abs(a.x - b.x) > 1e-3 || abs(a.y - b.y) > 1e-3 }
    return vertices.count != other.vertices.count || isClosed != other.isClosed
      || zip(vertices, other.vertices).contains { a, b in
        isFar(a.point, b.point) || isFar(a.before, b.before) || isFar(a.after, b.after)
      }
  }

  init?(_ result: PropertyValue, near other: BezierShape) {
    guard case .shape(let shape) = result else { return nil }
    self = shape
  }
}

extension Point {
  init(_ vector: SIMD2<Double>) { self.init(vector.x, vector.y) }

  /// The coordinates as a vector.
  var vector: SIMD2<Double> { SIMD2(x, y) }

  /// The vector of length 1 in the same direction; zero for a zero vector.
  var normalized: Point {
    let length = length
    return length > 0 ? Point(x / length, y / length) : .zero
  }
}

extension AffineTransform {
  func apply(_ point: SIMD2<Double>) -> SIMD2<Double> {
    [a * point.x + c * point.y + tx, b * point.x + d * point.y + ty]
  }
}
