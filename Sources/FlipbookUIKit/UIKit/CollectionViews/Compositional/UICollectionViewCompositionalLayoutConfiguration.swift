public import Foundation

/// The settings of a whole layout, `UICollectionViewCompositionalLayoutConfiguration`.
public final class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The direction from one section to the next.
  public var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The space between sections, in points.
  public var interSectionSpacing: CGFloat = 0
  /// The headers and footers of the whole layout.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
}
