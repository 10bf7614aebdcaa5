public import Foundation
import Motion

/// The position and appearance of an item, a header, or a footer of a collection view,
/// `UICollectionViewLayoutAttributes`.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// The index path of the item.
  open var indexPath: IndexPath
  /// The center of the item in the content's coordinate space.
  open var center = CGPoint.zero
  /// The size of the item.
  open var size = CGSize.zero
  /// The 3D transform about the center.
  open var transform3D = CATransform3DIdentity
  /// The opacity of the item, from 0 to 1.
  open var alpha: CGFloat = 1
  /// The stacking order of overlapping items: larger values are in front.
  open var zIndex = 0
  /// A Boolean value that indicates whether the item is hidden.
  open var isHidden = false

  /// The kind of the header, footer, or decoration; nil for a cell.
  public private(set) var representedElementKind: String?
  /// The category of the element.
  public private(set) var representedElementCategory = UICollectionView.ElementCategory.cell

  /// Creates the attributes of an item.
  public required init(forCellWith indexPath: IndexPath) { self.indexPath = indexPath }

  /// Creates the attributes of a header or footer.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(forCellWith: indexPath)
    (representedElementKind, representedElementCategory) = (elementKind, .supplementaryView)
  }

  /// Creates the attributes of a decoration.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init(forCellWith: indexPath)
    (representedElementKind, representedElementCategory) = (decorationViewKind, .decorationView)
  }

  /// Returns a copy; subclasses copy their own properties.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init(forCellWith: indexPath)
    (copy.center, copy.size, copy.transform3D) = (center, size, transform3D)
    (copy.alpha, copy.zIndex, copy.isHidden) = (alpha, zIndex, isHidden)
    copy.representedElementKind = representedElementKind
    copy.representedElementCategory = representedElementCategory
    return copy
  }

  /// Returns a Boolean value that indicates whether `object` has the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return indexPath == other.indexPath && center == other.center && size == other.size
      && transform3D.matrix == other.transform3D.matrix && alpha == other.alpha && zIndex == other.zIndex
      && isHidden == other.isHidden && representedElementKind == other.representedElementKind
  }

  /// The hash of the item.
  open override var hash: Int { indexPath.hashValue }

  /// The rectangle of the item before its transform.
  open var frame: CGRect {
    get { CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height) }
    set {
      center = CGPoint(x: newValue.midX, y: newValue.midY)
      size = newValue.size
    }
  }

  /// The bounds of the item.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// The 2D transform about the center.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// Applies the position and appearance to a view.
  ///
  /// As Apple's documentation of the class says, unchanged attributes are not applied again: changes by code while the
  /// content scrolls remain.
  func apply(to view: UIView) {
    if let element = view as? UICollectionReusableView {
      if isEqual(element.shownAttributes) { return }
      element.shownAttributes = copy() as? UICollectionViewLayoutAttributes
    }
    view.center = center
    if view.bounds.size != size { view.bounds.size = size }
    view.transform3D = transform3D
    view.alpha = alpha
    view.layer.zPosition = CGFloat(zIndex)
    view.isHidden = isHidden
    (view as? UICollectionReusableView)?.apply(self)
  }

  /// Returns the attributes interpolated between these and others.
  ///
  /// - Parameters:
  ///   - other: The attributes at 1.
  ///   - progress: The fraction, from 0 to 1; values outside extrapolate.
  /// - Returns: New attributes; 2D transforms are decomposed, all others are interpolated entry by entry.
  func mixed(with other: UICollectionViewLayoutAttributes, _ progress: CGFloat) -> UICollectionViewLayoutAttributes {
    func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * progress }
    guard let mixed = copy() as? UICollectionViewLayoutAttributes else { return self }
    mixed.center = CGPoint(x: mix(center.x, other.center.x), y: mix(center.y, other.center.y))
    mixed.size = CGSize(width: mix(size.width, other.size.width), height: mix(size.height, other.size.height))
    mixed.transform3D = CATransform3D(
      transform3D.matrix.interpolated(to: other.transform3D.matrix, fraction: Double(progress)))
    mixed.alpha = mix(alpha, other.alpha)
    mixed.zIndex = progress < 0.5 ? zIndex : other.zIndex
    mixed.isHidden = progress < 0.5 ? isHidden : other.isHidden
    return mixed
  }
}
