import Encodings
import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
import SceneSyntax

extension ValueType where Value == String {
  /// A text with interpolated expressions `\(…)`.
  package static let words = ValueType("text", schema: ["type": ["string", "number", "boolean"]]) { node, context in
    guard let text = node.text else {
      context.mismatch(node, "text")
      return .failed
    }
    guard let parts = TextTemplate.parts(of: text) else {
      if case .scalar(_, isQuoted: false) = node.content, context.namesValue(text) {
        context.log.warning(
          at: node.range, "this text shows the word ‘\(text)’, not its value",
          hint: "write \\(\(text)) to insert the value, or '\(text)' for the word")
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
