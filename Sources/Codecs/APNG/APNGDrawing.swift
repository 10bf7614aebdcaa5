import Pixels

/// A way to make a frame: what is drawn, and onto what.
struct APNGDrawing: Sendable {
  /// What the canvas must show before.
  enum Base: Sendable {
    /// The frame before.
    case previous
    /// The frame before that one.
    case earlier
    /// Nothing.
    case nothing
  }

  let base: Base
  /// Where the pixels go.
  let rectangle: PixelRect
  /// How they come onto the canvas.
  let blend: APNGControl.Blend
  /// The pixels as a stream of zlib's format.
  let data: [UInt8]
}
