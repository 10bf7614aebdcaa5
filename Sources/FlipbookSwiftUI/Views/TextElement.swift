import FlipbookUIKit
import Geometry
import LayerTree

/// The element of a text.
final class TextElement: LayerElement {
  private var text: StyledText?
  private var paint = AnimatedPaint()
  /// The layer that masks a gradient.
  private lazy var maskLayer = Layer(content: .text(TextContent()))

  init(_ graph: ViewGraph) { super.init(graph) }

  func update(_ runs: [Text.Run], _ environment: EnvironmentValues) {
    text = StyledText(runs, environment, graph.stageGraphs.context.fonts)
    paint.set(text?.ownPaint ?? environment.foregroundPaint, in: graph, transaction)
  }

  // MARK: Layout

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if proposal.width == 0 {
      return CGSize(width: 0, height: size(ProposedViewSize(width: nil, height: proposal.height)).height)
    }
    return text?.size(proposal) ?? .zero
  }

  override func guide(_ key: GuideKey, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
    let isFirst = key == VerticalAlignment.firstTextBaseline.key
    guard isFirst || key == VerticalAlignment.lastTextBaseline.key else { return nil }
    return text?.baseline(proposal, isFirst: isFirst)
  }

  // MARK: Painting

  override func paint(_ size: CGSize, at time: Double) {
    if paint.isAnimating(at: time) { graph.noteAnimation() }
    let paint = paint.value(at: time)
    guard var text = text?.content else { return }
    // The lines break as in the final frame, while it moves.
    let rect = Rect(origin: .zero, size: Size(size))
    if case .color(let color) = paint {
      text.textColor = color
      layer.model.content = .text(text)
      if layer.mask != nil, !graph.isFrozen { layer.mask = nil }
    } else {
      var shape = ShapeContent(path: .rect(rect))
      (shape.fillColor, shape.fillGradient) = (nil, paint.gradient(in: rect))
      layer.model.content = .shape(shape)
      maskLayer.model.content = .text(text)
      maskLayer.model.frame = rect
      if layer.mask == nil, !graph.isFrozen { layer.mask = maskLayer }
    }
  }
}
