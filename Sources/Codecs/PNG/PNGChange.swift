package import Pixels

/// The change from one frame to the next, stored as separate PNG files.
package struct PNGChange: Sendable {
  /// The rectangle that the pixels cover.
  package let rectangle: PixelRect
  /// True if the pixels are composited over the canvas (`APNG_BLEND_OP_OVER`); false if they replace it.
  package let isPaintedOver: Bool
  /// The files, to be composited in order: usually one, or several where that saves bytes.
  package let layers: [[UInt8]]

  /// The combined size of the files, in bytes.
  var byteCount: Int { layers.reduce(0) { $0 + $1.count } }
}
