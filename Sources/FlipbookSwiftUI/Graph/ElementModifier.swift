/// A modifier that puts an element around each element of its content.
protocol ElementModifier {
  /// Returns the element around another one.
  func makeElement(around child: Element) -> Element
  /// Updates an element that the modifier's type has made.
  func update(_ element: Element, _ context: ViewContext)
}

/// A view with a modifier of the framework's own.
struct ModifiedElements<Content: View, Modifier: ElementModifier>: PrimitiveView {
  let content: Content
  let modifier: Modifier

  func makeNode(updating old: ViewNode?, _ context: ViewContext) -> ViewNode {
    let node = old as? ModifierNode ?? ModifierNode()
    node.child = content.node(updating: node.child, context)
    node.update(modifier, context)
    return node
  }
}

/// The node of a modifier, with an element around each element of the content.
private final class ModifierNode: PassingNode {
  private var wrappers: [ObjectIdentifier: (child: Element, wrapper: Element)] = [:]
  private var modifier: (any ElementModifier)?
  private var context: ViewContext?

  override var elements: [Element] { super.elements.map(wrapper) }
  override var shownElements: [Element] { super.shownElements.map(wrapper) }

  func update(_ modifier: any ElementModifier, _ context: ViewContext) {
    (self.modifier, self.context) = (modifier, context)
    let old = wrappers
    let current = super.elements
    for (key, pair) in old where !super.shownElements.contains(where: { $0 === pair.child }) {
      wrappers[key] = nil
    }
    for child in current {
      guard let pair = old[ObjectIdentifier(child)] else {
        // Made now, with these values: later ones animate from them.
        _ = wrapper(child)
        continue
      }
      pair.wrapper.transaction = context.transaction
      modifier.update(pair.wrapper, context)
    }
  }

  private func wrapper(_ child: Element) -> Element {
    if let pair = wrappers[ObjectIdentifier(child)] { return pair.wrapper }
    guard let modifier, let context else { return child }
    let wrapper = modifier.makeElement(around: child)
    wrapper.transaction = context.transaction
    modifier.update(wrapper, context)
    wrappers[ObjectIdentifier(child)] = (child, wrapper)
    return wrapper
  }

  override func dispose() {
    for pair in wrappers.values { pair.wrapper.dispose() }
    super.dispose()
  }
}

extension View {
  /// Returns the view with a modifier of the framework's own.
  func modified(_ modifier: some ElementModifier) -> some View {
    ModifiedElements(content: self, modifier: modifier)
  }
}
