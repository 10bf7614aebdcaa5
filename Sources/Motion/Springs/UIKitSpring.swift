import Arithmetic

/// The spring of `UIView.animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:)`.
///
/// UIKit looks for the stiffness at which a thousandth of the way is left after the duration, with a mass of 1, by
/// twelve steps of Newton's method. It then plays the spring for just the duration, so that it may have to jump the
/// last 0.3 %. The constants agree with those published by framer/SpringsExample; iOS 7's curve on time was found by
/// tracking recordings of that system.
public struct UIKitSpring: Hashable, Sendable {
  /// The length of the animation in seconds.
  public let duration: Double
  /// The generation of UIKit, which decides whether the curve is applied to time.
  public let generation: UIKitGeneration
  /// The curve of the animation block.
  public let timingFunction: TimingFunction
  /// The spring that is played.
  public let curve: SpringCurve

  /// Makes the spring that UIKit would.
  ///
  /// - Parameters:
  ///   - duration: Seconds, greater than 0. The search clamps it to 0.01 to 10.
  ///   - dampingRatio: 1 to arrive without oscillation, towards 0 for more; clamped to 1.19e-7 to 1.
  ///   - velocity: The speed at the start in whole distances per second, positive towards the target.
  ///   - generation: The generation of UIKit.
  ///   - timingFunction: The curve of the block, ease-in-ease-out by default.
  /// - Throws: ``SpringError/notPositive(_:found:)`` or ``SpringError/notFinite(_:found:)`` for the parameters;
  ///   ``SpringError/noSolution(duration:dampingRatio:velocity:)`` where UIKit's search divides by zero.
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
    let ratio = min(max(dampingRatio, Double(Float.ulpOfOne)), 1)
    let frequency = Self.frequency(
      duration: min(max(duration, 0.01), 10), dampingRatio: ratio, velocity: velocity)
    guard frequency > 0, (frequency * frequency).isFinite else {
      throw .noSolution(duration: duration, dampingRatio: dampingRatio, velocity: velocity)
    }
    curve = try SpringCurve(
      stiffness: frequency * frequency, damping: 2 * ratio * frequency, initialVelocity: velocity)
  }

  /// The fraction of the way covered after `time` seconds; 0 before and 1 after the animation.
  public func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < duration else { return 1 }
    return value(atFraction: time / duration)
  }

  /// The fraction of the way covered when the given fraction of the duration has gone by.
  ///
  /// - Parameter fraction: 0 to 1.
  /// - Returns: At 1 the last place before the jump to the end.
  public func value(atFraction fraction: Double) -> Double {
    switch generation {
    case .iOS7: curve.value(at: duration * timingFunction.value(at: fraction))
    case .iOS8, .iOS11: curve.value(at: duration * fraction)
    }
  }

  /// The natural frequency that UIKit arrives at; NaN where its search divides by zero.
  private static func frequency(duration d: Double, dampingRatio z: Double, velocity v: Double) -> Double {
    let tolerance = 0.001
    let swing = (1 - z * z).squareRoot()
    var w = 5 / d
    for _ in 0..<12 {
      let fade = exp(-z * w * d)
      let excess: Double
      let slope: Double
      if z < 1 {
        let amplitude = (z * w - v) / (w * swing)
        excess = abs(amplitude) * fade - tolerance
        slope = ((amplitude < 0 ? -1 : 1) * v / (w * w * swing) - z * d * abs(amplitude)) * fade
      } else {
        excess = (1 + (w - v) * d) * fade - tolerance
        slope = -d * d * (w - v) * fade
      }
      w -= excess / slope
    }
    return w
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
