public import Foundation
import Geometry
import LayerTree

/// Clips a view to a shape.
private struct ClipModifier<Content: Shape>: ElementModifier {
  let shape: Content
  let style: FillStyle

  func makeElement(around child: Element) -> Element { ClipElement(child, shape) }
  func update(_ element: Element, _ context: ViewContext) {
    (element as? ClipElement<Content>)?.update(shape, style)
  }
}

private final class ClipElement<Content: Shape>: EffectElement {
  private var shape: Content
  private let data: AnimatedData<Content>
  private var style = FillStyle()

  init(_ child: Element, _ shape: Content) {
    self.shape = shape
    data = AnimatedData(shape)
    super.init(child)
    layer.mask = Layer(content: .shape(ShapeContent()))
  }

  func update(_ shape: Content, _ style: FillStyle) {
    (self.shape, self.style) = (shape, style)
    data.set(shape, in: graph, transaction)
  }

  private func outline(_ size: CGSize, at time: Double) -> Path {
    (data.applied(to: shape, at: time) as? Content ?? shape).path(in: CGRect(origin: .zero, size: size))
  }

  override func paint(_ size: CGSize, at time: Double) {
    if data.isAnimating(at: time) { graph.noteAnimation() }
    var content = ShapeContent(path: outline(size, at: time).path)
    content.fillRule = style.isEOFilled ? .evenOdd : .nonZero
    layer.mask?.model.content = .shape(content)
    layer.mask?.model.frame = Rect(origin: .zero, size: Size(size))
  }

  override func hit(_ point: CGPoint, _ handlers: inout [any TouchHandler]) -> Bool {
    let size = shownFrame(at: graph.time).size
    guard let local = localPoint(point), outline(size, at: graph.time).contains(local, eoFill: style.isEOFilled)
    else { return false }
    return super.hit(point, &handlers)
  }
}

/// Clips a view to its frame.
private struct ClippedModifier: ElementModifier {
  func makeElement(around child: Element) -> Element { ClippedElement(child) }
  func update(_ element: Element, _ context: ViewContext) {}
}

private final class ClippedElement: EffectElement {
  override func paint(_ size: CGSize, at time: Double) { layer.model.masksToBounds = true }
  override func hit(_ point: CGPoint, _ handlers: inout [any TouchHandler]) -> Bool {
    contains(point) && super.hit(point, &handlers)
  }
}

/// A view that is masked by another one.
private struct MaskedView<Content: View, Mask: View>: PrimitiveView {
  let content: Content
  let mask: Mask
  let alignment: Alignment

  func makeNode(updating old: ViewNode?, _ context: ViewContext) -> ViewNode {
    let node = old as? MaskNode ?? MaskNode(context.graph)
    node.child = content.node(updating: node.child, context)
    node.mask.content = mask.node(updating: node.mask.content, context.inStack(nil))
    node.mask.alignment = alignment
    node.mask.transaction = context.transaction
    node.transaction = context.transaction
    return node
  }
}

private final class MaskNode: PassingNode {
  let mask: LayeredElement
  var transaction = Transaction()
  private var wrapper: MaskElement?

  init(_ graph: ViewGraph) { mask = LayeredElement(graph) }

  override var elements: [Element] { super.elements.map(masked) }
  override var shownElements: [Element] { super.shownElements.map(masked) }

  private func masked(_ child: Element) -> Element {
    precondition(super.shownElements.count < 2, "mask needs a single view: put it in a stack")
    let wrapper = self.wrapper.flatMap { $0.child === child ? $0 : nil } ?? MaskElement(child, mask)
    wrapper.transaction = transaction
    self.wrapper = wrapper
    return wrapper
  }

  override func dispose() {
    mask.dispose()
    super.dispose()
  }
}

private final class MaskElement: EffectElement {
  private let mask: LayeredElement

  init(_ child: Element, _ mask: LayeredElement) {
    self.mask = mask
    super.init(child)
    layer.mask = Layer()
    layer.mask?.model.anchorPoint = .zero
  }

  override func placeChildren(in frame: CGRect, _ proposal: ProposedViewSize) {
    super.placeChildren(in: frame, proposal)
    let offer = ProposedViewSize(frame.size)
    let (own, outer) = (mask.dimensions(offer), ViewDimensions(frame.size) { _ in nil })
    let alignment = mask.alignment
    mask.place(
      at: CGPoint(
        x: frame.minX + outer[alignment.horizontal] - own[alignment.horizontal],
        y: frame.minY + outer[alignment.vertical] - own[alignment.vertical]), offer, by: self)
  }

  override func paint(_ size: CGSize, at time: Double) {
    guard let maskLayer = layer.mask else { return }
    maskLayer.model.bounds.size = Size(size)
    var sublayers: [Layer] = []
    mask.render(RenderContext(time: time, origin: shownFrame(at: time).origin), into: &sublayers)
    graph.setSublayers(sublayers, of: maskLayer)
  }
}

extension View {
  /// Clips the view to a shape.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modified(ClipModifier(shape: shape, style: style))
  }
  /// Clips the view to its frame.
  public func clipped() -> some View { modified(ClippedModifier()) }
  /// Rounds the corners of the view's frame.
  public func cornerRadius(_ radius: CGFloat) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius, style: .circular))
  }
  /// Masks the view by the alpha of another one.
  public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
    MaskedView(content: self, mask: mask(), alignment: alignment)
  }
  /// Masks the view by the alpha of another one.
  public func mask<Mask: View>(_ mask: Mask) -> some View {
    MaskedView(content: self, mask: mask, alignment: .center)
  }
  /// Adds a border inside the view's frame.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay(Rectangle().strokeBorder(content, lineWidth: width))
  }
  /// Fills the space behind the view with a style.
  public func background<S: ShapeStyle>(_ style: S) -> some View { background(Rectangle().fill(style)) }
  /// Fills a shape behind the view with a style.
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(shape.fill(style, style: fillStyle))
  }
  /// Covers the view with a style.
  public func overlay<S: ShapeStyle>(_ style: S) -> some View { overlay(Rectangle().fill(style)) }
  /// Fills a shape in front of the view with a style.
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay(shape.fill(style, style: fillStyle))
  }
  /// Hides the view; it keeps its space.
  public func hidden() -> some View { modified(HiddenModifier()) }
}

private struct HiddenModifier: ElementModifier {
  func makeElement(around child: Element) -> Element { HiddenElement(child) }
  func update(_ element: Element, _ context: ViewContext) {}
}

private final class HiddenElement: WrappingElement {
  override func render(_ context: RenderContext, into layers: inout [Layer]) {}
  override func hit(_ point: CGPoint, _ handlers: inout [any TouchHandler]) -> Bool { false }
}
