package import SceneProgram
package import SceneSyntax

extension Computed {
  /// Returns the value with the node as its written form, unless it already has one.
  func described(asWritten node: SyntaxNode) -> Computed { form.isUnwritten ? described(by: Operand(node)) : self }
}

extension Operand {
  /// Creates the written form of a node.
  package init(_ node: SyntaxNode) {
    switch node.content {
    case .empty: self = .unwritten
    case .scalar(let text, _): self = .word(text)
    case .list(let items): self = .list(items.map { Operand($0) })
    case .map(let entries): self = .map(entries.map { (key: $0.key, value: Operand($0.value)) })
    }
  }
}
