package import SceneDiagnostics

/// A node of a scene file as parsed, with its source range and no types assigned to its values.
package struct SyntaxNode: Sendable {
  package enum Content: Sendable {
    /// A scalar: its text, and whether it was quoted or a block scalar.
    case scalar(String, isQuoted: Bool)
    /// A list of items, in order.
    case list([SyntaxNode])
    /// A map of entries, in order, with unique keys.
    case map([Entry])
    /// A missing value.
    case empty
  }

  package struct Entry: Sendable {
    package let key: String
    package let keyRange: SourceRange
    package let value: SyntaxNode

    package init(key: String, keyRange: SourceRange, value: SyntaxNode) {
      self.key = key
      self.keyRange = keyRange
      self.value = value
    }
  }

  package let content: Content
  package let range: SourceRange

  /// The text of a scalar.
  package var text: String? {
    if case .scalar(let text, _) = content { text } else { nil }
  }

  /// The items of a list; any other node is treated as a list of one item.
  package var items: [SyntaxNode] {
    if case .list(let items) = content { items } else { [self] }
  }

  package var isEmpty: Bool {
    if case .empty = content { true } else { false }
  }

  /// A description of the node for error messages.
  package var kindName: String {
    switch content {
    case .scalar(let text, _): "‘\(text.count > 40 ? text.prefix(39) + "…" : text)’"
    case .list(let items): "a list of \(items.count) value\(items.count == 1 ? "" : "s")"
    case .map: "a map"
    case .empty: "nothing"
    }
  }

  package init(content: Content, range: SourceRange) {
    self.content = content
    self.range = range
  }
}
