import Encodings
import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
import SceneSyntax

extension ValueType where Value == String {
  /// A text in which `\(…)` holds an expression.
  package static let words = ValueType(
    "a text", schema: ["type": ["string", "number", "boolean"]], isLiteral: true
  ) { node, context in
    guard let text = node.text else {
      context.mismatch(node, "a text")
      return .failed
    }
    guard text.contains("\\") else { return .constant(text) }
    var parts: [Computed<String>] = []
    var plain = ""
    var rest = Substring(text)
    while let open = rest.firstIndex(of: "\\") {
      plain += rest[..<open]
      let after = rest[rest.index(after: open)...]
      if after.hasPrefix("\\(") {
        plain += "\\("
        rest = after.dropFirst(2)
      } else if after.hasPrefix("("), let end = closing(after) {
        let inner = after[after.index(after: after.startIndex)..<end]
        let item = SyntaxNode(content: .scalar(String(inner), isQuoted: false), range: node.range)
        parts += [.constant(plain), context.text(of: item)]
        plain = ""
        rest = after[after.index(after: end)...]
      } else {
        plain += "\\"
        rest = after
      }
    }
    parts.append(.constant(plain + rest))
    return Computed<[String]>.all(parts).map { $0.joined() }
  }

  /// The parenthesis that closes the one at the beginning.
  private static func closing(_ text: Substring) -> String.Index? {
    var depth = 0
    for index in text.indices {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }
}
