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
  /// The size of what changes in bytes, stored quickly as it is and with gaps; nil for most frames.
  let trial: GapTrial?

  /// A frame stored in two ways, or several frames.
  struct GapTrial {
    var plain = 0
    var withGaps = 0
  }
}
