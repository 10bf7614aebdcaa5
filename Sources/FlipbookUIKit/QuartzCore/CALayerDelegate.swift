public import Foundation

/// Who a layer belongs to, `CALayerDelegate`; both methods are optional.
public protocol CALayerDelegate: AnyObject {
  /// Places the sublayers of a layer.
  func layoutSublayers(of layer: CALayer)
  /// Returns the action for a change of a property.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Returns nil: the layer looks further.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// What a change of a layer can set off, `CAAction`: an animation, or `NSNull` for nothing.
public protocol CAAction {}

extension CAAnimation: CAAction {}
extension NSNull: CAAction {}
