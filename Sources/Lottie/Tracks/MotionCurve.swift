/// The cubic motion path of a position between two keyframes.
///
/// In After Effects and lottie-web, progress is the fraction of the arc length. In Core Animation, progress is the
/// curve parameter, so the control points change the speed, even on a straight line.
struct MotionCurve: Sendable {
  private static let steps = 100

  private let start: SIMD2<Double>
  private let control1: SIMD2<Double>
  private let control2: SIMD2<Double>
  private let end: SIMD2<Double>
  /// The cumulative arc lengths at evenly spaced curve parameters.
  private let lengths: [Double]
  /// True if all points are on one line.
  let isStraight: Bool
  /// True if progress is the fraction of the arc length, false if it is the curve parameter.
  var isEven = true

  /// Creates a curve; nil if the control points coincide with the ends, or if the length is zero or not finite.
  init?(from start: SIMD2<Double>, _ control1: SIMD2<Double>, _ control2: SIMD2<Double>, to end: SIMD2<Double>) {
    guard control1 != start || control2 != end else { return nil }
    (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
    var lengths = [0.0]
    var last = start
    for step in 1...Self.steps {
      let point = Self.place(Double(step) / Double(Self.steps), start, control1, control2, end)
      let way = point - last
      lengths.append(lengths[step - 1] + (way * way).sum().squareRoot())
      last = point
    }
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
    guard isEven else { return Self.place(fraction, start, control1, control2, end) }
    let total = lengths[Self.steps]
    if fraction < 0 || fraction > 1 {
      let (from, along) = fraction < 0 ? (start, control1 - start) : (end, end - control2)
      let length = (along * along).sum().squareRoot()
      guard length > 0 else { return start + (end - start) * fraction }
      return from + along / length * (total * (fraction < 0 ? fraction : fraction - 1))
    }
    return evenPoint(at: fraction)
  }

  /// Returns the point at a fraction of the arc length, from 0 to 1.
  private func evenPoint(at fraction: Double) -> SIMD2<Double> {
    let target = lengths[Self.steps] * fraction
    var (low, high) = (0, Self.steps)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lengths[middle] <= target { low = middle } else { high = middle }
    }
    let step = lengths[high] - lengths[low]
    let share = step > 0 ? (target - lengths[low]) / step : 0
    return Self.place((Double(low) + share) / Double(Self.steps), start, control1, control2, end)
  }

  /// The largest distance between the points at equal fractions of the arc length and of the parameter.
  var unevenness: Double {
    (1..<16).reduce(0) { most, step in
      let share = Double(step) / 16
      let way = evenPoint(at: share) - Self.place(share, start, control1, control2, end)
      return max(most, (way * way).sum().squareRoot())
    }
  }

  /// The largest distance between the curve and the line between its ends, at equal fractions of the length.
  var detour: Double {
    (1..<16).reduce(0) { most, step in
      let share = Double(step) / 16
      let way = evenPoint(at: share) - (start + (end - start) * share)
      return max(most, (way * way).sum().squareRoot())
    }
  }

  private static func place(
    _ t: Double, _ a: SIMD2<Double>, _ b: SIMD2<Double>, _ c: SIMD2<Double>, _ d: SIMD2<Double>
  ) -> SIMD2<Double> {
    let s = 1 - t
    return a * (s * s * s) + b * (3 * s * s * t) + c * (3 * s * t * t) + d * (t * t * t)
  }
}
