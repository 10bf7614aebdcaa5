import FlipbookUIKit
import Geometry
import LayerTree

/// The element of a canvas, with the layers of its drawing.
final class CanvasElement: LayerElement {
  /// The views that the drawing refers to.
  let symbols: ContainerElement
  private var renderer: (inout GraphicsContext, CGSize) -> Void = { _, _ in }
  private var environment = EnvironmentValues()
  private var drawn: [Layer] = []
  /// The size of the drawing; nil if there is none, or it is outdated.
  private var drawnSize: CGSize?

  init(_ graph: ViewGraph) {
    symbols = ContainerElement(graph)
    super.init(graph)
    layer.model.masksToBounds = true
  }

  func update(
    _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void, _ environment: EnvironmentValues, isOpaque: Bool
  ) {
    (self.renderer, self.environment, drawnSize) = (renderer, environment, nil)
    layer.model.backgroundColor = isOpaque ? .black : nil
  }

  override func placeChildren(in frame: CGRect, _ proposal: ProposedViewSize) {
    for child in symbols.children { child.place(at: .zero, .unspecified, by: self) }
  }

  override func paint(_ size: CGSize, at time: Double) {
    // Views that are drawn may be animated.
    guard drawnSize != size || !symbols.children.isEmpty else { return }
    let recorder = DrawingRecorder(size: size, fonts: graph.stageGraphs.context.fonts) { [self] in
      symbol($0, at: time)
    }
    graph.observing {
      var context = GraphicsContext(recorder, environment)
      renderer(&context, size)
    }
    (drawn, drawnSize) = (recorder.layers.map { $0.makeLayer() }, size)
    layer.model.effects.isIsolated = recorder.isBlended
    // After an instant between two ticks, the layer shows the drawing before it.
    graph.instant?.whenOver { [self] in drawnSize = nil }
  }

  override func renderContent(_ context: RenderContext, into layers: inout [Layer]) {
    graph.replaceSublayers(drawn, of: layer)
    layers += drawn
  }

  private func symbol(_ tag: AnyHashable, at time: Double) -> GraphicsContext.ResolvedSymbol? {
    guard let element = symbols.children.first(where: { $0.traits.tag == tag }) else { return nil }
    var layers: [Layer] = []
    element.render(RenderContext(time: time, origin: .zero), into: &layers)
    return GraphicsContext.ResolvedSymbol(size: element.frame.size, layers: layers.map(\.described))
  }

  override func dispose() { symbols.dispose() }
}
