public import Geometry

/// How a layer is seen while it, or the control around it, is pressed; the model knows nothing of it.
public struct Highlight: Sendable {
  /// Black at 30 % over the picture, where it is not clear: what a button shows that nobody has given another look.
  public static let darkened = Highlight(tint: Color(red: 0.7, green: 0.7, blue: 0.7))

  /// What all colours of the layer and of those inside are multiplied by; nil for white.
  public var tint: Color?
  /// What is different about the layer, above its animations.
  public var change: (@Sendable (inout LayerProperties) -> Void)?

  /// Makes a highlight.
  public init(tint: Color? = nil, change: (@Sendable (inout LayerProperties) -> Void)? = nil) {
    self.tint = tint
    self.change = change
  }
}
