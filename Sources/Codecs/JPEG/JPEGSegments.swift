/// The color profile and orientation segments that precede the pixels of a JPEG file.
struct JPEGSegments {
  /// The ICC profile; nil if there is none, or a part of it is missing.
  private(set) var profile: [UInt8]?
  /// The Exif orientation, from 1 to 8.
  private(set) var orientation = 1

  /// Reads the segments of a file up to its pixels, or up to the first damage.
  init(_ bytes: [UInt8]) {
    var parts: [Int: ArraySlice<UInt8>] = [:]
    var total = 0
    var position = 2
    while position + 4 <= bytes.count, bytes[position] == 0xFF {
      let marker = bytes[position + 1]
      // A marker may be preceded by any number of fill bytes.
      if marker == 0xFF {
        position += 1
        continue
      }
      let end = position + 2 + Int(bytes[position + 2]) << 8 + Int(bytes[position + 3])
      guard marker != 0xDA, marker != 0xD9, end > position + 3, end <= bytes.count else { break }
      let data = bytes[position + 4..<end]
      switch marker {
      case 0xE1 where data.starts(with: "Exif\0\0".utf8) && orientation == 1: orientation = ExifOrientation.read(data)
      // ICC.1, B.4: a name, the number of the part, beginning with 1, and the number of parts.
      case 0xE2 where data.count > 14 && data.starts(with: "ICC_PROFILE\0".utf8):
        parts[Int(data[data.startIndex + 12])] = data.dropFirst(14)
        total = Int(data[data.startIndex + 13])
      default: break
      }
      position = end
    }
    let all = (1...max(1, total)).compactMap { parts[$0] }
    if total > 0, all.count == total { profile = Array(all.joined()) }
  }
}
