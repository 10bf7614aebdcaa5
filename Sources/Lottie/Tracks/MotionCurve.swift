import Geometry

/// The cubic motion path of a position between two keyframes.
///
/// In After Effects and lottie-web, progress is the fraction of the arc length. In Core Animation, progress is the
/// curve parameter, so the control points change the speed, even on a straight line.
struct MotionCurve: Sendable {
  private static let steps = 100

  private let curve: CubicBezier
  /// The cumulative arc lengths at evenly spaced curve parameters.
  private let lengths: [Double]
  /// True if all points are on one line.
  let isStraight: Bool
  /// True if progress is the fraction of the arc length, false if it is the curve parameter.
  var isEven = true

  /// Creates a curve; nil if the control points coincide with the ends, or if the length is zero or not finite.
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

  /// Returns the point at a progress.
  ///
  /// If the curve is even, it is extended in straight lines beyond its ends.
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

  /// Returns the point at a fraction of the arc length, from 0 to 1.
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

  /// The largest distance between the points at equal fractions of the arc length and of the parameter.
  var unevenness: Double {
    (1..<16).reduce(0) { maximum, step in
      let share = Double(step) / 16
      return max(maximum, (evenPoint(at: share) - curve.point(at: share)).length)
    }
  }

  /// The largest distance between the curve and the line between its ends, at equal fractions of the length.
  var detour: Double {
    (1..<16).reduce(0) { maximum, step in
      let share = Double(step) / 16
      let straight = curve.start + (curve.end - curve.start) * share
      return max(maximum, (evenPoint(at: share) - straight).length)
    }
  }
}
