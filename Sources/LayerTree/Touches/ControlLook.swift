public import Geometry

/// How a layer is seen while it, or the control around it, is in a state; the model knows nothing of it.
public struct ControlLook: Sendable {
  /// Black at 30 % over the picture, where it is not clear: what a pressed button shows that nobody has given another look.
  public static let darkened = ControlLook(tint: Color(red: 0.7, green: 0.7, blue: 0.7))

  /// What all colours of the layer and of those inside are multiplied by; nil for white.
  public var tint: Color?
  /// What is different about the layer, above its animations.
  public var change: (@Sendable (inout LayerProperties) -> Void)?

  /// Makes a look.
  public init(tint: Color? = nil, change: (@Sendable (inout LayerProperties) -> Void)? = nil) {
    self.tint = tint
    self.change = change
  }
}
