import FlipbookUIKit
import Geometry
import LayerTree
import Observation

/// The views of a hosting view: their nodes, their layout, and their layers.
final class ViewGraph {
  /// The graphs of the stage.
  let stageGraphs: StageGraphs
  /// The layer that contains the views' layers.
  private let rootLayer: Layer
  private let makeRoot: (ViewNode?, ViewContext) -> ViewNode
  /// The transition of views without one.
  let defaultTransition: TransitionTrait
  /// Requests a call of ``update()`` at the end of the turn.
  private let requestUpdate: () -> Void
  private var root: ViewNode?
  /// The environment of the root.
  var environment = EnvironmentValues()
  /// The size of the hosting view.
  var size = CGSize.zero { didSet { if size != oldValue { invalidate() } } }

  private var isDirty = true
  private var isUpdating = false
  private var needsRender = false
  private var pending: [() -> Void] = []
  private var tickers: [any TickingNode] = []
  private var typesWithoutProperties: Set<ObjectIdentifier> = []
  private var hasAnimations = false
  private(set) var layoutNumber = 0
  /// The number of animations that have been started.
  private(set) var animationCount = 0
  /// The evaluation between two ticks; nil at ticks.
  private(set) var instant: InterTickEvaluation?
  /// The frames of views with matched geometry.
  let matches = MatchedFrames()

  init(
    _ stageGraphs: StageGraphs, layer: Layer, defaultTransition: TransitionTrait,
    requestUpdate: @escaping () -> Void, root: @escaping (ViewNode?, ViewContext) -> ViewNode
  ) {
    self.stageGraphs = stageGraphs
    rootLayer = layer
    self.defaultTransition = defaultTransition
    self.requestUpdate = requestUpdate
    makeRoot = root
    stageGraphs.add(self)
  }

  /// The current time, in seconds of the stage.
  var time: Double { instant?.time ?? stageGraphs.stage.time }
  /// True between two ticks, when views neither appear nor disappear.
  var isFrozen: Bool { instant != nil }

  // MARK: Changes

  /// Notes that state has changed.
  func invalidate() {
    isDirty = true
    requestUpdate()
  }

  /// Calls a closure after the update, as for `onAppear`.
  func performAfterUpdate(_ action: @escaping () -> Void) { pending.append(action) }

  /// Calls a closure at the next tick.
  func performSoon(_ action: @escaping () -> Void) {
    stageGraphs.stage.performSoon { [stageGraphs] in stageGraphs.context.perform(action) }
  }

  /// Calls a closure after a time, in seconds.
  func perform(after delay: Double, _ action: @escaping () -> Void) {
    guard delay.isFinite else { return }
    stageGraphs.stage.perform(at: time + delay) { [stageGraphs] in stageGraphs.context.perform(action) }
  }

  /// Evaluates a body; changes of observed objects invalidate the graph.
  func observing<Result>(_ body: () -> Result) -> Result {
    // Sound: an observed object changes in the code of the stage, and so does the graph.
    let reference = GraphReference(self)
    return withObservationTracking(body) { reference.graph?.invalidate() }
  }

  private struct GraphReference: @unchecked Sendable {
    weak var graph: ViewGraph?
    init(_ graph: ViewGraph) { self.graph = graph }
  }

  /// Updates the views if state has changed.
  ///
  /// - Parameter transaction: The transaction of the changes.
  func flush(_ transaction: Transaction) {
    guard !isUpdating else { return }
    var transaction = transaction
    for _ in 0..<100 where isDirty || !pending.isEmpty {
      if isDirty {
        isDirty = false
        isUpdating = true
        root = makeRoot(root, ViewContext(graph: self, environment: environment, transaction: transaction))
        layOut()
        isUpdating = false
        needsRender = true
        transaction = Transaction()
      }
      let actions = pending
      pending = []
      for action in actions { action() }
    }
    requestUpdate()
  }

  /// Updates, lays out, and paints the views.
  func update() {
    flush(Transaction())
    if needsRender { render() }
  }

  // MARK: Layout

  private func layOut() {
    layoutNumber += 1
    let elements = root?.elements ?? []
    let proposal = ProposedViewSize(size)
    for element in elements {
      let own = element.size(proposal)
      element.place(
        at: CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2), proposal, by: nil)
    }
    matches.place(at: time)
  }

  // MARK: Animations

  /// Changes the target of an animated value.
  func animate<Value: VectorArithmetic>(
    _ value: inout AnimatedValue<Value>, to target: Value, _ transaction: Transaction
  ) {
    guard value.target != target else { return }
    if transaction.animation != nil { animationCount += 1 }
    value.set(target, transaction.animation, at: time)
    needsRender = true
  }

  /// Changes the target of an animated value that exists.
  func animate<Value: VectorArithmetic>(
    _ value: inout AnimatedValue<Value>?, to target: Value, _ transaction: Transaction
  ) {
    guard var changed = value else { return }
    animate(&changed, to: target, transaction)
    value = changed
  }

  /// Notes an animation that continues after the current frame.
  func noteAnimation() { hasAnimations = true }

  // MARK: Ticks

  func add(_ node: any TickingNode) {
    if !tickers.contains(where: { $0 === node }) { tickers.append(node) }
  }
  func remove(_ node: any TickingNode) { tickers.removeAll { $0 === node } }

  /// True while anything moves.
  var isActive: Bool { hasAnimations || !tickers.isEmpty }

  /// Evaluates and paints everything that changes with time.
  func tick() {
    let current = tickers
    isUpdating = true
    for node in current { node.tick() }
    if !isFrozen { tickers.removeAll { !$0.isTicking } }
    if !current.isEmpty { layOut() }
    isUpdating = false
    render()
  }

  /// Shows an instant between two ticks.
  func show(_ instant: InterTickEvaluation) {
    self.instant = instant
    let wasAnimated = hasAnimations
    tick()
    hasAnimations = wasAnimated
    self.instant = nil
  }

  // MARK: Painting

  private func render() {
    needsRender = false
    hasAnimations = false
    var layers: [Layer] = []
    for element in ContainerElement.ordered(root?.shownElements ?? []) {
      element.render(RenderContext(time: time, origin: .zero), into: &layers)
    }
    setSublayers(layers, of: rootLayer)
    if !isFrozen, isActive { stageGraphs.startTicking() }
  }

  /// Sets the sublayers of a layer, except between two ticks.
  func setSublayers(_ layers: [Layer], of layer: Layer) {
    if !isFrozen { replaceSublayers(layers, of: layer) }
  }

  /// Sets the sublayers of a layer; between two ticks, only for the instant.
  func replaceSublayers(_ layers: [Layer], of layer: Layer) {
    let old = layer.sublayers
    guard old.count != layers.count || zip(old, layers).contains(where: { $0 !== $1 }) else { return }
    instant?.whenOver { [self] in replaceSublayers(old, of: layer) }
    for sublayer in old where !layers.contains(where: { $0 === sublayer }) { sublayer.removeFromSuperlayer() }
    for sublayer in layers { layer.addSublayer(sublayer) }
  }

  // MARK: Touches

  /// Returns the handlers of touches at a point of the canvas, innermost first.
  func handlers(at point: CGPoint) -> [any TouchHandler] {
    var handlers: [any TouchHandler] = []
    for element in ContainerElement.ordered(root?.elements ?? []).reversed()
    where element.hit(point, &handlers) { break }
    return handlers
  }

  /// Returns the center of an element on the canvas, by its tag; nil if there is none.
  func center(of tag: AnyHashable) -> CGPoint? {
    guard let element = ContainerElement.find(tag, in: root?.elements ?? []) else { return nil }
    let center = CGPoint(x: element.frame.midX, y: element.frame.midY)
    return element.convertToCanvas(center, at: time)
  }

  /// Returns a point of the root's coordinate space on the canvas.
  func convertToCanvas(_ point: CGPoint, at time: Double) -> CGPoint {
    CGPoint(rootLayer.projectionToCanvas(at: time).apply(Point(point)))
  }

  // MARK: Names

  private var number = 0

  /// Returns a number that identifies a name space.
  func makeNumber() -> Int {
    number += 1
    return number
  }

  // MARK: Types

  func mayHaveProperties(_ type: ObjectIdentifier) -> Bool { !typesWithoutProperties.contains(type) }
  func noteWithoutProperties(_ type: ObjectIdentifier) { typesWithoutProperties.insert(type) }
}
