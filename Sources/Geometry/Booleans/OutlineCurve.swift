import Arithmetic

/// A line or a cubic curve of an outline.
struct OutlineCurve {
  let start: Point
  let control1: Point
  let control2: Point
  let end: Point
  let isLine: Bool
  /// The index of the path that the curve belongs to.
  let operand: Int

  init(_ start: Point, _ end: Point, operand: Int) {
    (self.start, control1, control2, self.end) = (start, start, end, end)
    (isLine, self.operand) = (true, operand)
  }

  init(_ start: Point, _ control1: Point, _ control2: Point, _ end: Point, operand: Int) {
    (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
    (isLine, self.operand) = (false, operand)
  }

  func point(at t: Double) -> Point {
    if t <= 0 { return start }
    if t >= 1 { return end }
    if isLine { return start + (end - start) * t }
    let s = 1 - t
    return start * (s * s * s) + control1 * (3 * s * s * t) + control2 * (3 * s * t * t) + end * (t * t * t)
  }

  /// Returns the derivative with respect to the parameter.
  func slope(at t: Double) -> Point {
    if isLine { return end - start }
    let s = 1 - t
    return (control1 - start) * (3 * s * s) + (control2 - control1) * (6 * s * t) + (end - control2) * (3 * t * t)
  }

  /// Returns the number of lines, at equal steps of the parameter, that stay within a distance of the curve.
  ///
  /// The distance of a chord is at most an eighth of the second derivative times the square of its parameter interval.
  func lineCount(tolerance: Double) -> Int {
    guard !isLine else { return 1 }
    let first = start - control1 * 2 + control2
    let second = control1 - control2 * 2 + end
    let bend = 6 * max(first.length, second.length)
    return max(2, min(128, Int(saturating: (bend / (8 * tolerance)).squareRoot().rounded(.up))))
  }

  /// Returns the control points of the part between two parameters, backward if the first is larger (polar form of the
  /// cubic).
  func part(from first: Double, to last: Double) -> (control1: Point, control2: Point) {
    func blossom(_ a: Double, _ b: Double, _ c: Double) -> Point {
      func mix(_ p: Point, _ q: Point, _ t: Double) -> Point { p + (q - p) * t }
      let (d, e, f) = (mix(start, control1, a), mix(control1, control2, a), mix(control2, end, a))
      return mix(mix(d, e, b), mix(e, f, b), c)
    }
    return (blossom(first, first, last), blossom(first, last, last))
  }
}
