extension SpringCurve {
  /// Pop's bounciness and speed for this spring; nil if no pair yields it.
  ///
  /// The inverse of the conversion in ``PopDynamics/init(bounciness:speed:)``.
  public var popBouncinessAndSpeed: (bounciness: Double, speed: Double)? {
    let innerTension = (stiffness / mass - 194) / 3.62 + 30
    let innerFriction = (damping / mass - 25) / 3 + 8
    let speed = popSpeed
    let withoutBounce = PopDynamics.frictionWithoutBounce(tension: innerTension)
    let ease = (withoutBounce - innerFriction) / (withoutBounce - 0.01)
    // Rounding can move a value slightly outside its range.
    guard speed > -1e-9, ease > -1e-9, ease <= 1 else { return nil }
    return (34 / 0.8 * (1 - (1 - max(0, ease)).squareRoot()), max(0, speed))
  }

  /// Pop's bounciness (0) and speed for a spring with this stiffness and no bounce; nil for overdamped springs, and if
  /// no speed yields the stiffness.
  ///
  /// Pop's springs without bounciness are slightly underdamped, although no bounce is visible; no pair yields the
  /// springs between these and critical damping.
  public var popWithoutBounce: (bounciness: Double, speed: Double)? {
    guard dampingRatio <= 1 + 1e-9, let friction = try? PopDynamics(bounciness: 0, speed: max(0, popSpeed)).friction,
      popSpeed > -1e-9, damping / mass >= friction
    else { return nil }
    return (0, max(0, popSpeed))
  }

  private var popSpeed: Double { ((stiffness / mass - 194) / 3.62 + 30 - 0.5) * 34 / 199.5 }
}
