import Pixels

extension LZWEncoder {
  /// The image to encode, and its accepted loss.
  struct Image {
    var rectangle: PixelRect
    /// The colors of the table.
    var colors: [OpaqueColor]
    /// The transparent index; nil if there is none.
    var transparentIndex: UInt8?
    /// The number of bits of a symbol, from 2 to 8.
    var symbolBits: Int
    /// The distortion accepted for each bit saved, squared and summed over all components; 0 is lossless.
    var errorPerBit: Double
    /// True if errors are weighted by ``GIFImageRows/visibility``.
    var usesVisibility = false
    /// True if symbols may change only to their ``GIFImageRows/alternates``, without any error.
    var usesAlternates = false
  }
}
