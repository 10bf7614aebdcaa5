import SceneDiagnostics
import SceneSyntax

/// The description of a key without its value: all that messages, the schema, and the help need.
struct KeyDescription: Sendable {
  let name: String
  /// The type of the value: “a number from 0 to 1”.
  let typeName: String
  let schema: JSONValue
  let summary: String
  let isRequired: Bool
  /// Reads a value to find errors.
  let check: @Sendable (SyntaxNode.Entry, ReadingContext) -> Void
  /// Compiles a value.
  let compile: @Sendable (SyntaxNode.Entry, ReadingContext) -> CompiledRecord.Entry

  /// An example to write, in messages.
  var sample: String {
    typeName == "a value" ? Examples.keys[name] ?? "\(name): …" : "\(name): \(typeName)"
  }

  /// The same key where it need not be there.
  var optional: KeyDescription {
    KeyDescription(
      name: name, typeName: typeName, schema: schema, summary: summary, isRequired: false, check: check,
      compile: compile)
  }
}
