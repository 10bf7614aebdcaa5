import Geometry
import Motion

extension AnimatableProperty {
  /// Properties of scroll layers; the offset is another name for the origin of the bounds.
  static let scroll: [AnimatableProperty] =
    [contentOffset, contentOffsetX, contentOffsetY, contentSize]
    + parts(of: "contentSize", .points, "the size of the content", in: .scroll, \.scroll.contentSize)
    + [zoomScale]
    + [
      inset("top", "upper", \.scroll.contentInset.top), inset("left", "left", \.scroll.contentInset.left),
      inset("bottom", "lower", \.scroll.contentInset.bottom), inset("right", "right", \.scroll.contentInset.right),
    ]

  /// `contentOffset`: the scroll position.
  public static let contentOffset = AnimatableProperty(
    "contentOffset", .points, "the point of the content in the upper-left corner", in: .scroll, isAlias: true,
    \.contentOffset)
  /// `contentOffset.x`: the horizontal offset of the content.
  public static let contentOffsetX = AnimatableProperty(
    "contentOffset.x", .points, "the horizontal offset of the content", in: .scroll, isAlias: true, \.contentOffset.x)
  /// `contentOffset.y`: the vertical offset of the content.
  public static let contentOffsetY = AnimatableProperty(
    "contentOffset.y", .points, "the vertical offset of the content", in: .scroll, isAlias: true, \.contentOffset.y)
  /// `contentSize`: the size of the scrollable content.
  public static let contentSize = AnimatableProperty(
    "contentSize", .points, "the size of the content", in: .scroll, limits: 0...1e9,
    standard: "the extent of the sublayers",
    pop: ["kPOPScrollViewContentSize", "kPOPTableViewContentSize", "kPOPCollectionViewContentSize"],
    \.scroll.contentSize)

  /// `zoomScale`: the scale of the content.
  public static let zoomScale = AnimatableProperty(
    "zoomScale", .ratio, "the scale of the content, about its origin", in: .scroll,
    pop: ["kPOPScrollViewZoomScale"], \.scroll.zoomScale)

  private static func inset(_ name: String, _ edge: String, _ member: any Member<Double>) -> AnimatableProperty {
    AnimatableProperty(
      "contentInset.\(name)", .points, "the distance that the content scrolls beyond its \(edge) edge", in: .scroll,
      member)
  }
}
