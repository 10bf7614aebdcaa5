import Pixels

/// The LZW codes of an image, with the parameters that a decoder needs.
struct GIFCodes: Sendable {
  /// The LZW codes in bytes, beginning with a clear code.
  var bytes: [UInt8]
  /// The code size and the transparent index of the symbols.
  let symbols: GIFSymbols
  /// The canvas rectangle that the image covers.
  let rectangle: PixelRect
}
