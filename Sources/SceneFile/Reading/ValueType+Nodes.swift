import SceneDiagnostics
import SceneSyntax

extension ValueType where Value == SyntaxNode {
  /// A node that is read later.
  static func node(_ schema: JSONValue) -> ValueType {
    .fixed("a value", schema: schema, isLiteral: true) { node, _ in node }
  }
}
