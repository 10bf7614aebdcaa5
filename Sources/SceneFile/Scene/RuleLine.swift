import SceneSyntax

/// A line of `always` as it is written, for reviews.
package struct RuleLine: Sendable {
  /// The property or state that it says, or the name that it gives.
  package let name: String
  /// The text of the line, with the `for` around it.
  package let expression: String

  init(_ entry: SyntaxNode.Entry, in loop: SyntaxNode?) {
    name = entry.key
    expression = entry.value.flowText + (loop.map { " for \($0.flowText)" } ?? "")
  }
}

extension SyntaxNode {
  /// The node in one line, as YAML has it in brackets and braces.
  fileprivate var flowText: String {
    switch content {
    case .map(let entries): "{\(entries.map { "\($0.key): \($0.value.flowText)" }.joined(separator: ", "))}"
    case .list(let items): "[\(items.map(\.flowText).joined(separator: ", "))]"
    default: text ?? ""
    }
  }
}
