/// A type of value in a scene file: how it is read, and how it is described to people and to editors.
///
/// One value of this type per kind of value; the reader, the JSON Schema and the messages all come from it.
struct ValueType<Value: Sendable>: Sendable {
  /// What belongs here, for messages: “a number from 0 to 1”.
  let name: String
  /// The same for editors: a JSON Schema.
  let schema: JSONValue
  /// Reads a node; nil when it is something else, which the log then tells.
  let read: @Sendable (SyntaxNode, ReadingContext) -> Value?

  /// Makes a type.
  ///
  /// - Parameters:
  ///   - name: What belongs there.
  ///   - schema: The same for editors.
  ///   - isLiteral: Whether what is written is meant as it stands, so that `song.title` is no cell of data.
  ///   - read: Reads a node.
  init(
    _ name: String, schema: JSONValue, isLiteral: Bool = false,
    read: @escaping @Sendable (SyntaxNode, ReadingContext) -> Value?
  ) {
    self.name = name
    self.schema = schema
    if isLiteral {
      self.read = read
    } else {
      self.read = { node, context in read(context.cell(at: node) ?? node, context) }
    }
  }
}
