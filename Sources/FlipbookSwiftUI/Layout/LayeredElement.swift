import FlipbookUIKit

/// The element of `ZStack`, and of the content of backgrounds and overlays.
final class LayeredElement: ContainerElement {
  var alignment = Alignment.center

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    extent(proposal).size
  }

  /// Returns the union of the children, and the position of the aligned guides in it.
  private func extent(_ proposal: ProposedViewSize) -> (size: CGSize, guide: CGPoint) {
    var (low, high) = (CGPoint(x: CGFloat.infinity, y: .infinity), CGPoint(x: -CGFloat.infinity, y: -.infinity))
    for child in children {
      let dimensions = child.dimensions(proposal)
      let (x, y) = (-dimensions[alignment.horizontal], -dimensions[alignment.vertical])
      low = CGPoint(x: min(low.x, x), y: min(low.y, y))
      high = CGPoint(x: max(high.x, x + dimensions.width), y: max(high.y, y + dimensions.height))
    }
    guard low.x <= high.x else { return (.zero, .zero) }
    return (CGSize(width: high.x - low.x, height: high.y - low.y), CGPoint(x: -low.x, y: -low.y))
  }

  override func placeChildren(in frame: CGRect, _ proposal: ProposedViewSize) {
    let guide = extent(proposal).guide
    for child in children {
      let dimensions = child.dimensions(proposal)
      let x = frame.minX + guide.x - dimensions[alignment.horizontal]
      let y = frame.minY + guide.y - dimensions[alignment.vertical]
      child.place(at: CGPoint(x: x, y: y), proposal, by: self)
    }
  }

  override func guide(_ key: GuideKey, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
    let guide = extent(proposal).guide
    for child in children {
      let dimensions = child.dimensions(proposal)
      guard let own = dimensions.explicit(key) else { continue }
      return own
        + (key.isHorizontal ? guide.x - dimensions[alignment.horizontal] : guide.y - dimensions[alignment.vertical])
    }
    return nil
  }
}
