import Arithmetic

/// The spring of `UIView.animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:)`.
///
/// UIKit searches for the stiffness that leaves a thousandth of the distance after the duration, with a mass of 1, by
/// twelve steps of Newton's method, and always finds one. It then plays the spring for exactly the duration and may
/// have to jump the last 0.3 %. The constants agree with those published by framer/SpringsExample, and the procedure
/// with 99.2 % of 7,014 calls recorded on iOS 27.0 (ccheever/exact2, `uikit-springs/ios-27.0.txt`): with all of them if
/// the velocity times the duration is less than 0.6 or more than 8 times the damping ratio. In between, the search is
/// chaotic, and a device's constants may differ. iOS 7's timing curve was determined by tracking recordings of that
/// system.
public struct UIKitSpring: Hashable, Sendable {
  /// The duration of the animation in seconds.
  public let duration: Double
  /// The version of UIKit; it determines whether the curve is applied to the spring's time.
  public let generation: UIKitGeneration
  /// The timing function of the animation block.
  public let timingFunction: TimingFunction
  /// The damping ratio of the spring, at most 1.
  package let dampingRatio: Double
  /// The resulting spring.
  public let curve: SpringCurve

  /// Creates the spring that UIKit would.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds, greater than 0. The search clamps it to 0.01 to 10.
  ///   - dampingRatio: 1 for no oscillation, toward 0 for more; clamped to 1.19e-7 to 1.
  ///   - velocity: The initial velocity in total distances per second, positive toward the target.
  ///   - generation: The version of UIKit.
  ///   - timingFunction: The timing function of the block, ease-in-ease-out by default.
  /// - Throws: ``SpringError/notPositive(_:found:)`` or ``SpringError/notFinite(_:found:)``.
  public init(
    duration: Double, dampingRatio: Double, velocity: Double = 0, generation: UIKitGeneration = .iOS7,
    timingFunction: TimingFunction = .easeInEaseOut
  ) throws(SpringError) {
    try SpringError.requirePositive(duration, .duration)
    try SpringError.requireFinite(dampingRatio, .dampingRatio)
    try SpringError.requireFinite(velocity, .velocity)
    self.duration = duration
    self.generation = generation
    self.timingFunction = timingFunction
    self.dampingRatio = min(max(dampingRatio, Double(Float.ulpOfOne)), 1)
    curve = try Self.curve(duration: duration, dampingRatio: self.dampingRatio, velocity: velocity)
  }

  private init(_ other: UIKitSpring, lasting duration: Double, _ curve: SpringCurve) {
    (generation, timingFunction, dampingRatio) = (other.generation, other.timingFunction, other.dampingRatio)
    self.duration = duration
    self.curve = curve
  }

  /// Returns a spring with the same damping ratio and initial velocity, in total distances per second, but a different
  /// duration.
  ///
  /// - Parameter duration: The duration in seconds; the spring is unchanged unless it is finite and greater than 0.
  /// - Returns: The spring.
  package func lasting(_ duration: Double) -> UIKitSpring {
    guard duration > 0, duration.isFinite,
      let curve = try? Self.curve(
        duration: duration, dampingRatio: dampingRatio, velocity: curve.initialVelocity)
    else { return self }
    return UIKitSpring(self, lasting: duration, curve)
  }

  /// Returns the progress after `time` seconds; 0 before and 1 after the animation.
  public func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < duration else { return 1 }
    return value(atFraction: time / duration)
  }

  /// Returns the progress at the given fraction of the duration.
  ///
  /// - Parameter fraction: The fraction from 0 to 1.
  /// - Returns: The progress; at 1, the last value before the jump to the end.
  public func value(atFraction fraction: Double) -> Double {
    switch generation {
    case .iOS7: curve.value(at: duration * timingFunction.value(at: fraction))
    case .iOS8, .iOS11: curve.value(at: duration * fraction)
    }
  }

  private static func curve(
    duration: Double, dampingRatio: Double, velocity: Double
  ) throws(SpringError) -> SpringCurve {
    let frequency = frequency(duration: min(max(duration, 0.01), 10), dampingRatio: dampingRatio, velocity: velocity)
    return try SpringCurve(
      stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency, initialVelocity: velocity)
  }

  /// Returns the natural frequency that UIKit finds.
  ///
  /// The unknown is the phase, the frequency times the duration. If a step leads to 0 or below, or the slope is zero,
  /// the phase is halved instead.
  private static func frequency(duration: Double, dampingRatio: Double, velocity: Double) -> Double {
    let tolerance = 0.001
    let swing = (1 - dampingRatio * dampingRatio).squareRoot()
    let way = velocity * duration
    var phase = 5.0
    for _ in 0..<12 {
      // The envelope of the oscillation, or the remaining distance without oscillation, and its derivative.
      let (rest, restSlope) =
        dampingRatio < 1
        ? ((way / phase - dampingRatio) / swing, -way / (phase * phase * swing)) : (way - phase - 1, -1)
      let fade = exp(-dampingRatio * phase)
      let excess = abs(rest) * fade - tolerance
      let slope = ((rest < 0 ? -restSlope : restSlope) - dampingRatio * abs(rest)) * fade
      let next = phase - excess / slope
      phase = next > 0 && next.isFinite ? next : phase / 2
    }
    return phase / duration
  }
}

/// The version of UIKit whose view animations are reproduced.
public enum UIKitGeneration: String, CaseIterable, Sendable {
  /// iOS 7: a new animation replaces the old one, and the block's curve is applied to a spring's time.
  case iOS7
  /// iOS 8 to 10: animations of geometry are additive, and no curve is applied to a spring's time.
  case iOS8
  /// iOS 11 and later: animations of the corner radius are additive as well (WWDC 2017, session 230).
  case iOS11
}
