import FlipbookUIKit
import LayerTree

/// An element with any number of children, without a layer.
class ContainerElement: Element {
  /// The node of the children.
  var content: ViewNode = ListNode()

  final var children: [Element] { content.elements }
  override var contained: [Element] { children }

  /// Returns the first element with a tag; nil if there is none.
  static func find(_ tag: AnyHashable, in elements: [Element]) -> Element? {
    for element in elements {
      if element.traits.tag == tag { return element }
      if let found = find(tag, in: element.contained) { return found }
    }
    return nil
  }

  override func render(_ context: RenderContext, into layers: inout [Layer]) {
    for child in Self.ordered(content.shownElements) { child.render(context, into: &layers) }
  }

  override func hit(_ point: CGPoint, _ handlers: inout [any TouchHandler]) -> Bool {
    for child in Self.ordered(children).reversed() where child.hit(point, &handlers) { return true }
    return false
  }

  override func dispose() { content.dispose() }

  override func leave(with transaction: Transaction) {
    super.leave(with: transaction)
    for child in children { child.leave(with: transaction) }
  }

  /// Returns elements by their z index, back to front.
  static func ordered(_ elements: [Element]) -> [Element] {
    let depths = elements.map(\.traits.zIndex)
    guard depths.contains(where: { $0 != depths[0] }) else { return elements }
    return zip(elements, depths).enumerated()
      .sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }.map(\.element.0)
  }
}
