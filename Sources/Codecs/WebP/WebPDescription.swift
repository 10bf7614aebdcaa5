/// The chunks of a WebP file that affect the rendering of its pixels.
struct WebPDescription {
  /// The color space of the pixels.
  private(set) var colors = SourceColors.sRGB
  /// The Exif orientation, from 1 to 8.
  private(set) var orientation = 1

  /// Reads the chunks of a file, as far as they are complete.
  init(_ bytes: [UInt8]) {
    var position = 12
    while position + 8 <= bytes.count {
      let count = bytes[position + 4..<position + 8].reversed().reduce(0) { $0 << 8 | Int($1) }
      let data = position + 8..<position + 8 + count
      guard data.upperBound <= bytes.count else { break }
      switch String(decoding: bytes[position..<position + 4], as: UTF8.self) {
      case "ICCP": colors = .profile(Array(bytes[data]))
      case "EXIF": orientation = ExifOrientation.read(bytes[data])
      default: break
      }
      // Chunks are padded to even lengths.
      position = data.upperBound + count & 1
    }
  }
}
