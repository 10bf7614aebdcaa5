import Geometry

/// A cubic curve that a position follows.
///
/// In After Effects and lottie-web, equal progress is equal length. In Core Animation, progress is the curve's parameter, so
/// that the control points change the pace, also on a straight line.
struct MotionCurve: Sendable {
  private static let steps = 100

  private let curve: CubicBezier
  /// The lengths from the start to evenly spaced parameters.
  private let lengths: [Double]
  /// True if all points lie on a line.
  let isStraight: Bool
  /// True if equal progress is equal length, and not an equal part of the parameter.
  var isEven = true

  /// Makes a curve; nil when it is a straight line or not finite.
  init?(from start: SIMD2<Double>, _ control1: SIMD2<Double>, _ control2: SIMD2<Double>, to end: SIMD2<Double>) {
    guard control1 != start || control2 != end else { return nil }
    curve = CubicBezier(from: Point(start), control1: Point(control1), control2: Point(control2), to: Point(end))
    let lengths = curve.lengths(steps: Self.steps)
    guard lengths[Self.steps].isFinite, lengths[Self.steps] > 0 else { return nil }
    self.lengths = lengths
    let way = end - start
    func isOnLine(_ point: SIMD2<Double>) -> Bool {
      let other = point - start
      let (size, reach) = ((way * way).sum(), (other * other).sum())
      return abs(way.x * other.y - way.y * other.x) <= 1e-3 * max(size, reach)
    }
    isStraight = isOnLine(control1) && isOnLine(control2)
  }

  /// The point at a fraction of the length, extended straight beyond its ends, or at a parameter if it is not even.
  func point(at fraction: Double) -> SIMD2<Double> {
    guard isEven else { return curve.point(at: fraction).vector }
    let total = lengths[Self.steps]
    if fraction < 0 || fraction > 1 {
      let (start, end) = (curve.start.vector, curve.end.vector)
      let (from, along) =
        fraction < 0 ? (start, curve.control1.vector - start) : (end, end - curve.control2.vector)
      let length = (along * along).sum().squareRoot()
      guard length > 0 else { return start + (end - start) * fraction }
      return from + along / length * (total * (fraction < 0 ? fraction : fraction - 1))
    }
    return evenPoint(at: fraction).vector
  }

  /// The point at a fraction of the length, from 0 to 1.
  private func evenPoint(at fraction: Double) -> Point {
    let target = lengths[Self.steps] * fraction
    var (low, high) = (0, Self.steps)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lengths[middle] <= target { low = middle } else { high = middle }
    }
    let step = lengths[high] - lengths[low]
    let share = step > 0 ? (target - lengths[low]) / step : 0
    return curve.point(at: (Double(low) + share) / Double(Self.steps))
  }

  /// The largest distance between the points at equal arc lengths and the points at equal parameters.
  var unevenness: Double {
    (1..<16).reduce(0) { most, step in
      let share = Double(step) / 16
      return max(most, (evenPoint(at: share) - curve.point(at: share)).length)
    }
  }

  /// The largest distance between the points at equal arc lengths and the straight line between the ends.
  var detour: Double {
    (1..<16).reduce(0) { most, step in
      let share = Double(step) / 16
      let straight = curve.start + (curve.end - curve.start) * share
      return max(most, (evenPoint(at: share) - straight).length)
    }
  }
}
