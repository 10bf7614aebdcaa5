public import Geometry

/// The placement and scale of a layer's contents within its bounds.
///
/// The names describe the image, as `UIView.contentMode`'s do: `top` is the edge at the top of the image. On iOS, where
/// y grows downwards as here, `CALayer`'s own constants of these names are turned over.
public enum ContentsGravity: String, CaseIterable, Sendable {
  /// Stretched to fill the bounds; the default.
  case resize
  /// Scaled to fit inside the bounds, keeping the aspect, centered.
  case resizeAspect
  /// Scaled to cover the bounds, keeping the aspect, centered.
  case resizeAspectFill
  /// Natural size, centered.
  case center
  /// Natural size, at the center of the top edge.
  case top
  /// Natural size, at the center of the bottom edge.
  case bottom
  /// Natural size, at the center of the left edge.
  case left
  /// Natural size, at the center of the right edge.
  case right
  /// Natural size, in the top left corner.
  case topLeft
  /// Natural size, in the top right corner.
  case topRight
  /// Natural size, in the bottom left corner.
  case bottomLeft
  /// Natural size, in the bottom right corner.
  case bottomRight

  /// True if the image keeps its natural size, determined by its scale.
  package var keepsNaturalSize: Bool {
    switch self {
    case .resize, .resizeAspect, .resizeAspectFill: false
    case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight: true
    }
  }
}

/// An image that is fading into another.
public struct ContentsFade: Hashable, Sendable {
  /// The image before; nil for none.
  public var from: ImageReference?
  /// The share of the new image, 0 to 1.
  public var progress: Double

  /// Makes a fade.
  public init(from: ImageReference?, progress: Double) {
    self.from = from
    self.progress = progress
  }
}
