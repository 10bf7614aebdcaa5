public import Foundation

/// An item of a group, `NSCollectionLayoutItem`.
public class NSCollectionLayoutItem: NSObject {
  /// The size of the item; fractions refer to its group.
  public let layoutSize: NSCollectionLayoutSize
  /// The insets of the cell in the item's rectangle; other items keep their places.
  public var contentInsets = NSDirectionalEdgeInsets.zero
  /// The space around the item; nil for none.
  public var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Creates an item.
  public init(layoutSize: NSCollectionLayoutSize) { self.layoutSize = layoutSize }

  /// Returns the rectangles of the cells in the item's rectangle.
  func cells(in frame: CGRect, _ environment: CompositionalEnvironment) -> [NSCollectionLayoutGroupCustomItem] {
    [NSCollectionLayoutGroupCustomItem(frame: frame.inset(by: contentInsets.insets))]
  }
}
