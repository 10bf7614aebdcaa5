import Pixels

extension LZWEncoder {
  /// The image to encode, and its accepted loss.
  struct Image {
    var rectangle: PixelRect
    /// The table.
    var colors: [OpaqueColor]
    /// The transparent index, if there is one.
    var transparentIndex: UInt8?
    /// The number of bits of a symbol, from 2 to 8.
    var symbolBits: Int
    /// The distortion accepted for each bit saved, squared and summed over all components; 0 changes nothing.
    var errorPerBit: Double
    /// True if errors are weighted by ``GIFImageRows/visibility``.
    var usesVisibility = false
    /// True if symbols change only to ``GIFImageRows/alternates``, without any error.
    var usesAlternates = false
  }
}
