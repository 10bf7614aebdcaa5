package import Encodings
import Geometry
package import SceneSyntax

extension ValueType where Value == SyntaxNode {
  /// Something that is read further by whoever asks for it.
  package static func node(_ schema: JSONValue) -> ValueType<SyntaxNode> {
    .fixed("a value", schema: schema, isLiteral: true) { node, _ in node }
  }
}
