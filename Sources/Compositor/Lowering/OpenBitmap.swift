import Geometry
import Pixels

/// A layer that is being drawn as a bitmap of its own, and what remains to be done after it.
struct OpenBitmap {
  /// From the bitmap's pixels to those that it is painted on.
  let transform: AffineTransform
  /// From the canvas' points to the pixels around it.
  let placement: AffineTransform
  /// The pixels around it within which it is painted.
  let clip: PixelRect
  /// All pixels around it.
  let reach: PixelRect
  /// True if it is painted as a group, with an opacity or a blend mode.
  let hasGroup: Bool
}
