/// A node whose content is evaluated: a view with a body, or a view modifier.
///
/// The body is evaluated when the state of the graph changes, and for every frame while animatable data is animated.
final class EvaluatedNode<Source>: PassingNode, TickingNode {
  private unowned let graph: ViewGraph
  private var slots = PropertySlots()
  private var attribute: (any AnimatedAttribute)?
  private var current: (source: Source, context: ViewContext, evaluate: Evaluation)?

  /// Returns the node of a source's content.
  typealias Evaluation = (Source, ViewNode?, ViewContext) -> ViewNode

  init(_ graph: ViewGraph) { self.graph = graph }

  func update(_ source: Source, _ context: ViewContext, _ evaluate: @escaping Evaluation) {
    slots.install(source, context)
    current = (source, context, evaluate)
    if let animatable = source as? any Animatable { follow(animatable, context) }
    evaluateNow()
  }

  private func follow<Value: Animatable>(_ value: Value, _ context: ViewContext) {
    guard Value.AnimatableData.self != EmptyAnimatableData.self else { return }
    let known = attribute as? AnimatedData<Value>
    let data = known ?? AnimatedData<Value>(value)
    attribute = data
    if known != nil { data.set(value, in: graph, context.transaction) }
    if data.isAnimating(at: graph.time) { graph.add(self) }
  }

  private func evaluateNow() {
    guard let (source, context, evaluate) = current else { return }
    let shown = attribute?.applied(to: source, at: graph.time) as? Source ?? source
    child = graph.observing { evaluate(shown, child, context) }
  }

  // MARK: Ticks

  var isTicking: Bool { attribute?.isAnimating(at: graph.time) ?? false }

  func tick() {
    current?.context.transaction = Transaction()
    evaluateNow()
  }

  override func dispose() {
    graph.remove(self)
    attribute = nil
    super.dispose()
  }
}
