/// What is known of a key without reading it: all that messages, the schema and the help need.
struct KeyDescription: Sendable {
  let name: String
  /// What belongs there: “a number from 0 to 1”.
  let typeName: String
  let schema: JSONValue
  let summary: String
  let isRequired: Bool

  /// The same key where it need not be there.
  var optional: KeyDescription {
    KeyDescription(name: name, typeName: typeName, schema: schema, summary: summary, isRequired: false)
  }
}
