import Geometry
import Pixels

/// A layer being drawn as a bitmap of its own, with the state to restore.
struct OpenBitmap {
  /// The transform from the bitmap's pixels to the surface's.
  let transform: AffineTransform
  /// From the canvas' points to the pixels around it.
  let placement: AffineTransform
  /// The clip of the surrounding surface, in pixels.
  let clip: PixelRect
  /// All pixels around it.
  let reach: PixelRect
  /// True if it is painted as a group, with an opacity or a blend mode.
  let hasGroup: Bool
}
