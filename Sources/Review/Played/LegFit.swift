import LayerTree
import Motion

/// Finds the single function that describes a leg, if there is one: the timing function or the spring of its row,
/// scaled to the leg's duration.
struct LegFit {
  /// The function, or `sampled` if none fits.
  let pace: PlayedLeg.Pace

  init(_ curve: PlayedCurve, target: AnimatableValue, row: TimingRow, seconds: Double) {
    pace =
      Self.candidates(curve, target, row, seconds).first {
        Self.error(of: $0, on: curve, to: target) <= PlayedLeg.tolerance
      } ?? .sampled
  }

  private static func candidates(
    _ curve: PlayedCurve, _ target: AnimatableValue, _ row: TimingRow, _ seconds: Double
  ) -> [PlayedLeg.Pace] {
    let timing = row.summary.timing
    let nominal = timing.duration / row.rate
    if case .curve(let function) = row.summary.pace, nominal > 0 {
      // A continued property animator uses only a part of its duration.
      return [.curve(function, seconds: nominal), .curve(function, seconds: seconds)]
    }
    guard let spring = row.spring else { return [] }
    // When an interactive transition is released, its spring may be played in less than its own duration.
    var rates = [row.rate]
    if seconds > 0, nominal > 0 { rates.append(nominal * row.rate / seconds) }
    if seconds > 0, case .viewSpring(let spring) = row.summary.pace { rates.append(spring.duration / seconds) }
    return rates.compactMap { rate in
      let scaled = try? SpringCurve(
        mass: spring.mass, stiffness: spring.stiffness * rate * rate, damping: spring.damping * rate,
        allowsOverdamping: spring.allowsOverdamping)
      return scaled.flatMap { withVelocity($0, curve, target) }.map { .spring($0) }
    }
  }

  /// Returns the spring with the best-fitting initial velocity, by least squares: the motion is linear in the velocity.
  private static func withVelocity(
    _ spring: SpringCurve, _ curve: PlayedCurve, _ target: AnimatableValue
  ) -> SpringCurve? {
    guard let from = curve.values.first?.allComponents, from.count == target.allComponents.count else { return nil }
    let to = target.allComponents
    guard let part = to.indices.max(by: { abs(to[$0] - from[$0]) < abs(to[$1] - from[$1]) }),
      abs(to[part] - from[part]) > 1e-9
    else { return nil }
    let way = to[part] - from[part]
    func make(_ velocity: Double) -> SpringCurve? {
      try? SpringCurve(
        mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping, initialVelocity: velocity,
        allowsOverdamping: spring.allowsOverdamping)
    }
    guard let still = make(0), let pushed = make(1) else { return nil }
    var (above, below) = (0.0, 0.0)
    for (time, value) in zip(curve.times, curve.values) {
      let gain = pushed.value(at: time) - still.value(at: time)
      let progress = (value.allComponents[part] - from[part]) / way
      above += gain * (progress - still.value(at: time))
      below += gain * gain
    }
    let velocity = below > 0 ? above / below : 0
    return make(abs(velocity) < 1e-3 ? 0 : (velocity * 1e4).rounded() / 1e4)
  }

  /// Returns the maximum deviation of a function from a curve, as a fraction of the distance.
  static func error(of pace: PlayedLeg.Pace, on curve: PlayedCurve, to target: AnimatableValue) -> Double {
    guard let from = curve.values.first, from.kind == target.kind,
      from.allComponents.count == target.allComponents.count
    else { return .infinity }
    let way = max(curve.range, from.distance(to: target))
    guard way > 1e-12 else { return 0 }
    return zip(curve.times, curve.values).map { time, value in
      guard let progress = pace.progress(at: time) else { return .infinity }
      return from.interpolated(to: target, fraction: progress).distance(to: value) / way
    }.max() ?? 0
  }
}

extension PlayedLeg.Pace {
  /// Returns the fraction of the distance to the target at a time, in seconds; nil for sampled values.
  package func progress(at time: Double) -> Double? {
    switch self {
    case .curve(let function, let seconds): seconds > 0 ? function.value(at: min(1, max(0, time / seconds))) : 1
    case .spring(let spring): spring.value(at: time)
    case .sampled: nil
    }
  }
}
