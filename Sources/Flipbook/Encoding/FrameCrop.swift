public import Pixels

/// The rectangle that frames are cropped to.
public enum FrameCrop: Hashable, Sendable {
  /// A rectangle in pixels.
  case rectangle(PixelRect)
  /// The bounding rectangle of all pixels that change, with a small margin.
  case motion
}
