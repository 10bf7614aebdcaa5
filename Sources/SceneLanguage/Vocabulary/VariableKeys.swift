import Encodings
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
package import SceneSyntax

/// The keys of a variable that says more than its value.
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
