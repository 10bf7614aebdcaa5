public import Geometry

/// A state of a control other than normal; a control can be in several states.
///
/// The cases are in ascending order of the priority of their appearances.
public enum ControlState: String, CaseIterable, Sendable {
  /// The control is on or selected.
  case selected
  /// The control cannot be pressed.
  case disabled
  /// A finger presses the control.
  case highlighted
}

/// The appearance of a layer while it, or the control that contains it, is in a state; the model is unchanged.
public struct ControlAppearance: Sendable {
  /// Opaque parts of the image darkened by 30 %: the default look of a pressed button.
  public static let darkened = ControlAppearance(tint: Color(red: 0.7, green: 0.7, blue: 0.7))

  /// The color that all colors of the layer and its descendants are multiplied by; nil for white.
  public var tint: Color?
  /// The change of the layer's properties, applied after its animations.
  public var change: (@Sendable (inout LayerProperties) -> Void)?

  /// Creates a look.
  public init(tint: Color? = nil, change: (@Sendable (inout LayerProperties) -> Void)? = nil) {
    self.tint = tint
    self.change = change
  }
}
