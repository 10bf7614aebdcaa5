/// The scrolling of a section across the layout, `UICollectionLayoutSectionOrthogonalScrollingBehavior`.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// The section doesn't scroll by itself.
  case none
  /// Scrolling comes to rest anywhere.
  case continuous
  /// Scrolling comes to rest with a group at the leading edge.
  case continuousGroupLeadingBoundary
  /// Scrolling comes to rest at multiples of the section's width.
  case paging
  /// Scrolling moves by one group, to the leading edge.
  case groupPaging
  /// Scrolling moves by one group, to the center.
  case groupPagingCentered
}
