import Foundation

/// A view with actions for its appearance and its disappearance.
private struct AppearanceView<Content: View>: PrimitiveView {
  let content: Content
  var onAppear: (() -> Void)?
  var onDisappear: (() -> Void)?

  func makeNode(updating old: ViewNode?, _ context: ViewContext) -> ViewNode {
    let node = old as? AppearanceNode ?? AppearanceNode(context.graph)
    if !(old is AppearanceNode), let onAppear { context.graph.performAfterUpdate(onAppear) }
    node.onDisappear = onDisappear
    node.child = content.node(updating: node.child, context)
    return node
  }
}

private final class AppearanceNode: PassingNode {
  private unowned let graph: ViewGraph
  var onDisappear: (() -> Void)?

  init(_ graph: ViewGraph) { self.graph = graph }

  override func dispose() {
    super.dispose()
    if let onDisappear { graph.performSoon(onDisappear) }
  }
}

/// A view with an action for changes of a value.
private struct ChangeView<Content: View, Value: Equatable>: PrimitiveView {
  let content: Content
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void

  func makeNode(updating old: ViewNode?, _ context: ViewContext) -> ViewNode {
    let known = old as? ChangeNode<Value>
    let node = known ?? ChangeNode(value)
    let before = node.value
    if known.map({ $0.value != value }) ?? isInitial {
      context.graph.performAfterUpdate { action(before, value) }
    }
    node.value = value
    node.child = content.node(updating: node.child, context)
    return node
  }
}

private final class ChangeNode<Value>: PassingNode {
  var value: Value
  init(_ value: Value) { self.value = value }
}

extension View {
  /// Runs an action when the view has appeared.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    AppearanceView(content: self, onAppear: action)
  }
  /// Runs an action when the view has disappeared.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    AppearanceView(content: self, onDisappear: action)
  }
  /// Runs an action when a value has changed, with the old and the new value.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    ChangeView(content: self, value: value, isInitial: initial, action: action)
  }
  /// Runs an action when a value has changed.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    ChangeView(content: self, value: value, isInitial: initial) { _, _ in action() }
  }
  /// Runs an action when a value has changed, with the new value.
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View {
    ChangeView(content: self, value: value, isInitial: false) { action($1) }
  }
}
