import SceneDiagnostics
import SceneSyntax

/// The keys of a variable that says more than its value.
enum VariableKeys {
  static let value = Key("value", ValueType.node([:]), "What it is unless something else is said.", isRequired: true)
  static let range = Key(
    "range", ValueType.node(["type": "array", "minItems": 2.0, "maxItems": 2.0]), "The least and the greatest: [0, 1].")
  static let step = Key("step", ValueType.number(1e-9...1e9), "How far apart the stops of a slider are.")
  static let choices = Key(
    "choices", ValueType.node(["type": "array"]), "All that it can be; words stand without quotes, and in their order.")
  static let label = Key("label", ValueType.text, "What it is called for people.")

  static let record = RecordType(
    name: "variable", summary: "A value with bounds.",
    keys: [value.description, range.description, step.description, choices.description, label.description])
}
