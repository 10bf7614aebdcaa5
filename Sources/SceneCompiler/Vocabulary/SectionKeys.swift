import Encodings
package import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
package import SceneSyntax

/// The keys of a variable with a full declaration.
package enum VariableKeys {
  package static let value = Key("value", ValueType.node([:]), "The default value.", isRequired: true)
  package static let range = Key(
    "range", ValueType.node(["type": "array", "minItems": 2.0, "maxItems": 2.0]), "The minimum and maximum: [0, 1].")
  package static let step = Key("step", ValueType.number(1e-9...1e9), "The step of the slider.")
  package static let choices = Key(
    "choices", ValueType.node(["type": "array"]), "All possible values, in order. Words need no quotes.")
  package static let label = Key("label", ValueType.text, "The displayed name.")

  package static let record = RecordType(
    name: "variable", summary: "A value with bounds, and with other values in other appearances.",
    keys: [value.description, range.description, step.description, choices.description, label.description]
      + TokenKeys.all)
}

/// The keys of `canvas`.
package enum CanvasKeys {
  package static let size = Key("size", ValueType.canvasSize, "The size in points.", isRequired: true)
  package static let background = Key("background", ValueType.color, "The color behind all layers; white.")
  package static let displayRate = Key("displayRate", ValueType.number(1...1000), "Ticks of the clock per second; 60.")

  package static let record = RecordType(
    name: "canvas", summary: "The area to draw: its size and background.",
    keys: [size.description, background.description, displayRate.description])
}

/// The keys of a still with more than a time.
package enum StillKeys {
  package static let time = Key("at", ValueType.time(0...86_400), "The time in seconds.", isRequired: true)
  package static let variant = Key("variant", ValueType.text, "The variant to show; the scene without a variant.")
  package static let values = Key("with", ValueType.node(["type": "object"]), "The values of variables to show.")

  package static let record = RecordType(
    name: "still", summary: "A named time of the scene, with its own settings.",
    keys: [time.description, variant.description, values.description])
}

/// The keys of actions: steps with a name and parameters.
package enum ActionKeys {
  package static let parameters = Key(
    "parameters", ValueType.node(["type": "object"]),
    "Names for values that `with` can change, and their defaults; a parameter without a default is required."
  )
  package static let steps = Key("do", StepKeys.do.type, "The steps of the action.", isRequired: true)

  package static let record = RecordType(
    name: "action", summary: "Named steps that `run` performs.",
    keys: [parameters.description, steps.description])
}
