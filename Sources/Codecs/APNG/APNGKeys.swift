import Pixels

/// The colors of which one may stand for pixels that stay, as far as pictures have them.
///
/// They differ in their blue alone, and are seldom seen: a bit for each says whether a picture has it.
struct APNGKeys: Hashable, Sendable {
  private var bits: UInt64 = 0

  private static let count = 64
  private static let red: UInt8 = 1
  private static let green: UInt8 = 254

  /// No keys.
  init() {}

  /// Finds the keys in a part of a picture.
  init(of bitmap: Bitmap, in part: PixelRect) {
    let redAndGreen = UInt32(APNGKeys.red) | UInt32(APNGKeys.green) << 8
    for y in part.y..<part.maxY {
      bitmap.withWords(ofRow: y) { row in
        for x in part.x..<part.maxX where UInt32(littleEndian: row[x]) & 0xFFFF == redAndGreen {
          let blue = Int(UInt32(littleEndian: row[x]) >> 16 & 255)
          if blue < APNGKeys.count { bits |= 1 << UInt64(blue) }
        }
      }
    }
  }

  /// The first key that no picture has; nil if they have all.
  var firstFree: Int? { bits == .max ? nil : (~bits).trailingZeroBitCount }

  /// Returns whether a picture has a key.
  func contains(_ key: Int) -> Bool { bits >> UInt64(key) & 1 == 1 }

  /// Adds those of another picture.
  mutating func formUnion(_ other: APNGKeys) { bits |= other.bits }

  /// Returns the color of a key.
  static func color(_ key: Int) -> Pixel { Pixel(red: red, green: green, blue: UInt8(key)) }
}
