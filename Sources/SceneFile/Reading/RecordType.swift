/// A map with known keys: the canvas, a kind of layer, a verb.
struct RecordType: Sendable {
  /// What it is called in messages: “canvas”, “keyframes”.
  let name: String
  let summary: String
  let keys: [KeyDescription]

  /// The JSON Schema of such a map.
  var schema: JSONValue {
    let properties = keys.map { key -> (key: String, value: JSONValue) in
      guard case .object(let entries) = key.schema else { return (key.name, key.schema) }
      return (key.name, .object([(key: "description", value: .string(key.summary))] + entries))
    }
    return .object([
      (key: "description", value: .string(summary)),
      (key: "type", value: "object"),
      (key: "properties", value: .object(properties)),
      (key: "required", value: .array(keys.filter(\.isRequired).map { .string($0.name) })),
      (key: "additionalProperties", value: false),
    ])
  }
}
