public import Foundation

/// The owner of a layer, `CALayerDelegate`; both methods are optional.
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

/// The action that a change of a layer starts, `CAAction`: an animation, or `NSNull` for none.
public protocol CAAction {}

extension CAAnimation: CAAction {}
extension NSNull: CAAction {}
