import Pixels

/// A frame of an animated PNG, with its candidate encodings.
package struct APNGFrame: Sendable {
  /// The canvas while the frame is displayed.
  let picture: Bitmap
  /// The number of pixels that differ from the previous frame.
  let changeCount: Int
  /// The candidate drawings; empty if nothing changes.
  ///
  /// The first one is drawn onto the previous frame, or onto an empty canvas if there is none.
  let drawings: [APNGDrawing]
  /// The bounding box of the pixels that are not transparent; nil if all are.
  let content: PixelRect?
  /// The colors of the changed pixels, not premultiplied; nil if they are too many for a palette, or not needed.
  let colors: [UInt32]?
  /// The candidate keys that occur among the colors of the changed pixels; none unless colors are reported.
  let keys: APNGKeys
}
