import Pixels

/// A frame of an animated PNG, with the drawings that may be the smallest.
package struct APNGFrame: Sendable {
  /// The frame it shows.
  let picture: Bitmap
  /// The number of pixels that differ from the previous frame.
  let changeCount: Int
  /// The possible drawings, the first one onto the frame before or, without one, onto an empty canvas; empty if nothing
  /// changes.
  let drawings: [APNGDrawing]
  /// The pixels that are not clear; nil if all are.
  let content: PixelRect?
  /// The straight colors of changed pixels; nil if they are too many for a palette, or not needed.
  let colors: [UInt32]?
  /// The keys among the colors of changed pixels; none unless colors are reported.
  let keys: APNGKeys
}
