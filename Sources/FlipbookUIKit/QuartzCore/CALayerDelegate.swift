public import Foundation

/// The delegate of a layer, `CALayerDelegate`; all methods are optional.
public protocol CALayerDelegate: AnyObject {
  /// Updates the contents of a layer.
  func display(_ layer: CALayer)
  /// Draws the contents of a layer.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Lays out the sublayers of a layer.
  func layoutSublayers(of layer: CALayer)
  /// Returns the action for a change of a property.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Draws the layer's contents.
  public func display(_ layer: CALayer) { layer.drawContents() }
  /// Draws nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Returns nil, so that the layer continues its search.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// An action triggered by a change of a layer, `CAAction`: an animation, or `NSNull` for none.
public protocol CAAction {}

extension CAAnimation: CAAction {}
extension NSNull: CAAction {}
