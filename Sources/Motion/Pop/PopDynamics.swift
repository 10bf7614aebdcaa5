/// The physical constants of a Pop spring, and their conversions.
public struct PopDynamics: Hashable, Sendable {
  /// The force per unit of distance.
  public let tension: Double
  /// The force per unit of speed.
  public let friction: Double
  /// The mass on the spring.
  public let mass: Double

  /// Makes the default constants: bounciness 4 and speed 12.
  public init() {
    self.init(unchecked: 4, 12)
  }

  /// Uses constants directly, as for `dynamicsTension`, `dynamicsFriction`, and `dynamicsMass`.
  ///
  /// - Throws: ``SpringError/notPositive(_:found:)``, ``SpringError/negative(_:found:)``, or ``SpringError/unstable``.
  public init(tension: Double, friction: Double, mass: Double = 1) throws(SpringError) {
    try SpringError.requirePositive(tension, .tension)
    try SpringError.requireNotNegative(friction, .friction)
    try SpringError.requirePositive(mass, .mass)
    self.tension = tension
    self.friction = friction
    self.mass = mass
    try PopSpringSolver.requireStable(self)
  }

  /// Converts `springBounciness` and `springSpeed`.
  ///
  /// The conversion of `POPAnimationExtras.mm` and `POPMath.mm`, fitted by hand to Quartz Composer's bouncy animation:
  /// speed becomes a tension; bounciness becomes a friction between the one without bounce at this tension and almost
  /// none.
  ///
  /// - Parameters:
  ///   - bounciness: 0 for none, 20 for a lot; the default is 4.
  ///   - speed: 0 to 20; the default is 12.
  /// - Throws: ``SpringError/negative(_:found:)`` when a number is negative or not finite, or when the result isn't a
  ///   spring; ``SpringError/unstable``.
  public init(bounciness: Double = 4, speed: Double = 12) throws(SpringError) {
    try SpringError.requireNotNegative(bounciness, .bounciness)
    try SpringError.requireNotNegative(speed, .speed)
    self.init(unchecked: bounciness, speed)
    try SpringError.requireNotNegative(friction, .friction)
    try PopSpringSolver.requireStable(self)
  }

  private init(unchecked bounciness: Double, _ speed: Double) {
    let bounce = 0.8 * bounciness / 34
    let innerTension = 0.5 + 199.5 * speed / 34
    let ease = 2 * bounce - bounce * bounce
    let innerFriction = (1 - ease) * Self.frictionWithoutBounce(tension: innerTension) + ease * 0.01
    tension = 194 + 3.62 * (innerTension - 30)
    friction = 25 + 3 * (innerFriction - 8)
    mass = 1
  }

  /// The friction at which a spring of this tension has no visible bounce.
  static func frictionWithoutBounce(tension q: Double) -> Double {
    if q <= 18 { return ((0.0007 * q - 0.031) * q + 0.64) * q + 1.28 }
    if q <= 44 { return ((0.000044 * q - 0.006) * q + 0.36) * q + 2 }
    return ((0.00000045 * q - 0.000332) * q + 0.1078) * q + 5.84
  }
}
