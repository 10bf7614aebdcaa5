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
    "range", ValueType.node(["type": "array", "minItems": 2.0, "maxItems": 2.0]), "The least and the greatest: [0, 1].")
  package static let step = Key("step", ValueType.number(1e-9...1e9), "The step of the slider.")
  package static let choices = Key(
    "choices", ValueType.node(["type": "array"]), "All that it can be, in order. Words need no quotes.")
  package static let label = Key("label", ValueType.text, "The name that people see.")

  package static let record = RecordType(
    name: "variable", summary: "A value with bounds.",
    keys: [value.description, range.description, step.description, choices.description, label.description])
}

/// The keys of `canvas`.
package enum CanvasKeys {
  package static let size = Key("size", ValueType.canvasSize, "The size in points.", isRequired: true)
  package static let background = Key("background", ValueType.color, "The color behind all layers; white.")
  package static let displayRate = Key("displayRate", ValueType.number(1...1000), "Ticks of the clock per second; 60.")

  package static let record = RecordType(
    name: "canvas", summary: "The area that is drawn: its size and background.",
    keys: [size.description, background.description, displayRate.description])
}

/// The keys of a still with more than a time.
package enum StillKeys {
  package static let time = Key("at", ValueType.time(0...86_400), "The time in seconds.", isRequired: true)
  package static let variant = Key("variant", ValueType.text, "The variant that it shows; the scene as it stands.")
  package static let values = Key("with", ValueType.node(["type": "object"]), "Values of variables that it shows.")

  package static let record = RecordType(
    name: "still", summary: "A named time of the scene, with settings of its own.",
    keys: [time.description, variant.description, values.description])
}

/// The keys of actions: steps with a name and parameters.
package enum ActionKeys {
  package static let parameters = Key(
    "parameters", ValueType.node(["type": "object"]), "Names for values that `with` can change, and their defaults."
  )
  package static let steps = Key("do", StepKeys.do.type, "The steps of the action.", isRequired: true)

  package static let record = RecordType(
    name: "action", summary: "Steps that `run` performs by their name.",
    keys: [parameters.description, steps.description])
}
