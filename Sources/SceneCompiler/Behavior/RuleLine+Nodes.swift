import LayerTree
import Motion
import SceneProgram
import SceneSyntax

extension RuleLine {
  init(_ entry: SyntaxNode.Entry, in loop: SyntaxNode?) {
    self.init(
      name: entry.key, expression: entry.value.flowText + (loop.map { " for \($0.flowText)" } ?? ""))
  }
}

extension SyntaxNode {
  /// The node on a single line, in YAML's flow style.
  fileprivate var flowText: String {
    switch content {
    case .map(let entries): "{\(entries.map { "\($0.key): \($0.value.flowText)" }.joined(separator: ", "))}"
    case .list(let items): "[\(items.map(\.flowText).joined(separator: ", "))]"
    default: text ?? ""
    }
  }
}
