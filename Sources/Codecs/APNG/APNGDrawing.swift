import Pixels

/// One encoding of a frame: its compressed pixels, and the canvas that they are drawn on.
struct APNGDrawing: Sendable {
  /// The canvas that the pixels are drawn on.
  enum Base: Sendable {
    /// The previous frame.
    case previous
    /// The frame before the previous one, restored by its disposal.
    case earlier
    /// An empty canvas.
    case nothing
  }

  let base: Base
  /// The canvas rectangle that the pixels cover.
  let rectangle: PixelRect
  /// The operation that combines the pixels with the canvas.
  let blend: APNGControl.Blend
  /// The pixels as a zlib stream.
  let data: [UInt8]
}
