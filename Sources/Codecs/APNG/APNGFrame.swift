import Pixels

/// A frame of an animated PNG, drawn in the ways that may be the smallest.
package struct APNGFrame: Sendable {
  /// The picture it shows.
  let picture: Bitmap
  /// Ways to draw it, the first one onto the frame before or, if there is none, onto nothing; empty if nothing changes.
  let drawings: [APNGDrawing]
  /// The pixels that are not clear; nil if all are.
  let content: PixelRect?
  /// The colors that come up in what changes, straight; nil if they are too many for a palette, or nobody asks.
  let colors: [UInt32]?
  /// The keys that come up in what changes; none if nobody asks.
  let keys: APNGKeys
}
