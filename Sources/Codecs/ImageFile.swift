public import Pixels

/// Decodes images in all supported formats; the format is recognized by the contents, not by the file name.
public enum ImageFile {
  /// Decodes an image, or the first frame of an animation.
  ///
  /// - Parameter bytes: The bytes of the file.
  /// - Returns: The image in sRGB, premultiplied.
  /// - Throws: ``ImageError`` when the bytes aren't an image file, are damaged, or the image is too large; the size is
  ///   checked before memory is allocated.
  public static func decode(_ bytes: [UInt8]) throws(ImageError) -> Bitmap {
    switch ImageFormat(of: bytes) {
    case .png: return try PNGDecoder.decode(bytes).upright(orientation: PNGDescription(bytes).orientation)
    case .jpeg: return try JPEGDecoder.decode(bytes)
    case .webp: return try WebPDecoder.decode(bytes)
    case .gif:
      var decoder = try GIFDecoder(bytes)
      guard let frame = try decoder.next() else { throw .damaged(.gif, reason: "it contains no image") }
      return frame.bitmap
    case nil: throw .unknownFormat(name: otherFormat(of: bytes))
    }
  }

  /// Returns the name of an unsupported format, for error messages.
  private static func otherFormat(of bytes: [UInt8]) -> String? {
    func holds(_ text: String, at offset: Int) -> Bool { bytes.dropFirst(offset).starts(with: text.utf8) }
    if holds("ftyphei", at: 4) || holds("ftypmif1", at: 4) { return "HEIC" }
    if holds("ftypavif", at: 4) { return "AVIF" }
    if holds("BM", at: 0) && bytes.count > 26 { return "BMP" }
    if bytes.starts(with: [0x49, 0x49, 42, 0]) || bytes.starts(with: [0x4D, 0x4D, 0, 42]) { return "TIFF" }
    if holds("%PDF", at: 0) { return "PDF" }
    if holds("<svg", at: 0) { return "SVG" }
    return nil
  }
}
