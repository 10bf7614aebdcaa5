import FlipbookUIKit
import LayerTree

/// A view in front of or behind another one, in the other's size.
struct SecondaryView<Content: View, Secondary: View>: PrimitiveView {
  let content: Content
  let secondary: Secondary
  let alignment: Alignment
  let isBehind: Bool

  func makeNode(updating old: ViewNode?, _ context: ViewContext) -> ViewNode {
    let node = old as? SecondaryNode ?? SecondaryNode(context.graph)
    node.child = content.node(updating: node.child, context)
    node.secondary.content = secondary.node(updating: node.secondary.content, context.inStack(nil))
    node.secondary.alignment = alignment
    node.secondary.transaction = context.transaction
    node.isBehind = isBehind
    return node
  }
}

private final class SecondaryNode: PassingNode {
  let secondary: LayeredElement
  var isBehind = true
  private var wrappers: [ObjectIdentifier: SecondaryElement] = [:]

  init(_ graph: ViewGraph) { secondary = LayeredElement(graph) }

  override var elements: [Element] { super.elements.enumerated().map { wrapper($1, isFirst: $0 == 0) } }
  override var shownElements: [Element] {
    let living = super.elements
    return super.shownElements.map { element in wrapper(element, isFirst: living.first === element) }
  }

  private func wrapper(_ child: Element, isFirst: Bool) -> Element {
    let wrapper = wrappers[ObjectIdentifier(child)] ?? SecondaryElement(child)
    wrappers = wrappers.filter { $0.value.child !== child || $0.value === wrapper }
    wrappers[ObjectIdentifier(child)] = wrapper
    // Of several views, the first has the background; each would have its own in SwiftUI.
    precondition(isFirst || super.elements.count < 2, "background and overlay need a single view: put it in a stack")
    (wrapper.secondary, wrapper.isBehind) = (isFirst ? secondary : nil, isBehind)
    return wrapper
  }

  override func dispose() {
    secondary.dispose()
    super.dispose()
  }
}

private final class SecondaryElement: WrappingElement {
  var secondary: LayeredElement?
  var isBehind = true

  override var contained: [Element] { [child] + (secondary.map { [$0] } ?? []) }

  override func placeChildren(in frame: CGRect, _ proposal: ProposedViewSize) {
    super.placeChildren(in: frame, proposal)
    guard let secondary else { return }
    let offer = ProposedViewSize(frame.size)
    let own = secondary.dimensions(offer)
    // The content's own guides align the secondary view.
    let outer = ViewDimensions(frame.size) { [child] in child.guide($0, in: frame.size, proposal) }
    let alignment = secondary.alignment
    secondary.place(
      at: CGPoint(
        x: frame.minX + outer[alignment.horizontal] - own[alignment.horizontal],
        y: frame.minY + outer[alignment.vertical] - own[alignment.vertical]), offer, by: self)
  }

  override func render(_ context: RenderContext, into layers: inout [Layer]) {
    if isBehind { secondary?.render(context, into: &layers) }
    child.render(context, into: &layers)
    if !isBehind { secondary?.render(context, into: &layers) }
  }

  override func hit(_ point: CGPoint, _ handlers: inout [any TouchHandler]) -> Bool {
    if !isBehind, secondary?.hit(point, &handlers) ?? false { return true }
    if child.hit(point, &handlers) { return true }
    return isBehind && (secondary?.hit(point, &handlers) ?? false)
  }

  override func leave(with transaction: Transaction) {
    super.leave(with: transaction)
    secondary?.leave(with: transaction)
  }
}

extension View {
  /// Adds views behind the view.
  public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    SecondaryView(content: self, secondary: content(), alignment: alignment, isBehind: true)
  }
  /// Adds a view behind the view.
  public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
    SecondaryView(content: self, secondary: background, alignment: alignment, isBehind: true)
  }
  /// Adds views in front of the view.
  public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    SecondaryView(content: self, secondary: content(), alignment: alignment, isBehind: false)
  }
  /// Adds a view in front of the view.
  public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    SecondaryView(content: self, secondary: overlay, alignment: alignment, isBehind: false)
  }
}
