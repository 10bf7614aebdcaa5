/// A cubic Bézier curve.
package struct CubicBezier: Hashable, Sendable {
  /// The point at the parameter 0.
  package var start: Point
  /// The first control point.
  package var control1: Point
  /// The second control point.
  package var control2: Point
  /// The point at the parameter 1.
  package var end: Point

  /// Creates a curve from its end points and control points.
  package init(from start: Point, control1: Point, control2: Point, to end: Point) {
    (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
  }

  /// Creates the cubic curve that equals a quadratic curve.
  package init(from start: Point, quadraticControl control: Point, to end: Point) {
    self.init(
      from: start, control1: start + (control - start) * (2.0 / 3), control2: end + (control - end) * (2.0 / 3),
      to: end)
  }

  /// Creates a straight line, with the control points at the end points; `isLine` is true.
  package init(lineFrom start: Point, to end: Point) {
    self.init(from: start, control1: start, control2: end, to: end)
  }

  /// True if the control points coincide with the end points: the curve is a straight line with a lower speed at both
  /// ends.
  package var isLine: Bool { control1 == start && control2 == end }

  /// Returns the point at a parameter from 0 to 1; outside this range, the polynomial is extrapolated.
  package func point(at t: Double) -> Point {
    let s = 1 - t
    return start * (s * s * s) + control1 * (3 * s * s * t) + control2 * (3 * s * t * t) + end * (t * t * t)
  }

  /// Returns a third of the derivative with respect to the parameter.
  package func slope(at t: Double) -> Point {
    let s = 1 - t
    return (control1 - start) * (s * s) + (control2 - control1) * (2 * s * t) + (end - control2) * (t * t)
  }

  /// Returns the direction of the curve at a parameter, as a vector of any length; zero if the curve is a point.
  ///
  /// At an end point that coincides with its control point, the direction leads to the next distinct point.
  package func direction(at t: Double) -> Point {
    let slope = slope(at: t)
    if slope.length > 1e-9 * ((control1 - start).length + (control2 - control1).length + (end - control2).length) {
      return slope
    }
    let sides = t < 0.5 ? [control1 - start, control2 - start] : [end - control2, end - control1]
    return sides.first { $0.length > 0 } ?? (end - start)
  }

  /// Returns the segment between two parameters, reversed if the first is larger; computed from the blossom (polar
  /// form).
  package func part(from first: Double, to last: Double) -> CubicBezier {
    if isLine {
      return CubicBezier(lineFrom: start + (end - start) * first, to: start + (end - start) * last)
    }
    func blossom(_ a: Double, _ b: Double, _ c: Double) -> Point {
      func mix(_ p: Point, _ q: Point, _ t: Double) -> Point { p + (q - p) * t }
      let (d, e, f) = (mix(start, control1, a), mix(control1, control2, a), mix(control2, end, a))
      return mix(mix(d, e, b), mix(e, f, b), c)
    }
    return CubicBezier(
      from: blossom(first, first, first), control1: blossom(first, first, last),
      control2: blossom(first, last, last), to: blossom(last, last, last))
  }
}
