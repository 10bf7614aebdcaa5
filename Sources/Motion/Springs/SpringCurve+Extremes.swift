import Arithmetic

extension SpringCurve {
  /// The time after which the motion counts as settled, in seconds: `CASpringAnimation`'s `settlingDuration`.
  ///
  /// Core Animation doesn't give the last time at which a thousandth of the way is left, but the time at which the
  /// envelope of the oscillation has fallen that low. Without oscillation it gives the first multiple of a tenth of a
  /// second, counted up by adding, at which no more is left. No value was recorded for overdamped springs; the same
  /// rule is used.
  public var settlingDuration: Double { settlingDuration(within: 0.001) }

  /// Returns the time after which no more than the fraction `epsilon` of the way is left, as ``settlingDuration``
  /// counts it.
  ///
  /// - Parameter epsilon: A fraction of the way, greater than 0.
  /// - Returns: Seconds; the greatest 32-bit number, as from Core Animation, when the spring never settles, which
  ///   includes one that takes more than 10,000 seconds without swinging.
  public func settlingDuration(within epsilon: Double) -> Double {
    let never = Double(Float.greatestFiniteMagnitude)
    if damping == 0 { return never }
    if case .underdamped(let swing) = regime {
      return log((1 + abs(decay - initialVelocity) / swing) / epsilon) / decay
    }
    var time = 0.0
    while abs(remainder(at: time)) > epsilon {
      time += 0.1
      if time > 10_000 { return never }
    }
    return time
  }

  /// The largest overshoot beyond the target, as a fraction of the way; 0 when there is none.
  public var overshoot: Double {
    let (v, w, a) = (initialVelocity, naturalFrequency, decay)
    switch regime {
    case .underdamped(let swing):
      // The first two turning points: with a start away from the target the first is on the near side.
      let first = Self.firstPositive(phase: atan2(-v * swing, w * w - a * v), frequency: swing)
      return max(0, value(at: first) - 1, value(at: first + .pi / swing) - 1)
    case .critical:
      return v > w ? max(0, value(at: v / (w * (v - w))) - 1) : 0
    case .overdamped(let slow, let fast):
      let (first, second) = overdampedWeights(slow, fast)
      let quotient = -second * fast / (first * slow)
      return quotient > 1 ? max(0, value(at: log(quotient) / (fast - slow)) - 1) : 0
    }
  }

  /// The greatest speed of the motion in whole distances per second, without its direction.
  public var peakVelocity: Double {
    let (v, w, a) = (initialVelocity, naturalFrequency, decay)
    var turn = 0.0
    switch regime {
    case .underdamped(let swing):
      let sine = (w * w - a * v) / swing
      turn = Self.firstPositive(phase: atan2(sine * swing - a * v, a * sine + v * swing), frequency: swing)
    case .critical:
      turn = (w - 2 * v) / (w * (w - v))
    case .overdamped(let slow, let fast):
      let (first, second) = overdampedWeights(slow, fast)
      turn = log(-second * fast * fast / (first * slow * slow)) / (fast - slow)
    }
    return turn > 0 && turn.isFinite ? max(abs(v), abs(velocity(at: turn))) : abs(v)
  }

  /// The first time after 0 at which the sine of `frequency`·t − `phase` is 0.
  private static func firstPositive(phase: Double, frequency: Double) -> Double {
    let time = phase.truncatingRemainder(dividingBy: .pi) / frequency
    return time > 0 ? time : time + .pi / frequency
  }
}
