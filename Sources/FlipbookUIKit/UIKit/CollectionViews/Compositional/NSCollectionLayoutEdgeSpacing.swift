public import Foundation

/// The spaces around an item, `NSCollectionLayoutEdgeSpacing`; nil for no space.
public final class NSCollectionLayoutEdgeSpacing: NSObject {
  /// The space at the left.
  public let leading: NSCollectionLayoutSpacing?
  /// The space above.
  public let top: NSCollectionLayoutSpacing?
  /// The space at the right.
  public let trailing: NSCollectionLayoutSpacing?
  /// The space below.
  public let bottom: NSCollectionLayoutSpacing?

  /// Creates spaces.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) { (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom) }
}
