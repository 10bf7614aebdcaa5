import LayerTree
import Motion
import SceneDiagnostics
import SceneSyntax

/// The keys of Pop's animations.
enum PopKeys {
  private static let value = ValueType.node(["type": ["number", "string", "array"]])
  private static let steps = ValueType.node(["$ref": "#/definitions/steps"])

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
  static let threshold = Key(
    "threshold", ValueType.number(1e-9...1e9),
    "The smallest difference of a state that matters, which decides when it is at rest; 1.")
  static let beginTime = Key(
    "beginTime", ValueType.time(0...86_400), "Seconds after the step before which it does not begin; 0.")
  static let repeatCount = Key(
    "repeatCount", ValueType.number(0...1e6), "How often it runs, or with autoreverses runs there and back; 1.")
  static let repeatForever = Key("repeatForever", ValueType.boolean, "Whether run follows run without end.")
  static let autoreverses = Key("autoreverses", ValueType.boolean, "Whether each run goes back again.")
  static let additive = Key("additive", ValueType.boolean, "Whether its changes are added to what is there.")
  static let rounding = Key(
    "roundingFactor", ValueType.number(0...1e6), "What written values are multiples of; 0 for any.")
  static let removedOnCompletion = Key(
    "removedOnCompletion", ValueType.boolean,
    "Whether it is gone once it has run; one that stays can be given a new target.")
  static let onReachToValue = Key(
    "onReachToValue", steps, "Steps for when all components have met or passed the target.")
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
    from.description, beginTime.description, repeatCount.description, repeatForever.description,
    autoreverses.description, additive.description, rounding.description, clamp.description,
    removedOnCompletion.description, StepKeys.onStart.description,
  ]

  static let spring =
    [
      to.description, velocity.description, bounciness.description, speed.description, tension.description,
      friction.description, mass.description, whenRunning.description, threshold.description,
      onReachToValue.description,
    ] + shared
  static let basic =
    [to.description, duration.description, TimingKeys.timingFunction.description, onReachToValue.description] + shared
  static let decay =
    [decayVelocity.description, deceleration.description, whenRunning.description, threshold.description] + shared
}
