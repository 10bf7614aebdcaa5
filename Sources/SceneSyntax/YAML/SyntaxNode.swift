package import SceneDiagnostics

/// A node of a scene file as written: types are undecided, and every node knows its place.
package struct SyntaxNode: Sendable {
  package enum Content: Sendable {
    /// A single value: its text, and whether it was quoted or in a block.
    case scalar(String, isQuoted: Bool)
    /// Items in order.
    case list([SyntaxNode])
    /// Entries in order; keys are unique.
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

  /// The items of a list; any other node is a list of itself.
  package var items: [SyntaxNode] {
    if case .list(let items) = content { items } else { [self] }
  }

  package var isEmpty: Bool {
    if case .empty = content { true } else { false }
  }

  /// The kind of node, for messages.
  package var kindName: String {
    switch content {
    case .scalar(let text, _): "‘\(text.count > 40 ? text.prefix(39) + "…" : text)’"
    case .list(let items): "a list of \(items.count)"
    case .map: "a map"
    case .empty: "nothing"
    }
  }

  package init(content: Content, range: SourceRange) {
    self.content = content
    self.range = range
  }
}
