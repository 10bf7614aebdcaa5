import Encodings
import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
import SceneSyntax

extension ValueType where Value == String {
  /// A text with interpolated expressions `\(…)`.
  package static let words = ValueType("a text", schema: ["type": ["string", "number", "boolean"]]) { node, context in
    guard let text = node.text else {
      context.mismatch(node, "a text")
      return .failed
    }
    guard let parts = TextTemplate.parts(of: text) else {
      if case .scalar(_, isQuoted: false) = node.content, context.namesValue(text) {
        context.log.warning(
          at: node.range, "this text shows the words ‘\(text)’, and not their value",
          hint: "write \\(\(text)) to insert it, or '\(text)' for the words")
      }
      return .constant(text)
    }
    let texts = parts.map { part -> Computed<String> in
      switch part {
      case .plain(let text): .constant(text, .word(text))
      case .expression(let text):
        context.text(of: SyntaxNode(content: .scalar(text, isQuoted: false), range: node.range))
      }
    }
    return Computed<[String]>.all(texts).map { $0.joined() }.described(by: .template(texts.map(\.form)))
  }
}
