import Encodings

/// The JSON Schema of a value in a command's output.
struct ValueSchema: Sendable {
  /// The JSON Schema.
  let json: JSONValue

  static let text = ValueSchema(json: ["type": "string"])
  static let whole = ValueSchema(json: ["type": "integer"])
  static let number = ValueSchema(json: ["type": "number"])
  static let boolean = ValueSchema(json: ["type": "boolean"])
  /// Any value; used for values of properties, whose type depends on the property.
  static let anything = ValueSchema(json: true)
  /// The four numbers of a rectangle: left, top, width, and height.
  static let rectangle = ValueSchema(
    json: ["type": "array", "items": ["type": "integer"], "minItems": 4.0, "maxItems": 4.0])

  /// Returns the schema of a string that is one of several words.
  static func word(_ words: String...) -> ValueSchema {
    ValueSchema(json: ["enum": .array(words.map(JSONValue.string))])
  }

  /// Returns the schema of a list of values.
  static func list(_ item: ValueSchema) -> ValueSchema {
    ValueSchema(json: ["type": "array", "items": item.json])
  }

  /// Returns the schema of a value or null.
  static func optional(_ value: ValueSchema) -> ValueSchema {
    ValueSchema(json: ["anyOf": [value.json, ["type": "null"]]])
  }

  /// Returns the schema of a value with one of several schemas.
  static func either(_ forms: ValueSchema...) -> ValueSchema {
    ValueSchema(json: ["anyOf": .array(forms.map(\.json))])
  }

  /// Returns the schema of an object with arbitrary keys, whose values have the same schema.
  static func map(_ value: ValueSchema) -> ValueSchema {
    ValueSchema(json: ["type": "object", "additionalProperties": value.json])
  }

  /// Returns the schema of an object with at least the given fields.
  static func open(_ required: KeyValuePairs<String, ValueSchema>) -> ValueSchema {
    ValueSchema(
      json: .object([
        ("type", "object"), ("required", .array(required.map { .string($0.key) })),
        ("properties", .object(required.map { (key: $0.key, value: $0.value.json) })),
      ]))
  }

  /// Returns the schema of an object with only the given fields.
  ///
  /// - Parameters:
  ///   - required: The required fields.
  ///   - optional: The optional fields.
  /// - Returns: The schema.
  static func object(
    _ required: KeyValuePairs<String, ValueSchema>, optional: KeyValuePairs<String, ValueSchema> = [:]
  ) -> ValueSchema {
    let fields = (required.map { $0 } + optional.map { $0 }).map { (key: $0.key, value: $0.value.json) }
    return ValueSchema(
      json: .object([
        ("type", "object"), ("required", .array(required.map { .string($0.key) })), ("properties", .object(fields)),
        ("additionalProperties", false),
      ]))
  }
}
