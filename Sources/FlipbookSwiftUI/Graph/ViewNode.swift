/// A node of the graph: it keeps a view's identity, state, and elements while its values change.
class ViewNode {
  /// The elements that are laid out.
  var elements: [Element] { [] }
  /// The elements that are painted, including leaving ones.
  var shownElements: [Element] { elements }

  /// Called when the view has been removed for good.
  func dispose() {}
}

/// A node without an element of its own.
class PassingNode: ViewNode {
  var child: ViewNode?

  override var elements: [Element] { child?.elements ?? [] }
  override var shownElements: [Element] { child?.shownElements ?? [] }
  override func dispose() { child?.dispose() }
}

/// A node with one element.
final class ElementNode<Own: Element>: ViewNode {
  let element: Own

  init(_ element: Own) { self.element = element }

  override var elements: [Element] { [element] }
  override func dispose() { element.dispose() }

  /// Returns the node of an element: the old one, or a new one.
  static func updating(
    _ old: ViewNode?, _ context: ViewContext, make: () -> Own, update: (Own) -> Void
  ) -> ViewNode {
    let node = old as? ElementNode<Own> ?? ElementNode(make())
    node.element.transaction = context.transaction
    update(node.element)
    return node
  }
}

/// A node of several children.
final class ListNode: ViewNode {
  var children: [ViewNode] = []

  override var elements: [Element] { children.flatMap(\.elements) }
  override var shownElements: [Element] { children.flatMap(\.shownElements) }
  override func dispose() { for child in children { child.dispose() } }
}
