import Arithmetic

extension SpringCurve {
  /// The duration of the UIKit animation block that, with this damping ratio and velocity, makes this spring, in
  /// seconds.
  ///
  /// By UIKit's own rule (see ``UIKitSpring``), a thousandth of the way is left at that time: of the envelope of the
  /// oscillation or, without oscillation, of the motion itself. Nil for overdamped and undamped springs, and for
  /// velocities with which UIKit makes other springs.
  public var viewDuration: Double? {
    let (ratio, frequency, velocity) = (dampingRatio, naturalFrequency, initialVelocity)
    guard ratio > 0, ratio <= 1 else { return nil }
    let duration: Double
    if ratio < 1 {
      let amplitude = abs(ratio * frequency - velocity) / (frequency * (1 - ratio * ratio).squareRoot())
      duration = log(1000 * amplitude) / (ratio * frequency)
    } else {
      // (1 + (ω − v) t) e^(−ω t) falls for good from its last extreme on; the root lies beyond it.
      let slope = frequency - velocity
      let extreme = slope == 0 ? 0 : max(0, 1 / frequency - 1 / slope)
      var (low, high) = (extreme, extreme + 100 / frequency)
      while true {
        let middle = low + (high - low) / 2
        guard middle > low, middle < high else { break }
        if abs(1 + slope * middle) * exp(-frequency * middle) > 0.001 { low = middle } else { high = middle }
      }
      duration = high
    }
    guard duration > 0, duration.isFinite,
      let spring = try? UIKitSpring(duration: duration, dampingRatio: ratio, velocity: velocity).curve,
      abs(spring.naturalFrequency - frequency) <= 1e-6 * frequency
    else { return nil }
    return duration
  }
}
