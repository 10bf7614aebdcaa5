import SceneDiagnostics
import SceneSyntax

/// The JSON Schema of scene files, made from the very tables that the reader reads by.
///
/// An editor that knows it completes keys, explains them, and marks slips while a scene is written.
public enum SceneSchema {
  /// The schema, in draft 7, as JSON text.
  public static var text: String {
    guard case .object(let scene) = SceneKeys.record.schema else { return "{}" }
    let schema = JSONValue.object(
      [
        (key: "$schema", value: "http://json-schema.org/draft-07/schema#"),
        (key: "title", value: "Flipbook scene"),
      ] + scene + [(key: "definitions", value: definitions)])
    return schema.text() + "\n"
  }

  private static var definitions: JSONValue {
    [
      "layers": ["type": "array", "items": ["$ref": "#/definitions/layer"]],
      "layer": choice(
        of: LayerKind.all.map { ($0.opener.name, $0.record) } + [(ComponentKeys.use.name, ComponentKeys.anyInstance)]),
      "part": DrawingKeys.anyPart.schema,
      "steps": [
        "anyOf": [["$ref": "#/definitions/step"], ["type": "array", "items": ["$ref": "#/definitions/step"]]]
      ],
      "step": choice(of: StepKeys.records),
      "hand": choice(of: HandKeys.records),
      "animation": choice(of: StepKeys.groupedRecords),
    ]
  }

  /// The records apart by the verb that opens each, so that an editor complains about the one that was meant.
  private static func choice(of records: [(verb: String, record: RecordType)]) -> JSONValue {
    let branches = records.map { verb, record -> JSONValue in
      ["if": ["required": [.string(verb)]], "then": record.schema]
    }
    let opened = records.map { verb, _ -> JSONValue in ["required": [.string(verb)]] }
    return ["type": "object", "anyOf": .array(opened), "allOf": .array(branches)]
  }
}
