/// A color table of at most 256 distinct colors, indexed in the order they were added.
struct ColorTable: Sendable {
  /// The colors in the order of their indices.
  private(set) var colors: [OpaqueColor] = []
  // A hash table with open addressing and a load factor of at most one quarter; an empty slot holds the transparent
  // color, which is never in the table. Budget: the size is a constant.
  private var slotColors = [OpaqueColor](repeating: .clear, count: 1 << ColorTable.slotBits)
  // Budget: the size is a constant.
  private var slotNumbers = [UInt8](repeating: 0, count: 1 << ColorTable.slotBits)

  private static let slotBits: UInt32 = 10

  /// The maximum number of colors in a table.
  static let capacity = 256

  init() {}

  /// Creates a table of distinct colors.
  init(_ colors: [OpaqueColor]) {
    for color in colors { _ = number(adding: color, limit: ColorTable.capacity) }
  }

  /// Returns the index of a color; nil if the table does not contain it.
  func number(of color: OpaqueColor) -> UInt8? {
    var slot = color.hash(bits: ColorTable.slotBits)
    while true {
      if slotColors[slot] == color { return color.isClear ? nil : slotNumbers[slot] }
      if slotColors[slot].isClear { return nil }
      slot = (slot + 1) & (slotColors.count - 1)
    }
  }

  /// Returns the index of a color, added if it is missing; nil if the limit is reached.
  mutating func number(adding color: OpaqueColor, limit: Int) -> UInt8? {
    var slot = color.hash(bits: ColorTable.slotBits)
    while !slotColors[slot].isClear {
      if slotColors[slot] == color { return slotNumbers[slot] }
      slot = (slot + 1) & (slotColors.count - 1)
    }
    guard colors.count < limit else { return nil }
    let number = UInt8(colors.count)
    colors.append(color)
    slotColors[slot] = color
    slotNumbers[slot] = number
    return number
  }
}
