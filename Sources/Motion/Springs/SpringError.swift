/// An error in the parameters of a spring.
public enum SpringError: Error, Hashable, Sendable {
  /// The parameter must be a number greater than 0.
  case notPositive(Parameter, found: Double)
  /// The parameter must not be negative.
  case negative(Parameter, found: Double)
  /// The parameter must be a finite number.
  case notFinite(Parameter, found: Double)
  /// The bounce must be greater than −1 and at most 1.
  case bounceOutOfRange(found: Double)
  /// The motion would not end within the maximum duration.
  case neverSettles
  /// The values of a Pop spring would grow without limit, given Pop's time step of one millisecond.
  case unstable
  /// The values have no fixed number of components.
  case notNumbers(AnimatableValue.Kind)

  /// The parameters of a spring.
  public enum Parameter: String, Sendable {
    /// The mass attached to the spring.
    case mass
    /// The force per unit of distance.
    case stiffness
    /// The force per unit of velocity.
    case damping
    /// The initial velocity.
    case velocity
    /// The perceptual duration: the undamped period.
    case perceptualDuration
    /// The undamped period.
    case response
    /// The damping as a multiple of critical damping.
    case dampingRatio
    /// The duration of the whole motion.
    case duration
    /// The tension of a Pop spring: the force per unit of distance.
    case tension
    /// The friction of a Pop spring: the force per unit of velocity.
    case friction
    /// The bounciness of a Pop spring.
    case bounciness
    /// The speed of a Pop spring.
    case speed
  }

  /// Throws unless `value` is finite and greater than 0.
  static func requirePositive(_ value: Double, _ parameter: Parameter) throws(SpringError) {
    guard value > 0, value.isFinite else { throw .notPositive(parameter, found: value) }
  }

  /// Throws unless `value` is finite and not negative.
  static func requireNotNegative(_ value: Double, _ parameter: Parameter) throws(SpringError) {
    guard value >= 0, value.isFinite else { throw .negative(parameter, found: value) }
  }

  /// Throws unless `value` is finite.
  static func requireFinite(_ value: Double, _ parameter: Parameter) throws(SpringError) {
    guard value.isFinite else { throw .notFinite(parameter, found: value) }
  }
}

extension SpringError: CustomStringConvertible {
  /// A description with the actual and the expected value.
  public var description: String {
    switch self {
    case .notPositive(let parameter, let found):
      "\(parameter.rawValue) must be greater than 0, but is \(found)"
    case .negative(let parameter, let found):
      "\(parameter.rawValue) must be at least 0, but is \(found)"
    case .notFinite(let parameter, let found):
      "\(parameter.rawValue) must be a finite number, but is \(found)"
    case .bounceOutOfRange(let found):
      "bounce must be greater than -1 and at most 1, but is \(found)"
    case .neverSettles:
      "the spring takes too long to settle: increase the damping"
    case .unstable:
      "the spring is unstable with Pop's steps of 1 ms: reduce the speed, tension, or friction"
    case .notNumbers(let kind):
      "expected a number, point, size, rectangle, color, or transform, found a \(kind.rawValue)"
    }
  }
}
