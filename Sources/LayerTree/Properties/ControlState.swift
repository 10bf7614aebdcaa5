public import Geometry

/// A state of a control besides normal; it can be in several at once.
///
/// The order is that in which looks are put above each other.
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
  /// Black at 30 % over the opaque parts of the picture: the default look of a pressed button.
  public static let darkened = ControlLook(tint: Color(red: 0.7, green: 0.7, blue: 0.7))

  /// The color that multiplies all colors of the layer and of those inside; nil for white.
  public var tint: Color?
  /// The change of the layer's properties, above its animations.
  public var change: (@Sendable (inout LayerProperties) -> Void)?

  /// Makes a look.
  public init(tint: Color? = nil, change: (@Sendable (inout LayerProperties) -> Void)? = nil) {
    self.tint = tint
    self.change = change
  }
}
