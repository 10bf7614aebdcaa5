public import Foundation

/// The parts of a layout to recompute, `UICollectionViewLayoutInvalidationContext`; all of it is recomputed.
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Creates a context.
  public required override init() { super.init() }

  /// A Boolean value that indicates whether everything is recomputed.
  open var invalidateEverything: Bool { true }
  /// A Boolean value that indicates whether the numbers of items are read again.
  open var invalidateDataSourceCounts: Bool { false }
  /// A change of the content's offset, applied with the invalidation, in points.
  open var contentOffsetAdjustment = CGPoint.zero
  /// A change of the content's size; it has no effect.
  @NoEffect("UICollectionViewLayoutInvalidationContext.contentSizeAdjustment", "the layout's own size is read again")
  open var contentSizeAdjustment = CGSize.zero
  /// The items to recompute, among all.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?

  /// Adds items.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
}

/// The parts of a flow layout to recompute, `UICollectionViewFlowLayoutInvalidationContext`; all of it is recomputed.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// A Boolean value that indicates whether sizes are read again from the delegate; they always are.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// A Boolean value that indicates whether attributes are recomputed; they always are.
  open var invalidateFlowLayoutAttributes = true
}
