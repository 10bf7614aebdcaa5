import SceneDiagnostics
import SceneSyntax

extension ValueType where Value == SyntaxNode {
  /// Something that is read further by whoever asks for it.
  static func node(_ schema: JSONValue) -> ValueType {
    .fixed("a value", schema: schema, isLiteral: true) { node, _ in node }
  }
}
