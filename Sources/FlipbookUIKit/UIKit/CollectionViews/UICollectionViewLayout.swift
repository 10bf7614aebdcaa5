public import Foundation

/// The base class of collection view layouts, `UICollectionViewLayout`.
open class UICollectionViewLayout: NSObject {
  /// The collection view that uses the layout; nil for none.
  open var collectionView: UICollectionView? { owner }
  final weak var owner: UICollectionView?

  /// Creates a layout without a collection view.
  public override init() { super.init() }

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

  /// Returns the attributes of an item before it appears; never called, as changes of items don't animate.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }
  /// Returns the attributes of an item after it has disappeared; never called, as changes of items don't animate.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }
  /// Returns the attributes of a header; none by default, as headers are not displayed.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Requests that the layout be recomputed.
  open func invalidateLayout() { collectionView?.invalidate() }
}
