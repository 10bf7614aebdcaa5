public import Foundation

/// The places of a collection view's items, `UICollectionViewLayout`, for subclasses.
open class UICollectionViewLayout: NSObject {
  /// The collection view that has the layout; nil for none.
  open internal(set) weak var collectionView: UICollectionView?

  /// Makes a layout of no collection view yet.
  public override init() { super.init() }

  /// The class of the attributes that the layout makes: ``UICollectionViewLayoutAttributes``, or one of your own.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// Makes attributes of the layout's class.
  final func makeAttributes(forCellWith indexPath: IndexPath) -> UICollectionViewLayoutAttributes {
    let kind = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    return (kind ?? UICollectionViewLayoutAttributes.self).init(forCellWith: indexPath)
  }

  /// Called before attributes are requested; computes their inputs.
  open func prepare() {}

  /// The size of the content; zero by default.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the attributes of the items in a rectangle of the content; nil for none.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  /// Returns the attributes of an item; nil for none.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns whether the layout changes with the bounds, as when the content scrolls.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Requests the layout again.
  open func invalidateLayout() { collectionView?.invalidate() }
}
