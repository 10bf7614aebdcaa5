import Arithmetic

extension SpringCurve {
  /// The duration with which a UIKit block and this damping ratio make this spring, in seconds.
  ///
  /// It is when the envelope of the motion without a starting velocity falls to a thousandth, UIKit's own rule (see
  /// ``UIKitSpring``); nil for springs beyond critical damping, or without any, which UIKit cannot make.
  public var viewDuration: Double? {
    let (ratio, frequency) = (dampingRatio, naturalFrequency)
    guard ratio > 0, ratio <= 1 else { return nil }
    guard ratio < 1 else {
      // (1 + x) e^−x = 0.001, solved for x.
      return 9.233_413_476_451_586 / frequency
    }
    let duration = log(1000 * ratio / (1 - ratio * ratio).squareRoot()) / (ratio * frequency)
    return duration > 0 ? duration : nil
  }

  /// Pop's bounciness and speed for this spring; nil when no pair of them makes it.
  ///
  /// The inverse of the conversion in ``PopDynamics/init(bounciness:speed:)``.
  public var popBouncinessAndSpeed: (bounciness: Double, speed: Double)? {
    let innerTension = (stiffness / mass - 194) / 3.62 + 30
    let innerFriction = (damping / mass - 25) / 3 + 8
    let speed = (innerTension - 0.5) * 34 / 199.5
    let withoutBounce = PopDynamics.frictionWithoutBounce(tension: innerTension)
    let ease = (withoutBounce - innerFriction) / (withoutBounce - 0.01)
    // Rounding may carry an end of the ranges a hair beyond itself.
    guard speed > -1e-9, ease > -1e-9, ease <= 1 else { return nil }
    return (34 / 0.8 * (1 - (1 - max(0, ease)).squareRoot()), max(0, speed))
  }
}
