import Pixels

/// The set of candidate key colors for unchanged pixels that occur in images.
///
/// Black comes first: its bytes equal a row's filter byte, so unchanged pixels form one run. The other candidates are
/// rare colors that differ only in their blue component. Each candidate has a bit, set if an image uses it.
struct APNGKeys: Hashable, Sendable {
  private var bits: UInt64 = 0

  private static let count = 64
  private static let red: UInt8 = 1
  private static let green: UInt8 = 254

  /// Creates an empty set.
  init() {}

  /// Finds the candidate keys that occur in a rectangle of a bitmap.
  init(of bitmap: Bitmap, in part: PixelRect) {
    let redAndGreen = UInt32(APNGKeys.red) | UInt32(APNGKeys.green) << 8
    for y in part.y..<part.maxY {
      bitmap.withWords(ofRow: y) { row in
        for x in part.x..<part.maxX {
          let color = UInt32(littleEndian: row[x]) & 0xFF_FFFF
          if color == 0 { bits |= 1 }
          if color & 0xFFFF == redAndGreen {
            let blue = Int(color >> 16)
            if (1..<APNGKeys.count).contains(blue) { bits |= 1 << UInt64(blue) }
          }
        }
      }
    }
  }

  /// The first key that no frame uses; nil if all are used.
  var firstFree: Int? { bits == .max ? nil : (~bits).trailingZeroBitCount }

  /// Adds the keys of another image.
  mutating func formUnion(_ other: APNGKeys) { bits |= other.bits }

  /// Returns the color of a key.
  static func color(_ key: Int) -> Pixel {
    key == 0 ? Pixel(red: 0, green: 0, blue: 0) : Pixel(red: red, green: green, blue: UInt8(key))
  }
}
