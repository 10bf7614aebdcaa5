import CDeflate

/// Decompresses SVGZ (gzip-compressed SVG).
enum CompressedDrawing {
  /// The maximum size of a decompressed drawing, in bytes.
  private static let maximumSize = 1 << 28

  /// Returns the content of a file, decompressed if it is gzip data; nil if the data is damaged or too large.
  static func unpacked(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.starts(with: [0x1F, 0x8B]) else { return bytes }
    // The file ends with its uncompressed length; Deflate expands a byte to at most 1032 bytes (RFC 1951).
    let length = bytes.suffix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
    guard bytes.count > 18, length <= maximumSize, length <= bytes.count * 1032,
      let unpacker = unsafe libdeflate_alloc_decompressor()
    else { return nil }
    defer { unsafe libdeflate_free_decompressor(unpacker) }
    var result = [UInt8](repeating: 0, count: length)
    var written = 0
    // Sound: both arrays hold the stated number of bytes, and the library respects it.
    let outcome = unsafe libdeflate_gzip_decompress(unpacker, bytes, bytes.count, &result, length, &written)
    return outcome == LIBDEFLATE_SUCCESS && written == length ? result : nil
  }
}
