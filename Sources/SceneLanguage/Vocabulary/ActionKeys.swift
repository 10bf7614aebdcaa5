import Encodings
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram

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
