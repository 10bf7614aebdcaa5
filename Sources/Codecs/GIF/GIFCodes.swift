import Pixels

/// The codes of an image, with the parameters that a decoder needs.
struct GIFCodes: Sendable {
  /// The LZW codes in bytes, beginning with a clear code.
  var bytes: [UInt8]
  /// The numbering of the symbols.
  let symbols: GIFSymbols
  /// The place of the image.
  let rectangle: PixelRect
}
