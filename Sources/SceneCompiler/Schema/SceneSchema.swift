import Encodings
import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
import SceneSyntax

/// The JSON Schema of scene files, generated from the tables that the reader uses.
///
/// With the schema, an editor completes keys, explains them, and marks errors while a scene is written.
public enum SceneSchema {
  /// The schema as JSON text (draft 7); repeated parts are defined once to keep it small.
  public static var text: String {
    guard case .object(let scene) = SceneKeys.record.schema, case .object(let definitions) = definitions else {
      return "{}"
    }
    var shared = SharedSchemas()
    let head: [(key: String, value: JSONValue)] = [
      (key: "$schema", value: "http://json-schema.org/draft-07/schema#"), (key: "$id", value: "urn:flipbook:scene:1"),
      (key: "title", value: "Flipbook scene"),
    ]
    let keys = scene.filter { $0.key != "required" && $0.key != "title" } + [(key: "anyOf", value: completeOrIncluded)]
    shared.count(.object(keys))
    for definition in definitions { shared.count(definition.value) }
    let body = keys.map { (key: $0.key, value: shared.shrunk($0.value, at: $0.key)) }
    let named = definitions.map { (key: $0.key, value: shared.shrunk($0.value, isDefinition: true)) }
    return JSONValue.object(head + body + [(key: "definitions", value: .object(named + shared.definitions))])
      .compactText + "\n"
  }

  /// A scene has a canvas and layers; an included file has neither.
  private static var completeOrIncluded: JSONValue {
    let required = SceneKeys.record.keys.filter(\.isRequired).map { JSONValue.string($0.name) }
    let included = SceneKeys.included.keys.map { JSONValue.string($0.name) }
    return [["required": .array(required)], ["propertyNames": ["enum": .array(included)]]]
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
      "scriptItem": choice(of: TouchScriptKeys.records),
      "animation": choice(of: StepKeys.groupedRecords),
      "keyframeTrack": ["type": "array", "items": choice(of: SwiftUIKeys.keyframes)],
    ]
  }

  /// Returns a schema that selects a record by its verb, so that an editor reports the errors of the intended record.
  ///
  /// If an item has no verb, only the verbs are suggested. Keys that no record has are marked, because one of them is
  /// probably a misspelled verb; if there are none, the missing verb is reported.
  private static func choice(of records: [(verb: String, record: RecordType)]) -> JSONValue {
    let branches = records.map { verb, record -> JSONValue in ["if": opened(by: [verb]), "then": record.schema] }
    let verbs = records.map { verb, record -> (key: String, value: JSONValue) in
      (verb, ["description": .string(record.summary)])
    }
    var names: Set<String> = []
    let keys = records.flatMap(\.record.keys).filter { names.insert($0.name).inserted }
    let known: JSONValue = [
      "properties": .object(keys.map { ($0.name, true) }), "additionalProperties": false,
    ]
    let anyOpened = opened(by: records.map(\.verb))
    let unopened: JSONValue = [
      "if": anyOpened,
      "else": ["properties": .object(verbs), "if": known, "then": anyOpened, "else": known],
    ]
    return ["type": "object", "allOf": .array(branches + [unopened])]
  }

  /// Returns the schema of an object with one of the verbs.
  ///
  /// The object's type is required, because an empty value would match otherwise.
  private static func opened(by verbs: [String]) -> JSONValue {
    let choices = verbs.map { verb -> JSONValue in ["required": [.string(verb)]] }
    return ["type": "object", "anyOf": .array(choices)]
  }
}
