import Pixels

/// The distinct colors of images, up to 256, indexed in order of appearance.
struct PNGColorTable {
  /// The colors in the order of their indices.
  private(set) var colors: [UInt32] = []
  /// The index of each color plus one, or 0 in free slots.
  // Budget: the size is a constant.
  private var slots = [UInt16](repeating: 0, count: 1 << slotBits)

  private static let slotBits = 11
  /// The maximum number of colors in a palette.
  static let capacity = 256

  /// Adds the colors of a part of an image; returns false, with some of them added, if there are too many.
  mutating func add(_ bitmap: Bitmap, in part: PixelRect) -> Bool {
    for y in part.y..<part.maxY {
      let isWithinTable = bitmap.withWords(ofRow: y) { row in
        var last = row[part.x]
        guard number(of: last) != nil else { return false }
        for x in part.x + 1..<part.maxX where row[x] != last {
          last = row[x]
          guard number(of: last) != nil else { return false }
        }
        return true
      }
      guard isWithinTable else { return false }
    }
    return true
  }

  /// Returns the index of a color, added if it is new; nil if the table is full.
  mutating func number(of color: UInt32) -> UInt8? {
    // Multiplicative hashing: the upper bits of the product depend on all bits of the color.
    var slot = Int((color &* 0x9E37_79B1) >> (32 - UInt32(PNGColorTable.slotBits)))
    while slots[slot] != 0 {
      let number = Int(slots[slot]) - 1
      if colors[number] == color { return UInt8(number) }
      slot = (slot + 1) & (slots.count - 1)
    }
    guard colors.count < PNGColorTable.capacity else { return nil }
    colors.append(color)
    slots[slot] = UInt16(colors.count)
    return UInt8(colors.count - 1)
  }
}
