/// The physical constants of a Pop spring, and their conversions.
public struct PopDynamics: Hashable, Sendable {
  /// The force per unit of distance.
  public let tension: Double
  /// The force per unit of velocity.
  public let friction: Double
  /// The mass attached to the spring.
  public let mass: Double

  /// Creates the default constants: bounciness 4 and speed 12.
  public init() {
    self.init(unchecked: 4, 12)
  }

  /// Creates dynamics from physical constants: `dynamicsTension`, `dynamicsFriction`, and `dynamicsMass`.
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

  /// Creates dynamics from `springBounciness` and `springSpeed`.
  ///
  /// The conversion is from `POPAnimationExtras.mm` and `POPMath.mm`, where it was fitted by hand to Quartz Composer's
  /// bouncy animation: the speed determines the tension; the bounciness interpolates between the friction without
  /// bounce at this tension and almost none.
  ///
  /// - Parameters:
  ///   - bounciness: The bounciness, from 0 for none to 20; the default is 4.
  ///   - speed: The speed, from 0 to 20; the default is 12.
  /// - Throws: ``SpringError/negative(_:found:)`` if a number is negative or not finite, or if the result isn't a valid
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

  /// Returns the friction at which a spring of this tension has no visible bounce.
  static func frictionWithoutBounce(tension q: Double) -> Double {
    if q <= 18 { return ((0.0007 * q - 0.031) * q + 0.64) * q + 1.28 }
    if q <= 44 { return ((0.000044 * q - 0.006) * q + 0.36) * q + 2 }
    return ((0.00000045 * q - 0.000332) * q + 0.1078) * q + 5.84
  }
}
