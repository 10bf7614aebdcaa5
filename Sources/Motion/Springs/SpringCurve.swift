import Arithmetic

/// A damped spring from 0 to 1: the motion of `CASpringAnimation` as a function of time.
///
/// The closed solution of `m·x″ + c·x′ + k·x = 0`, where x is the remaining fraction of the distance. Mass, stiffness,
/// damping, and velocity have Core Animation's meaning; its recorded positions agree to about 1e-7. Above critical
/// damping, Core Animation plays a different curve, see ``OverdampedSolution``.
public struct SpringCurve: Hashable, Sendable {
  /// The mass attached to the spring; greater than 0.
  public let mass: Double
  /// The force per unit of distance; greater than 0.
  public let stiffness: Double
  /// The force per unit of velocity; not negative.
  public let damping: Double
  /// The initial velocity in total distances per second, positive toward the target.
  public let initialVelocity: Double
  /// True if damping above critical slows the motion down further; otherwise it is clamped to critical damping.
  public let allowsOverdamping: Bool
  /// The curve played above critical damping.
  public private(set) var overdampedSolution = OverdampedSolution.coreAnimation

  /// The curves that different engines play for damping above critical.
  public enum OverdampedSolution: Sendable {
    /// Core Animation's solution: it pairs each coefficient with the other exponent.
    ///
    /// The motion begins at the initial velocity plus 2·z·ω₀, and overshoots. Recorded on iOS 27 with a tolerance of
    /// 2e-5.
    case coreAnimation
    /// The exact solution of the differential equation, used by SwiftUI: slow, and without overshoot from rest.
    case exact
  }

  /// The same spring, with the exact solution of the differential equation above critical damping.
  public var solvedExactly: SpringCurve {
    var curve = self
    curve.overdampedSolution = .exact
    return curve
  }

  /// Creates a spring from its physical constants; the defaults are Core Animation's.
  ///
  /// - Throws: ``SpringError/notPositive(_:found:)``, ``SpringError/negative(_:found:)`` or
  ///   ``SpringError/notFinite(_:found:)``.
  public init(
    mass: Double = 1, stiffness: Double = 100, damping: Double = 10, initialVelocity: Double = 0,
    allowsOverdamping: Bool = false
  ) throws(SpringError) {
    try SpringError.requirePositive(mass, .mass)
    try SpringError.requirePositive(stiffness, .stiffness)
    try SpringError.requireNotNegative(damping, .damping)
    try SpringError.requireFinite(initialVelocity, .velocity)
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.initialVelocity = initialVelocity
    self.allowsOverdamping = allowsOverdamping
  }

  /// The undamped angular frequency, √(k / m), in radians per second.
  public var naturalFrequency: Double { (stiffness / mass).squareRoot() }

  /// The damping as a multiple of critical damping, c / 2√(k·m): below 1 the motion oscillates, above 1 it is
  /// overdamped.
  public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// Returns the progress after `time` seconds: 0 initially, 1 finally, greater than 1 during an overshoot.
  public func value(at time: Double) -> Double {
    time > 0 ? 1 - remainder(at: time) : 0
  }

  /// Returns the velocity after `time` seconds, in total distances per second, positive toward the target.
  public func velocity(at time: Double) -> Double {
    let (v, w, a) = (initialVelocity, naturalFrequency, decay)
    switch regime {
    case .underdamped(let swing):
      let (sine, cosine) = (sin(swing * time), cos(swing * time))
      return exp(-a * time) * (v * cosine + (w * w - a * v) / swing * sine)
    case .critical:
      return exp(-w * time) * (v + w * (w - v) * time)
    case .overdamped(let slow, let fast):
      let (first, second) = overdampedWeights(slow, fast)
      return first * slow * exp(-slow * time) + second * fast * exp(-fast * time)
    }
  }

  /// The damping regime of a spring, with the rates of its solution, per second.
  enum Regime {
    /// The spring oscillates at this angular frequency.
    case underdamped(Double)
    /// The spring is at the boundary of oscillation.
    case critical
    /// The motion is the sum of a slow and a fast decay.
    case overdamped(slow: Double, fast: Double)
  }

  /// The damping regime of this spring.
  var regime: Regime {
    let (w, ratio) = (naturalFrequency, dampingRatio)
    if ratio < 1 { return .underdamped(w * (1 - ratio * ratio).squareRoot()) }
    if ratio == 1 || !allowsOverdamping { return .critical }
    let fast = w * (ratio + (ratio * ratio - 1).squareRoot())
    // The product of both rates is ω²; subtraction would lose precision.
    return .overdamped(slow: w * w / fast, fast: fast)
  }

  /// The decay rate of an underdamped spring's oscillation, z·ω₀, per second.
  var decay: Double { dampingRatio * naturalFrequency }

  /// Returns the remaining fraction of the distance after `time` seconds.
  func remainder(at time: Double) -> Double {
    let v = initialVelocity
    switch regime {
    case .underdamped(let swing):
      return exp(-decay * time) * (cos(swing * time) + (decay - v) / swing * sin(swing * time))
    case .critical:
      return exp(-naturalFrequency * time) * (1 + (naturalFrequency - v) * time)
    case .overdamped(let slow, let fast):
      let (first, second) = overdampedWeights(slow, fast)
      return first * exp(-slow * time) + second * exp(-fast * time)
    }
  }

  /// Returns the weights of the two decays in an overdamped motion.
  func overdampedWeights(_ slow: Double, _ fast: Double) -> (slow: Double, fast: Double) {
    switch overdampedSolution {
    case .coreAnimation:
      let second = (fast + initialVelocity) / (fast - slow)
      return (1 - second, second)
    case .exact:
      let first = (fast - initialVelocity) / (fast - slow)
      return (first, 1 - first)
    }
  }
}
