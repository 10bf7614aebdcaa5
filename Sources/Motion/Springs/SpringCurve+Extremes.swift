import Arithmetic

extension SpringCurve {
  /// The settling time in seconds: `CASpringAnimation`'s `settlingDuration`.
  ///
  /// Core Animation doesn't return the last time at which a thousandth of the distance remains, but the time at which
  /// the envelope of the oscillation has decayed to it. Without oscillation, it returns the first multiple of a tenth
  /// of a second, accumulated by addition, at which no more remains; for overdamped springs, on the curve that it
  /// plays.
  public var settlingDuration: Double { settlingDuration(within: 0.001) }

  /// Returns the time after which at most the fraction `epsilon` of the distance remains, by the rules of
  /// ``settlingDuration``.
  ///
  /// - Parameter epsilon: A fraction of the distance, greater than 0.
  /// - Returns: The time in seconds; the largest 32-bit number, as in Core Animation, if the spring never settles, or
  ///   takes more than 10,000 seconds without oscillating.
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

  /// The maximum overshoot beyond the target, as a fraction of the distance; 0 for none.
  public var overshoot: Double {
    let (v, w, a) = (initialVelocity, naturalFrequency, decay)
    switch regime {
    case .underdamped(let swing):
      // The first two turning points; if the spring starts away from the target, the first one is on the near side.
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

  /// The end time of a UIKit animation with this spring, in seconds.
  ///
  /// Below critical damping, it is ``settlingDuration``; otherwise, the last time at which a thousandth of the
  /// critically damped motion's distance remains, even for an overdamped spring. Recorded on iOS 27: 0.9235 s for a
  /// stiffness of 100 and a damping of 40.
  public var viewSettlingDuration: Double {
    if case .underdamped = regime { return settlingDuration }
    return criticalSettlingDuration(within: Self.viewEpsilon)
  }

  /// The fraction of the distance that remains when UIKit ends a critically damped spring: slightly less than a
  /// thousandth.
  ///
  /// All recorded ends fit this number to nine digits; UIKit's reason for it is unknown.
  private static let viewEpsilon = 0.00099853653677

  /// Returns the last time at which the fraction `epsilon` of the distance remains under critical damping, in seconds.
  func criticalSettlingDuration(within epsilon: Double = 0.001) -> Double {
    let frequency = naturalFrequency
    // (1 + (ω − v) t) e^(−ω t) falls monotonically after its last extremum, and the root is beyond it.
    let slope = frequency - initialVelocity
    let extreme = slope == 0 ? 0 : max(0, 1 / frequency - 1 / slope)
    var (low, high) = (extreme, extreme + 100 / frequency)
    while true {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { return high }
      if abs(1 + slope * middle) * exp(-frequency * middle) > epsilon { low = middle } else { high = middle }
    }
  }

  /// The maximum speed of the motion in total distances per second, regardless of direction.
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
    // For overdamped springs, Core Animation's initial speed differs from the given one.
    let first = abs(velocity(at: 0))
    return turn > 0 && turn.isFinite ? max(first, abs(velocity(at: turn))) : first
  }

  /// Returns the first zero of the sine of `frequency`·t − `phase` after 0.
  private static func firstPositive(phase: Double, frequency: Double) -> Double {
    let time = phase.truncatingRemainder(dividingBy: .pi) / frequency
    return time > 0 ? time : time + .pi / frequency
  }
}
