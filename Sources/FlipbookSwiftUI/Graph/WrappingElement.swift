import FlipbookUIKit
import LayerTree

/// An element around another one, without a layer: it has the other's size, traits, and guides.
class WrappingElement: Element {
  let child: Element

  init(_ child: Element) {
    self.child = child
    super.init(child.graph)
  }

  override var traits: Traits { child.traits }
  override var contained: [Element] { [child] }
  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { child.size(proposal) }
  override func placeChildren(in frame: CGRect, _ proposal: ProposedViewSize) {
    child.place(at: frame.origin, proposal, by: self)
  }
  override func guide(_ key: GuideKey, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
    child.guide(key, in: size, proposal)
  }
  override func render(_ context: RenderContext, into layers: inout [Layer]) { child.render(context, into: &layers) }
  override func hit(_ point: CGPoint, _ handlers: inout [any TouchHandler]) -> Bool { child.hit(point, &handlers) }
  override func leave(with transaction: Transaction) {
    super.leave(with: transaction)
    child.leave(with: transaction)
  }
}

/// An element around another one, with a layer for an effect.
class EffectElement: LayerElement {
  let child: Element

  init(_ child: Element, content: LayerContent = .plain) {
    self.child = child
    super.init(child.graph, content: content)
  }

  override var traits: Traits { child.traits }
  override var contained: [Element] { [child] }
  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { child.size(proposal) }
  override func placeChildren(in frame: CGRect, _ proposal: ProposedViewSize) {
    child.place(at: frame.origin, proposal, by: self)
  }
  override func guide(_ key: GuideKey, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
    child.guide(key, in: size, proposal)
  }
  override func renderContent(_ context: RenderContext, into layers: inout [Layer]) {
    child.render(context, into: &layers)
  }
  override func hit(_ point: CGPoint, _ handlers: inout [any TouchHandler]) -> Bool { child.hit(point, &handlers) }
  override func leave(with transaction: Transaction) {
    super.leave(with: transaction)
    child.leave(with: transaction)
  }
}
