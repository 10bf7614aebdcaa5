public import Foundation

private final class TraitElement: WrappingElement {
  var change: (inout Traits) -> Void = { _ in }
  override var traits: Traits {
    var traits = child.traits
    change(&traits)
    return traits
  }
}

/// A modifier that changes the traits that a container reads.
struct TraitModifier: ElementModifier {
  let change: (inout Traits) -> Void
  func makeElement(around child: Element) -> Element { TraitElement(child) }
  func update(_ element: Element, _ context: ViewContext) { (element as? TraitElement)?.change = change }
}

private final class GuideElement: WrappingElement {
  var key: GuideKey?
  var position: (ViewDimensions) -> CGFloat = { _ in 0 }
  override func guide(_ key: GuideKey, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
    let own = child.dimensions(proposal)
    return key == self.key ? position(own) : own.explicit(key)
  }
}

private struct GuideModifier: ElementModifier {
  let key: GuideKey
  let position: (ViewDimensions) -> CGFloat
  func makeElement(around child: Element) -> Element { GuideElement(child) }
  func update(_ element: Element, _ context: ViewContext) {
    guard let element = element as? GuideElement else { return }
    (element.key, element.position) = (key, position)
  }
}

extension View {
  /// Sets the priority of the view when a stack shares its space.
  public func layoutPriority(_ value: Double) -> some View {
    modified(TraitModifier { $0.layoutPriority = value })
  }
  /// Sets the depth in front of and behind the other views of a container.
  public func zIndex(_ value: Double) -> some View { modified(TraitModifier { $0.zIndex = value }) }
  /// Names the view, for the symbols of a canvas.
  public func tag<V: Hashable>(_ tag: V) -> some View {
    modified(TraitModifier { $0.tag = AnyHashable(tag) })
  }
  /// Sets the position of a horizontal guide.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { modified(GuideModifier(key: guide.key, position: computeValue)) }
  /// Sets the position of a vertical guide.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { modified(GuideModifier(key: guide.key, position: computeValue)) }
}
