public import Foundation

/// An object that dynamics can move, `UIDynamicItem`; here, always a view.
public protocol UIDynamicItem: AnyObject {
  /// The center in the reference view.
  var center: CGPoint { get set }
  /// The size of the item.
  var bounds: CGRect { get }
  /// The rotation of the item.
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}

extension UICollectionViewLayoutAttributes: UIDynamicItem {}
