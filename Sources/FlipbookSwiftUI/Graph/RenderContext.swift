import FlipbookUIKit

/// The inputs of painting an element.
struct RenderContext {
  /// The time, in seconds of the stage.
  let time: Double
  /// The origin of the layer that contains the element, in the coordinate space of the root.
  var origin: CGPoint
}
