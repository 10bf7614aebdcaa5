/// A view whose content depends on the time.
struct TickingView<Content: View>: PrimitiveView {
  /// The end of the content's changes, in seconds of the stage; infinite if it always changes.
  let end: Double
  let content: (Double) -> Content

  func makeNode(updating old: ViewNode?, _ context: ViewContext) -> ViewNode {
    let node = old as? Node ?? Node(context.graph)
    node.update(self, context)
    return node
  }

  private final class Node: PassingNode, TickingNode {
    private unowned let graph: ViewGraph
    private var current: (view: TickingView, context: ViewContext)?
    /// The time of the last evaluation, in seconds of the stage.
    private var lastTime = -Double.infinity

    init(_ graph: ViewGraph) { self.graph = graph }

    func update(_ view: TickingView, _ context: ViewContext) {
      // The content moves to the current time first: only changes of state are animated.
      if let current, lastTime < current.view.end { tick() }
      current = (view, context)
      evaluate()
      if isTicking { graph.add(self) }
    }

    private func evaluate() {
      guard let (view, context) = current else { return }
      lastTime = graph.time
      child = graph.observing { view.content(graph.time).node(updating: child, context) }
    }

    var isTicking: Bool { current.map { graph.time < $0.view.end } ?? false }

    func tick() {
      current?.context.transaction = Transaction()
      evaluate()
    }

    override func dispose() {
      graph.remove(self)
      current = nil
      super.dispose()
    }
  }
}
