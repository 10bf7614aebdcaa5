/// The size of the output relative to the canvas.
public enum OutputSize: Hashable, Sendable {
  /// A number of pixels a point.
  case scale(Double)
  /// A width in pixels; the height follows from the canvas's aspect ratio.
  case width(Int)
  /// A height in pixels; the width follows from the canvas's aspect ratio.
  case height(Int)
  /// A size in pixels; a canvas of another shape is fitted and centered on its own background.
  case box(width: Int, height: Int)
}
