public import Foundation

/// The space between or around items, `NSCollectionLayoutSpacing`.
public final class NSCollectionLayoutSpacing: NSObject {
  /// The space, or the smallest space, in points.
  public let spacing: CGFloat
  /// A Boolean value that indicates whether the space takes a share of the free space.
  public let isFlexibleSpacing: Bool
  /// A Boolean value that indicates whether the space is constant.
  public var isFixedSpacing: Bool { !isFlexibleSpacing }

  private init(_ spacing: CGFloat, isFlexible: Bool) { (self.spacing, isFlexibleSpacing) = (spacing, isFlexible) }

  /// Returns a space of at least a length; the spaces of a group share its free space equally.
  public class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }
  /// Returns a constant space.
  public class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }
}
