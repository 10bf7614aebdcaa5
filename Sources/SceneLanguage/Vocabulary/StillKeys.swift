import Encodings
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
package import SceneSyntax

/// The keys of a still that is more than a time.
package enum StillKeys {
  package static let time = Key("at", ValueType.time(0...86_400), "The time in seconds.", isRequired: true)
  package static let variant = Key("variant", ValueType.text, "The variant that it shows; the scene as it stands.")
  package static let values = Key("with", ValueType.node(["type": "object"]), "Values of variables that it shows.")

  package static let record = RecordType(
    name: "still", summary: "A named time of the scene, with settings of its own.",
    keys: [time.description, variant.description, values.description])
}
