import Encodings
package import LayerTree
package import Motion
import SceneDiagnostics
import SceneProgram

/// The keys of UIKit animation blocks and of transactions.
package enum ViewKeys {
  package static let duration = Key(
    "duration", ValueType.motionTime(.time(0...86_400)), "Seconds.", isRequired: true)
  package static let delay = Key("delay", ValueType.time(0...86_400), "Seconds before it begins; 0.")
  package static let options = Key(
    "options", ValueType.list(of: ValueType<Option>.choice(), "a list of options"),
    "The options: a curve, repeat, autoreverse, beginFromCurrentState …")

  /// The animation options of UIKit, without their prefix.
  package enum Option: String, CaseIterable {
    case curveEaseInOut, curveEaseIn, curveEaseOut, curveLinear
    case beginFromCurrentState, `repeat`, autoreverse, overrideInheritedDuration, overrideInheritedCurve
    case allowUserInteraction

    package func apply(to options: inout ViewAnimationOptions) {
      switch self {
      case .curveEaseInOut: options.curve = .easeInEaseOut
      case .curveEaseIn: options.curve = .easeIn
      case .curveEaseOut: options.curve = .easeOut
      case .curveLinear: options.curve = .linear
      case .beginFromCurrentState: options.beginsFromCurrentState = true
      case .repeat: options.repeats = true
      case .autoreverse: options.autoreverses = true
      case .overrideInheritedDuration: options.overridesInheritedDuration = true
      case .overrideInheritedCurve: options.overridesInheritedCurve = true
      // Layers react to touches during animations in any case.
      case .allowUserInteraction: break
      }
    }
  }

  package static let timingFunction = Key(
    "timingFunction", ValueType.timingFunction, "The curve, instead of one of the options'; easeInEaseOut.")
  /// The duration of a block; a spring with constants determines its own duration.
  package static let blockDuration = Key(
    "duration", ValueType.motionTime(.time(0...86_400)),
    "The duration in seconds, except with stiffness: such a spring has its own.")
  package static let damping = Key(
    "damping", ValueType.number(0...1e9),
    "The damping ratio of a spring, 1 for no bounce, or with stiffness the damping coefficient.")
  package static let initialVelocity = Key(
    "initialVelocity", ValueType.node(["type": ["number", "array"]]),
    "The initial velocity with stiffness, as a multiple of the distance per second: [x, y], or a number; 0.")
  package static let springDuration = Key(
    "springDuration", ValueType.positiveTime(),
    "The perceived duration of a spring in seconds, with bounce, instead of duration and damping; 0.5.")
  package static let bounce = Key(
    "bounce", ValueType.number(-0.9999...1), "The bounce, from -1 to 1, with springDuration; 0.")
  package static let inside = Key(
    "inside", ValueType.node(["$ref": "#/definitions/steps"]),
    "Steps performed inside the block: other blocks, transactions, animations. `set` is immediate.")
  package static let disableActions = Key(
    "disableActions", ValueType.boolean,
    "True to apply changes without animation; the enclosing transaction's, or false.")

  package static let animate = [
    blockDuration.description, delay.description, options.description, timingFunction.description,
    damping.description, SpringKeys.velocity.description, SpringKeys.mass.description,
    SpringKeys.stiffness.description, initialVelocity.description, springDuration.description, bounce.description,
    inside.description,
  ]

  package static let start = Key("start", ValueType.number(0...1), "The start, as a fraction of the block; 0.")
  package static let part = Key(
    "duration", ValueType.number(0...1), "The duration, as a fraction of the block; until the block's end.")
  package static let changes = Key("set", ValueType.node(["type": "object"]), "Sets properties.", isRequired: true)

  /// The record of a keyframe in a block.
  package static let frame = RecordType(
    name: "keyframe", summary: "Changes during a part of a block's duration.",
    keys: [start.description, part.description, changes.description])

  package static let animateKeyframes = [
    duration.description, delay.description, options.description, timingFunction.description,
    AnimationKeys.calculationMode.description,
  ]

  package static let transaction = [
    TimingKeys.duration.description, TimingKeys.timingFunction.description, disableActions.description,
    inside.description,
  ]
}
