import FlipbookUIKit
import Geometry
import LayerTree

/// A shape with a style.
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: View, PrimitiveView {
  let shape: Content
  let style: Style
  var fillStyle = FillStyle()

  func makeNode(updating old: ViewNode?, _ context: ViewContext) -> ViewNode {
    ElementNode<ShapeElement<Content>>.updating(old, context) {
      ShapeElement(context.graph, shape)
    } update: {
      $0.update(shape, style.resolvedPaint(in: context.environment), fillStyle)
    }
  }
}

/// A filled or stroked shape.
final class ShapeElement<Content: Shape>: LayerElement {
  private var shape: Content
  private let data: AnimatedData<Content>
  private var paint = AnimatedPaint()
  private var fillStyle = FillStyle()

  init(_ graph: ViewGraph, _ shape: Content) {
    self.shape = shape
    data = AnimatedData(shape)
    super.init(graph, content: .shape(ShapeContent()))
  }

  func update(_ shape: Content, _ paint: Paint, _ fillStyle: FillStyle) {
    (self.shape, self.fillStyle) = (shape, fillStyle)
    data.set(shape, in: graph, transaction)
    self.paint.set(paint, in: graph, transaction)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  private func shownShape(at time: Double) -> Content { data.applied(to: shape, at: time) as? Content ?? shape }

  override func paint(_ size: CGSize, at time: Double) {
    if data.isAnimating(at: time) || paint.isAnimating(at: time) { graph.noteAnimation() }
    let (shown, rect) = (shownShape(at: time), CGRect(origin: .zero, size: size))
    let paint = paint.value(at: time)
    let gradient = paint.gradient(in: Rect(rect))
    let color: Geometry.Color? = if case .color(let color) = paint { color } else { nil }
    var content = ShapeContent()
    if let stroking = shown as? any StrokingShape {
      content.path = stroking.strokedPath(in: rect).path
      (content.fillColor, content.strokeColor, content.strokeGradient) = (nil, color, gradient)
      content.setStroke(stroking.strokeStyle)
    } else {
      content.path = shown.path(in: rect).path
      (content.fillColor, content.fillGradient) = (color, gradient)
      content.fillRule = fillStyle.isEOFilled ? .evenOdd : .nonZero
    }
    layer.model.content = .shape(content)
  }

  override func hit(_ point: CGPoint, _ handlers: inout [any TouchHandler]) -> Bool {
    guard let local = localPoint(point) else { return false }
    let rect = CGRect(origin: .zero, size: shownFrame(at: graph.time).size)
    let shown = shownShape(at: graph.time)
    if let stroking = shown as? any StrokingShape {
      return stroking.strokedPath(in: rect).path.distance(to: Point(local)) <= Double(stroking.strokeStyle.lineWidth)
        / 2
    }
    return shown.path(in: rect).contains(local, eoFill: fillStyle.isEOFilled)
  }
}

extension ShapeContent {
  /// Sets the properties of the stroke, except its color.
  mutating func setStroke(_ style: StrokeStyle) {
    (lineWidth, lineCap) = (Double(style.lineWidth), style.lineCap.cap)
    (lineJoin, miterLimit) = (style.lineJoin.join, Double(style.miterLimit))
    lineDashPattern = style.dash.map { Double($0) }
    lineDashPhase = Double(style.dashPhase)
  }
}
