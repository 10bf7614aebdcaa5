import Encodings
package import Geometry
package import LayerTree
package import Motion
import SceneDiagnostics
import SceneProgram

/// The keys of animations; each kind of animation has a verb.
package enum AnimationKeys {
  private static let value = ValueType.node(["type": ["number", "string", "array", "object"]])
  private static let numbers = ValueType.list(of: .number(-100...100), "a list of numbers")

  package static let from = Key("from", value, "The start value. `presentation` is the presentation value.")
  package static let to = Key("to", value, "The end value.")
  package static let by = Key("by", value, "The difference between the two.")
  package static let valueFunction = Key(
    "valueFunction", ValueType<ValueFunction>.choice(),
    "The component of the transform that the values set, such as rotateZ, with full turns (CAValueFunction).")
  package static let basic = [from.description, to.description, by.description, valueFunction.description]

  package static let values = Key(
    "values", ValueType.node(["type": "array"]), "The keyframe values, unless there is a path.")
  package static let path = Key("path", ValueType<Path>.path, "The path that a point follows, instead of values.")
  package static let rotationMode = Key(
    "rotationMode", ValueType<Rotation>.choice(), "Rotates the layer to follow the path's direction: auto, autoReverse."
  )

  package enum Rotation: String, CaseIterable {
    case none, auto, autoReverse

    package var mode: RotationMode? {
      switch self {
      case .none: nil
      case .auto: .auto
      case .autoReverse: .autoReverse
      }
    }
  }

  package static let keyTimes = Key(
    "keyTimes", ValueType.list(of: .number(0...1), "a list of numbers from 0 to 1"),
    "The time of each value, as a fraction of the duration; evenly spaced.")
  package static let timingFunctions = Key(
    "timingFunctions", ValueType.list(of: .timingFunction, "a list of timing functions"),
    "The timing functions between the values.")
  package static let calculationMode = Key(
    "calculationMode", ValueType<CalculationMode>.choice(), "The interpolation between the values; linear.")
  package static let tensionValues = Key("tensionValues", numbers, "The tension of a cubic curve at each value.")
  package static let continuityValues = Key(
    "continuityValues", numbers, "The continuity of a cubic curve at each value.")
  package static let biasValues = Key("biasValues", numbers, "The bias of a cubic curve at each value.")
  package static let keyframes = [
    values.description, valueFunction.description, path.description, rotationMode.description, keyTimes.description,
    timingFunctions.description,
    calculationMode.description,
    tensionValues.description, continuityValues.description, biasValues.description,
  ]

  package static let animations = Key(
    "animations", ValueType.node(["type": "array", "items": ["$ref": "#/definitions/animation"]]),
    "The animations, each for one key path of the layer.", isRequired: true)
}

/// The keys of transitions.
package enum TransitionKeys {
  package static let type = Key(
    "type", ValueType<Transition.Kind>.choice(), "The effect with which the new appearance replaces the old one; fade.")
  package static let subtype = Key(
    "subtype", ValueType<Transition.Direction>.choice(), "The side from which the content moves in; fromLeft."
  )
  package static let startProgress = Key(
    "startProgress", ValueType.number(0...1), "The start progress, as a fraction; 0.")
  package static let endProgress = Key(
    "endProgress", ValueType.number(0...1), "The progress at the end, as a fraction; 1.")

  package static let all = [type.description, subtype.description, startProgress.description, endProgress.description]
}
