public import Geometry
public import Motion

/// `UISpringTimingParameters` of a mass, a stiffness and a damping coefficient, or of a duration and a bounce, with a
/// velocity that has a direction.
///
/// The spring's duration follows from its constants. A velocity of 1 covers the whole distance in a second; points,
/// sizes, and the sides of rectangles use each of its components, and other values its length.
public struct SpringTimingParameters: Hashable, Sendable {
  /// The springs of the two directions, and of values that have none.
  package let x: SpringCurve
  package let y: SpringCurve
  package let undirected: SpringCurve
  /// The velocity at the beginning, in distances a second.
  public let initialVelocity: Point

  /// Makes the parameters of a spring whose velocity is the same in all directions.
  public init(_ curve: SpringCurve) {
    (x, y, undirected) = (curve, curve, curve)
    initialVelocity = Point(curve.initialVelocity, curve.initialVelocity)
  }

  /// Makes the parameters.
  ///
  /// - Parameters:
  ///   - mass: The weight on the spring; more than 0.
  ///   - stiffness: The stiffness; greater than 0.
  ///   - damping: The damping; not negative.
  ///   - initialVelocity: Distances a second, across and down.
  ///   - allowsOverdamping: True to play Core Animation's overdamped curve above critical damping; false to clamp it.
  /// - Throws: A ``SpringError`` when the numbers don't make a spring.
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

  /// Makes the parameters from a perceptual duration and a bounce, as on iOS 17.
  ///
  /// - Parameters:
  ///   - springDuration: The undamped period in seconds; greater than 0.
  ///   - bounce: 0 for none, up to 1 for endless oscillation; below 0, the spring is critically damped as well.
  ///   - initialVelocity: Distances a second, across and down.
  /// - Throws: A ``SpringError`` when the numbers don't make a spring.
  public init(springDuration: Double, bounce: Double, initialVelocity: Point = .zero) throws(SpringError) {
    let spring = try SpringCurve(perceptualDuration: springDuration, bounce: bounce)
    try self.init(stiffness: spring.stiffness, damping: spring.damping, initialVelocity: initialVelocity)
  }

  /// The end time of the animation in UIKit, in seconds.
  public var duration: Double { max(x.viewSettlingDuration, y.viewSettlingDuration, undirected.viewSettlingDuration) }
}
