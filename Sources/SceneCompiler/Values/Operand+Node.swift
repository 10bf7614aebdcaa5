package import SceneProgram
package import SceneSyntax

extension Computed {
  /// The value with its node as its form, if it has none of its own.
  func described(asWritten node: SyntaxNode) -> Computed { form.isUnwritten ? described(by: Operand(node)) : self }
}

extension Operand {
  /// A node in source form.
  package init(_ node: SyntaxNode) {
    switch node.content {
    case .empty: self = .unwritten
    case .scalar(let text, _): self = .word(text)
    case .list(let items): self = .list(items.map { Operand($0) })
    case .map(let entries): self = .map(entries.map { (key: $0.key, value: Operand($0.value)) })
    }
  }
}
