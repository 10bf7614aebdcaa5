import LayerTree
import Motion

/// The keys of Pop's animations.
enum PopKeys {
  private static let value = ValueType.node(["type": ["number", "string", "array"]])

  static let to = Key("to", value, "The target.", isRequired: true)
  static let from = Key("from", value, "The value at the beginning; the model's.")
  static let velocity = Key("velocity", value, "Units a second at the beginning; the running animation's, or 0.")
  static let decayVelocity = Key("velocity", value, "Units a second at the beginning.", isRequired: true)
  static let bounciness = Key("bounciness", ValueType.number(0...1000), "How much it bounces; 4.")
  static let speed = Key("speed", ValueType.number(0...1000), "How fast it is; 12.")
  static let tension = Key("tension", ValueType.number(0.0001...1e9, name: "a number, more than 0"), "Pulls, raw.")
  static let friction = Key("friction", ValueType.number(0...1e9), "Slows down, raw.")
  static let mass = Key("mass", ValueType.number(0.0001...1e9, name: "a number, more than 0"), "The weight; 1.")
  static let whenRunning = Key(
    "whenRunning", ValueType<WhenRunning>.choice(),
    "What becomes of a running animation with the same key: retarget keeps its velocity, replace begins at rest.")
  static let duration = Key("duration", ValueType.positiveTime(), "Seconds; 0.4.")
  static let deceleration = Key(
    "deceleration", ValueType.number(0.0001...0.9999), "What is left of the velocity after a millisecond; 0.998.")
  static let repeatCount = Key("repeatCount", ValueType.number(0...1e6), "How often it runs; 1.")
  static let autoreverses = Key("autoreverses", ValueType.boolean, "Whether each run goes back again.")
  static let additive = Key("additive", ValueType.boolean, "Whether its changes are added to what is there.")
  static let rounding = Key(
    "roundingFactor", ValueType.number(0...1e6), "What written values are multiples of; 0 for any.")
  static let clamp = Key("clampMode", ValueType<ClampMode>.choice(), "The ends it may not pass; none.")

  enum WhenRunning: String, CaseIterable { case retarget, replace }

  enum ClampMode: String, CaseIterable {
    case none, start, end, both

    var mode: PopClampMode {
      switch self {
      case .none: []
      case .start: .start
      case .end: .end
      case .both: .both
      }
    }
  }

  private static let shared = [
    from.description, repeatCount.description, autoreverses.description, additive.description,
    rounding.description, clamp.description,
  ]

  static let spring =
    [
      to.description, velocity.description, bounciness.description, speed.description, tension.description,
      friction.description, mass.description, whenRunning.description,
    ] + shared
  static let basic = [to.description, duration.description, TimingKeys.timingFunction.description] + shared
  static let decay = [decayVelocity.description, deceleration.description] + shared
}
