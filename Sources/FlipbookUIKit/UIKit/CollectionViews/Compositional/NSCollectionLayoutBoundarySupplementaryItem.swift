public import Foundation

/// A header or footer of a section or a layout, `NSCollectionLayoutBoundarySupplementaryItem`.
public final class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
  /// The kind of the view.
  public let elementKind: String
  /// The view's side of the section.
  public let alignment: NSRectAlignment
  /// The distance from that place, in points.
  public let offset: CGPoint
  /// A Boolean value that indicates whether the section grows by the view's size, or the view covers its content.
  public var extendsBoundary = true
  /// A Boolean value that indicates whether the view remains visible while its section scrolls; it has no effect.
  @NoEffect(
    "NSCollectionLayoutBoundarySupplementaryItem.pinToVisibleBounds", "headers and footers scroll with their section")
  public var pinToVisibleBounds = false
  /// The stacking order of the view: larger values are in front.
  public var zIndex = 1

  /// Creates a header or footer; fractions of the size refer to the section.
  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  /// Creates a header or footer at a distance from its place.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
  ) {
    (self.elementKind, self.alignment, offset) = (elementKind, alignment, absoluteOffset)
    super.init(layoutSize: layoutSize)
  }
}
