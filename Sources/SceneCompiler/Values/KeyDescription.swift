package import Encodings
package import SceneProgram
package import SceneSyntax

/// The description of a key for messages, the schema, and the help.
package struct KeyDescription: Sendable {
  package let name: String
  /// The type of the value, such as “a number from 0 to 1”.
  package let typeName: String
  package let schema: JSONValue
  package let summary: String
  package let isRequired: Bool
  /// Reads a value in order to find errors.
  package let check: @Sendable (SyntaxNode.Entry, ReadingContext) -> Void
  /// Compiles a value.
  package let compile: @Sendable (SyntaxNode.Entry, ReadingContext) -> CompiledRecord.Entry

  /// The key as an optional one.
  var optional: KeyDescription {
    KeyDescription(
      name: name, typeName: typeName, schema: schema, summary: summary, isRequired: false, check: check,
      compile: compile)
  }
}
