public import Foundation

/// An element with its own size that aligns its child.
private final class FrameElement: WrappingElement {
  var modifier = FrameModifier()

  /// Returns the element's length along an axis, given the child's.
  private func length(
    _ limits: FrameModifier.Limits, _ proposed: CGFloat?, _ child: CGFloat
  ) -> CGFloat {
    if let fixed = limits.fixed { return fixed }
    guard limits.min != nil || limits.max != nil || limits.ideal != nil else { return child }
    // "SwiftUI layout explained" (objc.io): without a minimum or a maximum, the child's length takes its place; the
    // proposal is clamped to both.
    let low = limits.min ?? Swift.min(child, limits.max ?? .infinity)
    let high = limits.max ?? Swift.max(child, low)
    return Swift.min(Swift.max(proposed ?? limits.ideal ?? child, low), high)
  }

  /// Returns the proposal for the child.
  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: modifier.width.clamped(proposal.width), height: modifier.height.clamped(proposal.height))
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let own = child.size(inner(proposal))
    return CGSize(
      width: length(modifier.width, proposal.width, own.width),
      height: length(modifier.height, proposal.height, own.height))
  }

  /// Returns the proposal for the child in the frame's final size.
  private func offer(_ size: CGSize, _ proposal: ProposedViewSize) -> ProposedViewSize {
    let inner = inner(proposal)
    return ProposedViewSize(
      width: modifier.width.isFlexible ? size.width : inner.width,
      height: modifier.height.isFlexible ? size.height : inner.height)
  }

  private func origin(in size: CGSize, _ offer: ProposedViewSize) -> CGPoint {
    let own = child.dimensions(offer)
    let outer = ViewDimensions(size) { _ in nil }
    let alignment = modifier.alignment
    return CGPoint(
      x: outer[alignment.horizontal] - own[alignment.horizontal],
      y: outer[alignment.vertical] - own[alignment.vertical])
  }

  override func placeChildren(in frame: CGRect, _ proposal: ProposedViewSize) {
    let offer = offer(frame.size, proposal)
    let origin = origin(in: frame.size, offer)
    child.place(at: CGPoint(x: frame.minX + origin.x, y: frame.minY + origin.y), offer, by: self)
  }

  override func guide(_ key: GuideKey, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
    let offer = offer(size, proposal)
    guard let own = child.dimensions(offer).explicit(key) else { return nil }
    let origin = origin(in: size, offer)
    return own + (key.isHorizontal ? origin.x : origin.y)
  }
}

/// The modifier `frame`.
private struct FrameModifier: ElementModifier {
  struct Limits {
    var fixed: CGFloat?
    var min: CGFloat?
    var ideal: CGFloat?
    var max: CGFloat?

    var isFlexible: Bool { fixed == nil && (min != nil || max != nil || ideal != nil) }

    /// Returns the length proposed to the child.
    func clamped(_ length: CGFloat?) -> CGFloat? {
      if let fixed { return fixed }
      guard let length = length ?? ideal else { return nil }
      return Swift.max(Swift.min(length, max ?? .infinity), min ?? 0)
    }
  }

  var width = Limits()
  var height = Limits()
  var alignment = Alignment.center

  func makeElement(around child: Element) -> Element { FrameElement(child) }
  func update(_ element: Element, _ context: ViewContext) { (element as? FrameElement)?.modifier = self }
}

extension View {
  /// Gives the view a frame of a fixed size.
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
    modified(
      FrameModifier(
        width: FrameModifier.Limits(fixed: width.map { max(0, $0) }),
        height: FrameModifier.Limits(fixed: height.map { max(0, $0) }), alignment: alignment))
  }

  /// Gives the view a frame whose size is limited.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modified(
      FrameModifier(
        width: FrameModifier.Limits(min: minWidth, ideal: idealWidth, max: maxWidth),
        height: FrameModifier.Limits(min: minHeight, ideal: idealHeight, max: maxHeight), alignment: alignment))
  }
}
