public import Geometry
public import Motion

/// `UISpringTimingParameters` with a mass, a stiffness and a damping coefficient, or with a duration and a bounce, and
/// with a vector velocity.
///
/// The spring's duration follows from its constants. A velocity of 1 covers the total distance in one second; points,
/// sizes, and rectangles use its two components separately, and other values its magnitude.
public struct SpringTimingParameters: Hashable, Sendable {
  /// The springs for horizontal and vertical components, and for values without a direction.
  package let x: SpringCurve
  package let y: SpringCurve
  package let undirected: SpringCurve
  /// The initial velocity, in total distances per second.
  public let initialVelocity: Point

  /// Creates the parameters of a spring with the same velocity in all directions.
  public init(_ curve: SpringCurve) {
    (x, y, undirected) = (curve, curve, curve)
    initialVelocity = Point(curve.initialVelocity, curve.initialVelocity)
  }

  /// Creates the parameters.
  ///
  /// - Parameters:
  ///   - mass: The mass attached to the spring; greater than 0.
  ///   - stiffness: The stiffness; greater than 0.
  ///   - damping: The damping coefficient; not negative.
  ///   - initialVelocity: The initial horizontal and vertical velocity, in total distances per second.
  ///   - allowsOverdamping: True to play Core Animation's overdamped curve above critical damping; false to clamp the
  ///     damping.
  /// - Throws: A ``SpringError`` if the values don't describe a valid spring.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Point = .zero,
    allowsOverdamping: Bool = false
  ) throws(SpringError) {
    func curve(_ velocity: Double) throws(SpringError) -> SpringCurve {
      try SpringCurve(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity,
        allowsOverdamping: allowsOverdamping)
    }
    x = try curve(initialVelocity.x)
    y = try curve(initialVelocity.y)
    undirected = try curve(initialVelocity.length)
    self.initialVelocity = initialVelocity
  }

  /// Creates the parameters from a perceptual duration and a bounce, as in iOS 17.
  ///
  /// - Parameters:
  ///   - springDuration: The undamped period in seconds; greater than 0.
  ///   - bounce: 0 for no bounce, up to 1 for undamped oscillation; negative values are critically damped, too.
  ///   - initialVelocity: The initial horizontal and vertical velocity, in total distances per second.
  /// - Throws: A ``SpringError`` if the values don't describe a valid spring.
  public init(springDuration: Double, bounce: Double, initialVelocity: Point = .zero) throws(SpringError) {
    let spring = try SpringCurve(perceptualDuration: springDuration, bounce: bounce)
    try self.init(stiffness: spring.stiffness, damping: spring.damping, initialVelocity: initialVelocity)
  }

  /// The duration of the animation in UIKit, in seconds.
  public var duration: Double { max(x.viewSettlingDuration, y.viewSettlingDuration, undirected.viewSettlingDuration) }
}
