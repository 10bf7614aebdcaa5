import Pixels

/// A frame of an animated PNG, ready to be written: what changes, compressed.
package struct APNGFrame: Sendable {
  /// How a frame's pixels come onto the canvas; the numbers are the format's.
  enum Blend: UInt8, Sendable {
    /// They replace those that are there, alpha included.
    case source = 0
    /// They are painted over those that are there.
    case over = 1
  }

  /// The rectangle that changes; nil if nothing does.
  let rectangle: PixelRect?
  /// The rectangle's pixels as a stream of zlib's format.
  let data: [UInt8]
  /// How they come onto the canvas.
  let blend: Blend
  /// The first pixel of the whole picture, as the file stores pixels.
  let corner: [UInt8]
}
