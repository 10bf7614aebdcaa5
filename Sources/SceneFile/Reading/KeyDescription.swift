/// What is known of a key without reading it: all that messages, the schema and the help need.
struct KeyDescription: Sendable {
  let name: String
  /// What belongs there: “a number from 0 to 1”.
  let typeName: String
  let schema: JSONValue
  let summary: String
  let isRequired: Bool
}
