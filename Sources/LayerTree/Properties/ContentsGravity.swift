public import Geometry

/// The placement and scale of a layer's contents within its bounds.
///
/// The names are relative to the screen, as for `UIView.contentMode`: `top` is the top edge. On iOS, where y points
/// downward as it does here, `CALayer`'s constants with these names are vertically flipped.
public enum ContentsGravity: String, CaseIterable, Sendable {
  /// Stretched to fill the bounds; the default.
  case resize
  /// Scaled to fit inside the bounds, keeping the aspect ratio, centered.
  case resizeAspect
  /// Scaled to cover the bounds, keeping the aspect ratio, centered.
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
  /// The previous image; nil for none.
  public var from: ImageReference?
  /// The weight of the new image, from 0 to 1.
  public var progress: Double

  /// Creates a fade.
  public init(from: ImageReference?, progress: Double) {
    self.from = from
    self.progress = progress
  }
}
