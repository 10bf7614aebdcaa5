/// How large the output is, in terms of the canvas.
public enum OutputSize: Hashable, Sendable {
  /// So many pixels a point.
  case scale(Double)
  /// As wide as that, in pixels, and as high as the canvas's shape makes it.
  case width(Int)
  /// As high as that, in pixels, and as wide as the canvas's shape makes it.
  case height(Int)
  /// That size in pixels; a canvas of another shape is fitted in and centred, with its background around it.
  case box(width: Int, height: Int)
}
