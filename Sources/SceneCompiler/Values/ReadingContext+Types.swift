import Arithmetic
import Encodings
import Geometry
import LayerTree
import Motion
package import SceneDiagnostics
package import SceneProgram
package import SceneSyntax

extension ReadingContext {
  /// Reads a node as a type, with a separate message for an empty value.
  package func read<Value>(
    _ node: SyntaxNode, as type: ValueType<Value>, for name: String, at keyRange: SourceRange
  ) -> Value? {
    compiled(node, as: type, for: name, at: keyRange).value(frame)
  }

  /// Compiles a node as a type, with a separate message for an empty value.
  package func compiled<Value>(
    _ node: SyntaxNode, as type: ValueType<Value>, for name: String, at keyRange: SourceRange
  ) -> Computed<Value> {
    guard node.isEmpty else {
      return type.compile(node, self).described(asWritten: node)
    }
    // In YAML, `#` after a space begins a comment, so an unquoted color is lost.
    if let comment = commentedColor(after: keyRange) {
      log.error(
        at: comment.range, "\(name) is empty: in YAML, a # after a space begins a comment",
        hint: "write '\(comment.text)', with the quotes")
    } else if !reportComma(before: name, at: keyRange) {
      log.error(at: keyRange, "\(name) is empty", hint: "\(name) takes \(type.name)")
    }
    return .failed
  }

  /// Reports a comma that ended a value early and turned the rest into a key without a value.
  package func reportComma(before key: String, at range: SourceRange) -> Bool {
    let line = Array(log.line(of: range).unicodeScalars)
    let start = range.column - 1
    let end = start + key.unicodeScalars.count
    guard start > 1, line[..<min(start, line.count)].last(where: { $0 != " " }) == ",",
      end >= line.count || line[end] != ":"
    else { return false }
    log.error(
      at: range, "a comma ended the value before this, so ‘\(key)’ became a key", hint: "quote the text")
    return true
  }

  private func commentedColor(after range: SourceRange) -> (text: String, range: SourceRange)? {
    let scalars = Array(log.line(of: range).unicodeScalars)
    guard let hash = scalars.indices.first(where: { $0 >= range.column && scalars[$0] == "#" }) else { return nil }
    let digits = scalars[(hash + 1)...].prefix { $0.properties.isASCIIHexDigit }
    guard [3, 4, 6, 8].contains(digits.count) else { return nil }
    let text = "#" + String(String.UnicodeScalarView(digits))
    return (text, SourceRange(line: range.line, column: hash + 1, length: digits.count + 1, file: range.file))
  }
}
