extension Scene {
  /// The lines of `always`, as they are written: those of the scene, and those of each component.
  package var ruleLines: [[(name: String, expression: String)]] {
    rules.map { list in
      list.blocks.flatMap { block in
        let loop = block.loop.map { " for \($0.flowText)" } ?? ""
        return block.rules.map { ($0.entry.key, $0.entry.value.flowText + ($0.isName ? "" : loop)) }
      }
    }
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
