public import Geometry

/// A state of a control, in addition to normal; it can be in several.
///
/// The cases are in the order of increasing priority of their appearances.
public enum ControlState: String, CaseIterable, Sendable {
  /// It is on, or chosen.
  case selected
  /// It cannot be pressed.
  case disabled
  /// A finger holds it down.
  case highlighted
}

/// The appearance of a layer while it, or the control around it, is in a state; the model is not changed.
public struct ControlLook: Sendable {
  /// Black at 30 % over the opaque parts of the image: the default look of a pressed button.
  public static let darkened = ControlLook(tint: Color(red: 0.7, green: 0.7, blue: 0.7))

  /// The color multiplied into all colors of the layer and its descendants; nil for white.
  public var tint: Color?
  /// The change of the layer's properties, above its animations.
  public var change: (@Sendable (inout LayerProperties) -> Void)?

  /// Makes a look.
  public init(tint: Color? = nil, change: (@Sendable (inout LayerProperties) -> Void)? = nil) {
    self.tint = tint
    self.change = change
  }
}
