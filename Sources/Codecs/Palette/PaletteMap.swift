/// Finds the nearest colours of a palette, and remembers what was found.
struct PaletteMap {
  /// The colours by number.
  let colors: [OpaqueColor]
  private let nearest: NearestColor
  // What was found last for colours of each hash, since the same colours come again and again: the colour with its
  // number in place of alpha. Slots begin with a true answer, which is for black.
  private var slots: [UInt32]

  private static let slotBits: UInt32 = 14

  /// - Precondition: The palette has 1 to 256 colours.
  init(_ colors: [OpaqueColor]) {
    self.colors = colors
    nearest = NearestColor(palette: colors)
    let black = nearest.number(nearestTo: OpaqueColor(red: 0, green: 0, blue: 0))
    slots = [UInt32](repeating: UInt32(black) << 24, count: 1 << PaletteMap.slotBits)
  }

  /// The number of the nearest colour.
  ///
  /// - Parameters:
  ///   - color: The colour to look for.
  ///   - guess: The number of a colour that may be near, such as what was found for a neighbour.
  /// - Returns: A number in the palette.
  @inline(__always)
  mutating func number(nearestTo color: OpaqueColor, guess: UInt8) -> UInt8 {
    let slot = color.hash(bits: PaletteMap.slotBits)
    if (slots[slot] ^ color.word) << 8 == 0 { return UInt8(slots[slot] >> 24) }
    let number = nearest.number(nearestTo: color, guess: guess)
    slots[slot] = color.word & 0xFF_FFFF | UInt32(number) << 24
    return number
  }
}
