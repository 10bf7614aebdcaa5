/// The size of the output relative to the canvas.
public enum OutputSize: Hashable, Sendable {
  /// A number of pixels a point.
  case scale(Double)
  /// As wide as that, in pixels, and as high as the canvas's shape makes it.
  case width(Int)
  /// As high as that, in pixels, and as wide as the canvas's shape makes it.
  case height(Int)
  /// A size in pixels; a canvas of another shape is fitted and centered on its own background.
  case box(width: Int, height: Int)
}
