import Encodings

/// The JSON Schema of a value in a command's output.
struct ValueSchema: Sendable {
  /// The schema.
  let json: JSONValue

  static let text = ValueSchema(json: ["type": "string"])
  static let whole = ValueSchema(json: ["type": "integer"])
  static let number = ValueSchema(json: ["type": "number"])
  static let boolean = ValueSchema(json: ["type": "boolean"])
  /// Anything: the values of properties, whose form depends on the property.
  static let anything = ValueSchema(json: true)
  /// The four numbers of a rectangle: left, top, width, and height.
  static let rectangle = ValueSchema(
    json: ["type": "array", "items": ["type": "integer"], "minItems": 4.0, "maxItems": 4.0])

  /// One of some words.
  static func word(_ words: String...) -> ValueSchema {
    ValueSchema(json: ["enum": .array(words.map(JSONValue.string))])
  }

  /// A list of values.
  static func list(_ item: ValueSchema) -> ValueSchema {
    ValueSchema(json: ["type": "array", "items": item.json])
  }

  /// A value, or null.
  static func optional(_ value: ValueSchema) -> ValueSchema {
    ValueSchema(json: ["anyOf": [value.json, ["type": "null"]]])
  }

  /// One of several forms.
  static func either(_ forms: ValueSchema...) -> ValueSchema {
    ValueSchema(json: ["anyOf": .array(forms.map(\.json))])
  }

  /// An object with any keys, whose values have one form.
  static func map(_ value: ValueSchema) -> ValueSchema {
    ValueSchema(json: ["type": "object", "additionalProperties": value.json])
  }

  /// An object with at least these fields.
  static func open(_ required: KeyValuePairs<String, ValueSchema>) -> ValueSchema {
    ValueSchema(
      json: .object([
        ("type", "object"), ("required", .array(required.map { .string($0.key) })),
        ("properties", .object(required.map { (key: $0.key, value: $0.value.json) })),
      ]))
  }

  /// An object with these fields and no others.
  ///
  /// - Parameters:
  ///   - required: The fields that it always has.
  ///   - optional: The fields that it may lack.
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
