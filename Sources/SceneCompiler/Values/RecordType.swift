package import Encodings
import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
import SceneSyntax

/// The type of a map with known keys, such as the canvas, a kind of layer, or a step.
package struct RecordType: Sendable {
  /// The name for messages, such as “canvas” or “keyframes”.
  package let name: String
  package let summary: String
  package let keys: [KeyDescription]
  private let names: Set<String>
  /// A group of keys that are alternatives, one of them required; empty if there is no such requirement.
  var alternatives: [String] = []

  package init(name: String, summary: String, keys: [KeyDescription], alternatives: [String] = []) {
    self.name = name
    self.summary = summary
    self.keys = keys
    names = Set(keys.map(\.name))
    self.alternatives = alternatives
  }

  /// The step key that names a motion, whose parameters apply to the step.
  package static let motion = "motion"

  /// Returns true if the type has a key with a name.
  package func has(_ name: String) -> Bool { names.contains(name) }

  /// The JSON Schema for maps of this type.
  package var schema: JSONValue {
    let properties = keys.map { key -> (key: String, value: JSONValue) in
      guard case .object(let entries) = key.schema else { return (key.name, key.schema) }
      // If the record is the value of a key, the key's description replaces the record's.
      let others = entries.filter { $0.key != "description" }
      return (key.name, .object([(key: "description", value: .string(key.summary))] + others))
    }
    let required = keys.filter(\.isRequired).map { JSONValue.string($0.name) }
    var schema: [(key: String, value: JSONValue)] = [
      // Editors display the title above the description of a key.
      (key: "title", value: .string(name)),
      (key: "description", value: .string(summary)),
      (key: "type", value: "object"),
      (key: "properties", value: .object(properties)),
      (key: "additionalProperties", value: false),
    ]
    if keys.contains(where: { $0.name == Self.motion }) {
      // Required keys may come from a motion, so only the verb, the first key, must be present.
      schema.append((key: "required", value: .array(Array(required.prefix(1)))))
      let ways = alternatives.isEmpty ? [required] : alternatives.map { required + [JSONValue.string($0)] }
      let all = ways + [[JSONValue.string(Self.motion)]]
      let choices = all.map { JSONValue.object([(key: "required", value: JSONValue.array($0))]) }
      schema.append((key: "anyOf", value: JSONValue.array(choices)))
    } else {
      schema.append((key: "required", value: .array(required)))
    }
    return .object(schema)
  }
}
