extension SpringCurve {
  /// Creates a spring of mass 1 from its perceptual duration and its bounce, as in SwiftUI and iOS 17.
  ///
  /// - Parameters:
  ///   - perceptualDuration: The undamped period in seconds, 2π / ω₀; greater than 0.
  ///   - bounce: 0 for critical damping, up to 1 for undamped oscillation, down to −1 for overdamped motion.
  ///   - initialVelocity: The initial velocity in total distances per second.
  /// - Throws: A ``SpringError`` if a parameter is out of its range.
  public init(
    perceptualDuration: Double, bounce: Double, initialVelocity: Double = 0
  ) throws(SpringError) {
    try SpringError.requirePositive(perceptualDuration, .perceptualDuration)
    guard bounce > -1, bounce <= 1 else { throw .bounceOutOfRange(found: bounce) }
    try self.init(
      frequency: 2 * .pi / perceptualDuration, dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce,
      initialVelocity: initialVelocity)
  }

  /// Creates a spring of mass 1 from its response and damping ratio, the parameters of "Designing Fluid Interfaces".
  ///
  /// - Parameters:
  ///   - response: The undamped period in seconds, 2π / ω₀; greater than 0.
  ///   - dampingRatio: 1 for critical damping, less for oscillation, more for slower motion; not negative.
  ///   - initialVelocity: The initial velocity in total distances per second.
  /// - Throws: A ``SpringError`` if a parameter is out of its range.
  public init(
    response: Double, dampingRatio: Double, initialVelocity: Double = 0
  ) throws(SpringError) {
    try SpringError.requirePositive(response, .response)
    try SpringError.requireNotNegative(dampingRatio, .dampingRatio)
    try self.init(
      frequency: 2 * .pi / response, dampingRatio: dampingRatio, initialVelocity: initialVelocity)
  }

  private init(frequency: Double, dampingRatio: Double, initialVelocity: Double) throws(SpringError) {
    try self.init(
      mass: 1, stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency,
      initialVelocity: initialVelocity, allowsOverdamping: dampingRatio > 1)
  }

  /// The perceptual duration: the undamped period, 2π / ω₀, in seconds.
  public var perceptualDuration: Double { 2 * .pi / naturalFrequency }

  /// The bounce: 1 − z for damping ratios z below 1 (0 to 1), 1 / z − 1 above (0 down to −1).
  public var bounce: Double {
    dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1
  }

  /// The stiffness that `SwiftUI.Spring` reports for this spring.
  ///
  /// Below a bounce of 0, it is (2z² − 1) times the stiffness of the spring that SwiftUI plays, so a spring created
  /// from it differs (recorded on iOS 27: 486.6 for 0.5 s and a bounce of −0.3).
  public var swiftUIStiffness: Double {
    stiffness * (dampingRatio > 1 ? 2 * dampingRatio * dampingRatio - 1 : 1)
  }
}
