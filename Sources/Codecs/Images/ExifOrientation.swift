/// Reads the orientation of an image from its Exif metadata.
enum ExifOrientation {
  /// Reads the orientation.
  ///
  /// - Parameter block: The Exif block: a TIFF header (Exif 2.32, 4.5.2), preceded by a name in some formats.
  /// - Returns: A number from 1 to 8; 1 (upright) if the block has no orientation or is damaged.
  static func read(_ block: ArraySlice<UInt8>) -> Int {
    let name = Array("Exif\0\0".utf8)
    let bytes = Array(block.starts(with: name) ? block.dropFirst(name.count) : block)
    guard bytes.count >= 8, bytes[0] == bytes[1], bytes[0] == 0x49 || bytes[0] == 0x4D else { return 1 }
    func number(_ offset: Int, _ size: Int) -> Int {
      let part = bytes[offset..<offset + size]
      return (bytes[0] == 0x49 ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
    }
    let start = number(4, 4)
    guard start >= 8, start + 2 <= bytes.count else { return 1 }
    for index in 0..<number(start, 2) {
      let entry = start + 2 + 12 * index
      guard entry + 12 <= bytes.count else { return 1 }
      // The orientation has tag 0x112 and type 3, a 16-bit number.
      guard number(entry, 2) == 0x112, number(entry + 2, 2) == 3 else { continue }
      let value = number(entry + 8, 2)
      return (1...8).contains(value) ? value : 1
    }
    return 1
  }
}
