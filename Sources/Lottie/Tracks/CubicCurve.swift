/// A cubic Bézier curve.
struct CubicCurve: Hashable, Sendable {
  var start: SIMD2<Double>
  var control1: SIMD2<Double>
  var control2: SIMD2<Double>
  var end: SIMD2<Double>

  init(_ start: SIMD2<Double>, _ control1: SIMD2<Double>, _ control2: SIMD2<Double>, _ end: SIMD2<Double>) {
    (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
  }

  init(_ first: BezierShape.Vertex, _ second: BezierShape.Vertex) {
    self.init(first.point, first.after, second.before, second.point)
  }

  /// True if the curve is a straight line with its control points at the ends.
  var isLine: Bool { control1 == start && control2 == end }

  func point(at t: Double) -> SIMD2<Double> {
    let s = 1 - t
    return start * (s * s * s) + control1 * (3 * s * s * t) + control2 * (3 * s * t * t) + end * (t * t * t)
  }

  /// Returns a tangent vector at a curve parameter; zero if the curve has no direction.
  func direction(at t: Double) -> SIMD2<Double> {
    let s = 1 - t
    let slope = (control1 - start) * (s * s) + (control2 - control1) * (2 * s * t) + (end - control2) * (t * t)
    if (slope * slope).sum() > 1e-18 { return slope }
    let ways =
      t < 0.5 ? [control1 - start, control2 - start, end - start] : [end - control2, end - control1, end - start]
    return ways.first { ($0 * $0).sum() > 1e-18 } ?? .zero
  }

  /// Returns the part between two curve parameters (de Casteljau's algorithm).
  func part(from first: Double, to last: Double) -> CubicCurve {
    if first <= 0, last >= 1 { return self }
    if isLine {
      let (a, b) = (start + (end - start) * first, start + (end - start) * last)
      return CubicCurve(a, a, b, b)
    }
    let (_, tail) = split(at: first)
    return tail.split(at: first < 1 ? (last - first) / (1 - first) : 1).0
  }

  func split(at t: Double) -> (CubicCurve, CubicCurve) {
    func mix(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> SIMD2<Double> { a + (b - a) * t }
    let (a, b, c) = (mix(start, control1), mix(control1, control2), mix(control2, end))
    let (d, e) = (mix(a, b), mix(b, c))
    let middle = mix(d, e)
    return (CubicCurve(start, a, d, middle), CubicCurve(middle, e, c, end))
  }

  /// Returns the cumulative arc lengths at evenly spaced curve parameters.
  func lengths(steps: Int = 24) -> [Double] {
    var result = [0.0]
    result.reserveCapacity(steps + 1)
    var last = start
    for step in 1...steps {
      let next = point(at: Double(step) / Double(steps))
      let way = next - last
      result.append(result[step - 1] + (way * way).sum().squareRoot())
      last = next
    }
    return result
  }
}
