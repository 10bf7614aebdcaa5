import Arithmetic

/// A line or a cubic curve of an outline.
struct OutlineCurve {
  let curve: CubicBezier
  /// True for a line, whose parameter is linear in its length.
  let isLine: Bool
  /// The index of the path that the curve belongs to.
  let operand: Int

  init(_ start: Point, _ end: Point, operand: Int) {
    (curve, isLine, self.operand) = (CubicBezier(lineFrom: start, to: end), true, operand)
  }

  init(_ curve: CubicBezier, operand: Int) {
    (self.curve, isLine, self.operand) = (curve, false, operand)
  }

  func point(at t: Double) -> Point {
    if t <= 0 { return curve.start }
    if t >= 1 { return curve.end }
    return isLine ? curve.start + (curve.end - curve.start) * t : curve.point(at: t)
  }

  /// The derivative with respect to the parameter.
  func derivative(at t: Double) -> Point { isLine ? curve.end - curve.start : curve.slope(at: t) * 3 }

  /// The number of lines at equal parameters that stay within a distance of the curve.
  ///
  /// The distance of a chord is at most an eighth of the second derivative times the square of its parameters.
  func lineCount(tolerance: Double) -> Int {
    guard !isLine else { return 1 }
    let first = curve.start - curve.control1 * 2 + curve.control2
    let second = curve.control1 - curve.control2 * 2 + curve.end
    let bend = 6 * max(first.length, second.length)
    return max(2, min(128, Int(saturating: (bend / (8 * tolerance)).squareRoot().rounded(.up))))
  }
}
