public import Foundation

/// The owner of a layer, `CALayerDelegate`; all methods are optional.
public protocol CALayerDelegate: AnyObject {
  /// Gives a layer its contents.
  func display(_ layer: CALayer)
  /// Draws the contents of a layer.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Places the sublayers of a layer.
  func layoutSublayers(of layer: CALayer)
  /// Returns the action for a change of a property.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Has the layer draw its contents.
  public func display(_ layer: CALayer) { layer.drawContents() }
  /// Draws nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Returns nil: the layer looks further.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// The action that a change of a layer starts, `CAAction`: an animation, or `NSNull` for none.
public protocol CAAction {}

extension CAAnimation: CAAction {}
extension NSNull: CAAction {}
