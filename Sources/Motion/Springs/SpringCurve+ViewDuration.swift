import Arithmetic

extension SpringCurve {
  /// The duration, in seconds, of the UIKit animation block that plays this spring for its damping ratio and velocity.
  ///
  /// By UIKit's rule (see ``UIKitSpring``), a thousandth of the distance remains at that time: of the envelope of the
  /// oscillation or, without oscillation, of the motion itself. Nil for overdamped and undamped springs, and for
  /// velocities that change UIKit's spring.
  public var viewDuration: Double? {
    let (ratio, frequency, velocity) = (dampingRatio, naturalFrequency, initialVelocity)
    guard ratio > 0, ratio <= 1 else { return nil }
    let duration: Double
    if ratio < 1 {
      let amplitude = abs(ratio * frequency - velocity) / (frequency * (1 - ratio * ratio).squareRoot())
      duration = log(1000 * amplitude) / (ratio * frequency)
    } else {
      duration = criticalSettlingDuration()
    }
    guard duration > 0, duration.isFinite,
      let spring = try? UIKitSpring(duration: duration, dampingRatio: ratio, velocity: velocity).curve,
      abs(spring.naturalFrequency - frequency) <= 1e-6 * frequency
    else { return nil }
    return duration
  }
}
