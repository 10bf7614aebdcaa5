/// A view whose content has another transaction when a value changes.
private struct AnimatedView<Content: View, Value: Equatable>: PrimitiveView {
  let content: Content
  let value: Value
  let change: (inout Transaction) -> Void

  func makeNode(updating old: ViewNode?, _ context: ViewContext) -> ViewNode {
    let known = old as? ValueNode<Value>
    let node = known ?? ValueNode(value)
    var context = context
    if let known, known.value != value { change(&context.transaction) }
    node.value = value
    node.child = content.node(updating: node.child, context)
    return node
  }
}

private final class ValueNode<Value>: PassingNode {
  var value: Value
  init(_ value: Value) { self.value = value }
}

/// A view whose content always has another transaction.
private struct TransactionView<Content: View>: PrimitiveView {
  let content: Content
  let change: (inout Transaction) -> Void

  func makeNode(updating old: ViewNode?, _ context: ViewContext) -> ViewNode {
    var context = context
    change(&context.transaction)
    return content.node(updating: old, context)
  }
}

extension View {
  /// Animates the view when a value changes.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    AnimatedView(content: self, value: value) {
      if !$0.disablesAnimations { $0.animation = animation }
    }
  }
  /// Changes the transaction of every update.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    TransactionView(content: self, change: transform)
  }
  /// Changes the transaction when a value changes.
  public func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    AnimatedView(content: self, value: value, change: transform)
  }
}
