import Encodings
import LayerTree
package import Motion
import SceneDiagnostics
import SceneProgram

/// The keys of Pop animations.
package enum PopKeys {
  private static let value = ValueType.node(["type": ["number", "string", "array"]])
  private static let steps = ValueType.node(["$ref": "#/definitions/steps"])

  package static let to = Key("to", value, "The target.", isRequired: true)
  package static let from = Key("from", value, "The start value; the model's.")
  package static let velocity = Key(
    "velocity", value, "The initial velocity, in units per second; the running animation's, or 0.")
  static let decayVelocity = Key(
    "velocity", value, "The initial velocity, in units per second.", isRequired: true)
  package static let bounciness = Key(
    "bounciness", ValueType.number(0...1000), "The bounciness, from 0 for none, as Pop defines it; 4.")
  package static let speed = Key("speed", ValueType.number(0...1000), "The speed, as Pop defines it; 12.")
  package static let tension = Key(
    "tension", ValueType.number(0.0001...1e9, name: "a number of at least 0.0001"), "The tension, in Pop's own units.")
  package static let friction = Key("friction", ValueType.number(0...1e9), "The friction, in Pop's own units.")
  package static let mass = Key(
    "mass", ValueType.number(0.0001...1e9, name: "a number of at least 0.0001"), "The mass; 1.")
  package static let whenRunning = Key(
    "whenRunning", ValueType<WhenRunning>.choice(),
    "The treatment of a running animation with the same key: retarget keeps its velocity, replace starts at rest.")
  package static let duration = Key("duration", ValueType.motionTime(.positiveTime()), "Seconds; 0.4.")
  package static let deceleration = Key(
    "deceleration", ValueType.number(0.0001...0.9999),
    "The fraction of the velocity that remains after a millisecond; 0.998.")
  package static let threshold = Key(
    "threshold", ValueType.number(1e-9...1e9),
    "The smallest significant change of a state, which decides when it is at rest; 1.")
  package static let beginTime = Key(
    "beginTime", ValueType.time(0...86_400), "The delay after the step in seconds; 0.")
  package static let repeatCount = Key(
    "repeatCount", ValueType.number(0...1e6), "The number of runs, each forward and back with autoreverses; 1.")
  package static let repeatForever = Key("repeatForever", ValueType.boolean, "True to repeat forever.")
  package static let autoreverses = Key(
    "autoreverses", ValueType.boolean, "True to play each run backward after it has played forward.")
  package static let additive = Key("additive", ValueType.boolean, "True to add its changes to the current value.")
  package static let rounding = Key(
    "roundingFactor", ValueType.number(0...1e6), "Rounds written values to multiples of this; 0 for no rounding.")
  package static let removedOnCompletion = Key(
    "removedOnCompletion", ValueType.boolean,
    "True to remove the animation once it has ended. Otherwise, it can be given a new target.")
  package static let onReachToValue = Key(
    "onReachToValue", steps, "Steps to run when all components have reached or passed the target.")
  package static let clamp = Key(
    "clampMode", ValueType<ClampMode>.choice(), "The ends that the value must not pass; none.")

  package enum WhenRunning: String, CaseIterable { case retarget, replace }

  package enum ClampMode: String, CaseIterable {
    case none, start, end, both

    package var mode: PopClampMode {
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

  /// The notations of a spring, each with the names of its parameters.
  static let notations = [
    [bounciness.name, speed.name],
    [tension.name, friction.name, mass.name],
    [SpringKeys.stiffness.name, SpringKeys.damping.name, mass.name],
    [SpringKeys.response.name, SpringKeys.dampingRatio.name],
  ]

  /// Returns the notation of a spring with some parameters; nil if they belong to several.
  static func notation(of names: [String]) -> Int? {
    let used = names.filter { name in notations.contains { $0.contains(name) } }
    return notations.firstIndex { keys in used.allSatisfy(keys.contains) }
  }

  package static let spring =
    [
      to.description, velocity.description, bounciness.description, speed.description, tension.description,
      friction.description, mass.description, SpringKeys.response.description, SpringKeys.dampingRatio.description,
      SpringKeys.stiffness.description, SpringKeys.damping.description, whenRunning.description, threshold.description,
      onReachToValue.description,
    ] + shared
  package static let basic =
    [to.description, duration.description, TimingKeys.timingFunction.description, onReachToValue.description] + shared
  package static let decay =
    [decayVelocity.description, deceleration.description, whenRunning.description, threshold.description] + shared
}
