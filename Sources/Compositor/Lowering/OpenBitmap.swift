import Geometry
import Pixels

/// A layer that is being drawn as a bitmap, with the state to restore afterward.
struct OpenBitmap {
  /// The transform from the bitmap's pixels to the surface's.
  let transform: AffineTransform
  /// The transform from the canvas' points to the pixels of the surrounding surface.
  let placement: AffineTransform
  /// The clip of the surrounding surface, in pixels.
  let clip: PixelRect
  /// The reach of the surrounding surface, in pixels.
  let reach: PixelRect
  /// True if the bitmap is painted as a group, with an opacity or a blend mode.
  let hasGroup: Bool
}
