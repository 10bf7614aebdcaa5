import Arithmetic
import Encodings
import Geometry
import LayerTree
import Motion
package import SceneDiagnostics
package import SceneProgram
package import SceneSyntax

/// The location of a value and its expected type, for errors that are found when it is evaluated.
package struct ValueLocation: Sendable {
  package let range: SourceRange
  /// The source text of the value; nil for lists and maps.
  package let text: String?
  /// The kind of the value, for messages.
  package let kindName: String
  /// The expected type, for messages.
  package let wanted: String
  private let isQuoted: Bool
  /// True if the text spans several lines, so that columns are meaningless.
  private let isBlock: Bool
  /// The names in scope, for hints.
  private let names: Scope

  package init(_ node: SyntaxNode, wanted: String, isQuoted: Bool = false, isBlock: Bool = false, names: Scope) {
    range = node.range
    text = node.text
    kindName = node.kindName
    self.wanted = wanted
    self.isQuoted = isQuoted
    self.isBlock = isBlock
    self.names = names
  }

  /// Reports an error in an expression.
  package func report(_ error: ExpressionError, in frame: Frame) {
    var hint = error.hint
    if let unknown = error.unknownName {
      switch frame.advice(unknown) {
      case .silence: return
      case .hint(let better): hint = better ?? hint
      }
    }
    if isBlock {
      frame.log.error(at: range, error.message, hint: hint)
    } else {
      let part = range.part(from: error.offset + (isQuoted ? 1 : 0), length: error.length)
      frame.log.error(at: part, error.message, hint: hint ?? "expected \(wanted)")
    }
  }

  /// Reports a value of the wrong type.
  package func mismatch(in frame: Frame, hint: String? = nil) {
    frame.log.error(at: range, "expected \(wanted), found \(kindName)", hint: hint)
  }

  /// Reports an expression of the wrong type.
  package func mismatch(_ value: ExpressionValue, in frame: Frame, hint: String? = nil) {
    switch value {
    case .text(let text) where text != self.text:
      frame.log.error(
        at: range, "expected \(wanted), found the text ‘\(text)’",
        hint: hint ?? NearestName.hint(for: text, among: names.names + ColorLiteral.names))
    case .numbers(let numbers) where numbers.count == 2:
      let name = text ?? ""
      mismatch(in: frame, hint: "use one of its components, such as \(name)\(name.hasSuffix("size") ? ".width" : ".x")")
    default: mismatch(in: frame, hint: hint)
    }
  }
}
