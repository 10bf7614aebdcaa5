public import Foundation

/// The rectangle of an item in a custom group, `NSCollectionLayoutGroupCustomItem`.
public final class NSCollectionLayoutGroupCustomItem: NSObject {
  /// The rectangle, in the group's coordinate space.
  public let frame: CGRect
  /// The stacking order of overlapping items: larger values are in front.
  public let zIndex: Int

  /// Creates an item.
  public init(frame: CGRect, zIndex: Int) { (self.frame, self.zIndex) = (frame, zIndex) }
  /// Creates an item with the stacking order 0.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  /// Returns the item, moved.
  func moved(by distance: CGPoint) -> NSCollectionLayoutGroupCustomItem {
    NSCollectionLayoutGroupCustomItem(frame: frame.offsetBy(dx: distance.x, dy: distance.y), zIndex: zIndex)
  }
}
