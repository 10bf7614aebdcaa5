public import Foundation

/// A section of a compositional layout, `NSCollectionLayoutSection`: groups of one kind, one after the other.
public final class NSCollectionLayoutSection: NSObject {
  /// The group that is repeated until it has a place for each item.
  let group: NSCollectionLayoutGroup
  /// The space between the content and the edges of the section, and its headers and footers.
  public var contentInsets = NSDirectionalEdgeInsets.zero
  /// The space between groups, in points.
  public var interGroupSpacing: CGFloat = 0
  /// The scrolling of the section across the layout.
  public var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The headers and footers.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// A Boolean value that indicates whether headers and footers are inset like the content.
  public var supplementariesFollowContentInsets = true
  /// The backgrounds.
  public var decorationItems: [NSCollectionLayoutDecorationItem] = []

  /// Creates a section.
  public init(group: NSCollectionLayoutGroup) { self.group = group }

  /// Returns a section of rows as wide as the view.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { configuration.section() }
}
