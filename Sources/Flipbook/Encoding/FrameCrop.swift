public import Pixels

/// The part of each frame that is kept.
public enum FrameCrop: Hashable, Sendable {
  /// A rectangle in pixels.
  case rectangle(PixelRect)
  /// The smallest rectangle that holds everything that moves, with a small margin.
  case motion
}
