import Pixels

/// A frame of an animated PNG, with the drawings that may be the smallest.
package struct APNGFrame: Sendable {
  /// The picture it shows.
  let picture: Bitmap
  /// The possible drawings, the first one onto the frame before or, without one, onto an empty canvas; empty if nothing
  /// changes.
  let drawings: [APNGDrawing]
  /// The pixels that are not clear; nil if all are.
  let content: PixelRect?
  /// The straight colors of changed pixels; nil if they are too many for a palette, or not needed.
  let colors: [UInt32]?
  /// The size of the changes in bytes, compressed quickly as they are and with gaps; nil for most frames.
  let trial: GapTrial?

  /// The sizes of one or several frames, stored in both ways.
  struct GapTrial {
    var plain = 0
    var withGaps = 0
  }
}
