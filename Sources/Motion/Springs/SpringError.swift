/// The reason why numbers do not describe a spring.
public enum SpringError: Error, Hashable, Sendable {
  /// The parameter must be a number greater than 0.
  case notPositive(Parameter, found: Double)
  /// The parameter must be 0 or more.
  case negative(Parameter, found: Double)
  /// The parameter must be a finite number.
  case notFinite(Parameter, found: Double)
  /// The bounce must be greater than −1 and at most 1.
  case bounceOutOfRange(found: Double)
  /// The motion would not end within the longest time allowed.
  case neverSettles
  /// The values of a Pop spring would grow without limit, since Pop takes steps of a millisecond.
  case unstable
  /// The spring moves a fixed number of components; values of this kind have none.
  case notNumbers(AnimatableValue.Kind)

  /// The parameters of a spring.
  public enum Parameter: String, Sendable {
    /// The mass on the spring.
    case mass
    /// The force per unit of distance.
    case stiffness
    /// The force per unit of speed.
    case damping
    /// The speed at the start.
    case velocity
    /// The undamped period, as perceived.
    case perceptualDuration
    /// The undamped period.
    case response
    /// The damping as a multiple of critical damping.
    case dampingRatio
    /// The length of the whole motion.
    case duration
    /// The tension of a Pop spring: force per unit of distance.
    case tension
    /// The friction of a Pop spring: force per unit of speed.
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

  /// Throws unless `value` is finite and not less than 0.
  static func requireNotNegative(_ value: Double, _ parameter: Parameter) throws(SpringError) {
    guard value >= 0, value.isFinite else { throw .negative(parameter, found: value) }
  }

  /// Throws unless `value` is finite.
  static func requireFinite(_ value: Double, _ parameter: Parameter) throws(SpringError) {
    guard value.isFinite else { throw .notFinite(parameter, found: value) }
  }
}

extension SpringError: CustomStringConvertible {
  /// The description: the found and the expected value.
  public var description: String {
    switch self {
    case .notPositive(let parameter, let found):
      "found \(parameter.rawValue) \(found), expected a number greater than 0"
    case .negative(let parameter, let found):
      "found \(parameter.rawValue) \(found), expected 0 or more"
    case .notFinite(let parameter, let found):
      "found \(parameter.rawValue) \(found), expected a finite number"
    case .bounceOutOfRange(let found):
      "found bounce \(found), expected a number greater than -1 and at most 1"
    case .neverSettles:
      "found a spring that takes too long to settle, expected more damping"
    case .unstable:
      "found a spring too stiff for Pop, whose steps of 1 ms would let it grow without limit, expected less speed, tension "
        + "or friction"
    case .notNumbers(let kind):
      "found a \(kind.rawValue), expected a number, point, size, rectangle, color or transform"
    }
  }
}
