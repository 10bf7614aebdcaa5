/// At most 256 different colors, numbered in the order they came.
struct ColorTable: Sendable {
  /// The colors by number.
  private(set) var colors: [OpaqueColor] = []
  // Open addressing with a load factor of at most one quarter; an empty slot holds the clear color, never a table's.
  // Budget: a constant.
  private var slotColors = [OpaqueColor](repeating: .clear, count: 1 << ColorTable.slotBits)
  // Budget: a constant.
  private var slotNumbers = [UInt8](repeating: 0, count: 1 << ColorTable.slotBits)

  private static let slotBits: UInt32 = 10

  /// The most colors a table can have.
  static let capacity = 256

  init() {}

  /// A table of given colors, all different.
  init(_ colors: [OpaqueColor]) {
    for color in colors { _ = number(adding: color, limit: ColorTable.capacity) }
  }

  /// The number of a color; nil if the table does not have it.
  func number(of color: OpaqueColor) -> UInt8? {
    var slot = color.hash(bits: ColorTable.slotBits)
    while true {
      if slotColors[slot] == color { return color.isClear ? nil : slotNumbers[slot] }
      if slotColors[slot].isClear { return nil }
      slot = (slot + 1) & (slotColors.count - 1)
    }
  }

  /// The number of a color, added if it is missing; nil if the limit is reached.
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
