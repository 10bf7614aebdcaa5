public import Foundation

// MARK: padding

private final class PaddingElement: WrappingElement {
  var insets = EdgeInsets()

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) },
      height: proposal.height.map { max(0, $0 - insets.top - insets.bottom) })
  }
  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = child.size(inner(proposal))
    return CGSize(
      width: max(0, size.width + insets.leading + insets.trailing),
      height: max(0, size.height + insets.top + insets.bottom))
  }
  override func placeChildren(in frame: CGRect, _ proposal: ProposedViewSize) {
    child.place(
      at: CGPoint(x: frame.minX + insets.leading, y: frame.minY + insets.top), inner(proposal), by: self)
  }
  override func guide(_ key: GuideKey, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
    child.dimensions(inner(proposal)).explicit(key).map { $0 + (key.isHorizontal ? insets.leading : insets.top) }
  }
}

private struct PaddingModifier: ElementModifier {
  let insets: EdgeInsets
  func makeElement(around child: Element) -> Element { PaddingElement(child) }
  func update(_ element: Element, _ context: ViewContext) { (element as? PaddingElement)?.insets = insets }
}

extension View {
  /// Adds space at the edges.
  public func padding(_ insets: EdgeInsets) -> some View { modified(PaddingModifier(insets: insets)) }
  /// Adds space at the edges; with nil, 16 points.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    func inset(_ edge: Edge.Set) -> CGFloat { edges.contains(edge) ? length ?? 16 : 0 }
    return padding(
      EdgeInsets(top: inset(.top), leading: inset(.leading), bottom: inset(.bottom), trailing: inset(.trailing)))
  }
  /// Adds space at all edges.
  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
}

// MARK: position

private final class PositionElement: WrappingElement {
  var position = CGPoint.zero

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let own = child.size(proposal)
    return CGSize(width: proposal.width ?? own.width, height: proposal.height ?? own.height)
  }
  override func placeChildren(in frame: CGRect, _ proposal: ProposedViewSize) {
    let size = child.size(proposal)
    child.place(
      at: CGPoint(
        x: frame.minX + position.x - size.width / 2, y: frame.minY + position.y - size.height / 2), proposal, by: self)
  }
  override func guide(_ key: GuideKey, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? { nil }
}

private struct PositionModifier: ElementModifier {
  let position: CGPoint
  func makeElement(around child: Element) -> Element { PositionElement(child) }
  func update(_ element: Element, _ context: ViewContext) { (element as? PositionElement)?.position = position }
}

extension View {
  /// Places the view's center in the space of its parent.
  public func position(_ position: CGPoint) -> some View { modified(PositionModifier(position: position)) }
  /// Places the view's center in the space of its parent.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }
}

// MARK: fixedSize, layoutPriority, aspectRatio

private final class FixedSizeElement: WrappingElement {
  var axes: Axis.Set = []

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }
  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { child.size(inner(proposal)) }
  override func placeChildren(in frame: CGRect, _ proposal: ProposedViewSize) {
    child.place(at: frame.origin, inner(proposal), by: self)
  }
  override func guide(_ key: GuideKey, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
    child.dimensions(inner(proposal)).explicit(key)
  }
}

private struct FixedSizeModifier: ElementModifier {
  let axes: Axis.Set
  func makeElement(around child: Element) -> Element { FixedSizeElement(child) }
  func update(_ element: Element, _ context: ViewContext) { (element as? FixedSizeElement)?.axes = axes }
}

private final class AspectRatioElement: WrappingElement {
  var ratio: CGFloat?
  var mode = ContentMode.fit

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let ideal = child.size(.unspecified)
    guard let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : nil), ratio > 0 else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return ProposedViewSize(ideal)
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      let isWide = width > height * ratio
      return isWide == (mode == .fit)
        ? ProposedViewSize(width: height * ratio, height: height)
        : ProposedViewSize(width: width, height: width / ratio)
    }
  }
  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { child.size(inner(proposal)) }
  override func placeChildren(in frame: CGRect, _ proposal: ProposedViewSize) {
    child.place(at: frame.origin, inner(proposal), by: self)
  }
}

private struct AspectRatioModifier: ElementModifier {
  let ratio: CGFloat?
  let mode: ContentMode
  func makeElement(around child: Element) -> Element { AspectRatioElement(child) }
  func update(_ element: Element, _ context: ViewContext) {
    guard let element = element as? AspectRatioElement else { return }
    (element.ratio, element.mode) = (ratio, mode)
  }
}

extension View {
  /// Gives the view its ideal size.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
  /// Gives the view its ideal size along the given axes.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modified(FixedSizeModifier(axes: [horizontal ? .horizontal : [], vertical ? .vertical : []]))
  }
  /// Keeps the proportion of width to height; with nil, the ideal size's.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modified(AspectRatioModifier(ratio: aspectRatio, mode: contentMode))
  }
  /// Keeps the proportions of a size.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }
  /// Scales the view to fit its parent.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  /// Scales the view to fill its parent.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
