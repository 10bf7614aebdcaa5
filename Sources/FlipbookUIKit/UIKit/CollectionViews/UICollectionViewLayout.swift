public import Foundation

/// The base class of collection view layouts, `UICollectionViewLayout`.
open class UICollectionViewLayout: NSObject, NSCoding {
  /// The collection view that uses the layout; nil for none.
  open var collectionView: UICollectionView? { owner }
  final weak var owner: UICollectionView?

  /// Creates a layout without a collection view.
  public override init() { super.init() }

  /// Archiving is not supported.
  public required init?(coder: NSCoder) { super.init() }

  /// Archiving is not supported: writes nothing.
  open func encode(with coder: NSCoder) {}

  /// The class of the attributes that the layout creates: ``UICollectionViewLayoutAttributes`` or a subclass.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// Creates attributes of the layout's attributes class.
  final func makeAttributes(forCellWith indexPath: IndexPath) -> UICollectionViewLayoutAttributes {
    let kind = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    return (kind ?? UICollectionViewLayoutAttributes.self).init(forCellWith: indexPath)
  }

  /// Prepares the layout; called before attributes are requested.
  open func prepare() {}

  /// The size of the content; zero by default.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the attributes of the items in a rectangle of the content; nil for none.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  /// Returns the attributes of an item; nil for none.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns true if the layout depends on the bounds, for example while the content scrolls.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns the attributes of a header or footer; nil by default.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the attributes of a decoration; nil by default.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Registers a class of decorations for a kind.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
  }
  /// The classes of decorations, by kind.
  final var decorationClasses: [String: UICollectionReusableView.Type] = [:]

  // MARK: Scrolling

  /// Returns the scrolling of a section; nil if it doesn't scroll by itself.
  func scrolledSection(_ section: Int) -> ScrolledSection? { nil }

  /// Returns the offset at which scrolling comes to rest after a drag; the proposed one by default.
  ///
  /// - Parameters:
  ///   - proposedContentOffset: The offset at which it would come to rest.
  ///   - velocity: The velocity, in points per millisecond.
  /// - Returns: The offset.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { targetContentOffset(forProposedContentOffset: proposedContentOffset) }

  /// Returns the offset after a change of the layout or its items; the proposed one by default.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  // MARK: Changes

  /// Called before changes of items are animated; does nothing by default.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Called after changes of items have been set up; does nothing by default.
  open func finalizeCollectionViewUpdates() {}
  /// Returns the attributes from which an inserted item animates; by default, its own, transparent.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { transparent(layoutAttributesForItem(at: itemIndexPath)) }
  /// Returns the attributes to which a deleted item animates; nil by default, for its own, transparent.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  private func transparent(_ attributes: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
    let copy = attributes?.copy() as? UICollectionViewLayoutAttributes
    copy?.alpha = 0
    return copy
  }

  /// Called before a transition from another layout is animated; does nothing by default.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Called before a transition to another layout is animated; does nothing by default.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Called after the transition between two layouts has been set up, for both of them; does nothing by default.
  open func finalizeLayoutTransition() {}

  // MARK: Invalidation

  /// The class of the contexts that describe invalidations.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }
  /// Returns the context of an invalidation for new bounds.
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    let kind = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return (kind ?? UICollectionViewLayoutInvalidationContext.self).init()
  }
  /// Requests that the layout be recomputed.
  open func invalidateLayout() { owner?.invalidate() }
  /// Requests that the layout be recomputed; all of it, whatever the context specifies.
  ///
  /// The context's `contentOffsetAdjustment` is added to the content offset.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if let owner, context.contentOffsetAdjustment != .zero {
      owner.contentOffset.x += context.contentOffsetAdjustment.x
      owner.contentOffset.y += context.contentOffsetAdjustment.y
    }
    owner?.invalidate()
  }
}
