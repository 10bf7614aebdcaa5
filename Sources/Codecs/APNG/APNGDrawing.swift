import Pixels

/// A drawing of a frame: its pixels, and the canvas that they are drawn on.
struct APNGDrawing: Sendable {
  /// The frame that must be on the canvas before.
  enum Base: Sendable {
    /// The frame before.
    case previous
    /// The frame before that one.
    case earlier
    /// Nothing.
    case nothing
  }

  let base: Base
  /// The rectangle that the pixels cover.
  let rectangle: PixelRect
  /// The blend operation with the canvas.
  let blend: APNGControl.Blend
  /// The pixels as a zlib stream.
  let data: [UInt8]
}
