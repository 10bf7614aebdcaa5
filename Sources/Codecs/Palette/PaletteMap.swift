import Pixels

/// Finds the nearest colours of a palette for millions of pixels.
///
/// The cube of colours is divided into cells of eight values a side. For each cell, when it is first met, the palette's
/// colours are found that can be nearest to any colour in it: those that are no farther from its nearest corner than
/// some other is from its farthest. Mostly these are few, and only they are compared. They are looked for among those of
/// a larger cell around it, which were found in the same way. What was found last for some thousands of colours is kept,
/// since the same ones come again and again.
///
/// Memory is unmanaged since it is looked at for every pixel; indices are cells, slots and what cells hold of candidates.
@safe struct PaletteMap: ~Copyable, @unchecked Sendable {
  // Unchecked because of the pointers; sound because they are this value's alone, which cannot be copied.

  /// The colours by number.
  let colors: [OpaqueColor]
  /// For each cell where its candidates begin and how many there are, 0 before it is met.
  private let cells: UnsafeMutablePointer<UInt32>
  /// The same for larger cells.
  private let largeCells: UnsafeMutablePointer<UInt32>
  /// By the hash of a colour, the one met last that has it, and its number in place of alpha.
  private let recent: UnsafeMutablePointer<UInt32>
  /// The candidates of all cells met: their colours with their numbers in place of alpha, in the order of the numbers.
  private var candidates: [UInt32]
  // How far candidates are from a cell, for `meet`.
  private var distances: [Int]

  private static let cellBits = 5
  private static let largeCellBits = 3
  private static let recentBits: UInt32 = 13

  /// - Precondition: The palette has 1 to 256 colours.
  init(_ colors: [OpaqueColor]) {
    precondition((1...256).contains(colors.count), "a palette of \(colors.count) colours")
    self.colors = colors
    unsafe cells = .zeroed(capacity: 1 << (3 * PaletteMap.cellBits))
    unsafe largeCells = .zeroed(capacity: 1 << (3 * PaletteMap.largeCellBits))
    unsafe recent = .zeroed(capacity: 1 << PaletteMap.recentBits)
    candidates = colors.enumerated().map { $1.word & 0xFF_FFFF | UInt32($0) << 24 }
    distances = [Int](repeating: 0, count: colors.count)
    // An empty slot holds black, which is found right in its own and not looked for in others.
    let black = OpaqueColor(red: 0, green: 0, blue: 0)
    let number = search(black)
    unsafe recent[black.hash(bits: PaletteMap.recentBits)] = UInt32(number) << 24
  }

  deinit {
    unsafe cells.free()
    unsafe largeCells.free()
    unsafe recent.free()
  }

  /// The number of the nearest colour; of equally near ones, the lowest.
  ///
  /// - Parameter color: The colour to look for.
  /// - Returns: A number in the palette.
  @inline(__always)
  mutating func number(nearestTo color: OpaqueColor) -> UInt8 {
    let slot = color.hash(bits: PaletteMap.recentBits)
    let entry = unsafe recent[slot]
    if (entry ^ color.word) & 0xFF_FFFF == 0 { return UInt8(truncatingIfNeeded: entry >> 24) }
    let number = search(color)
    unsafe recent[slot] = UInt32(number) << 24 | color.word & 0xFF_FFFF
    return number
  }

  private mutating func search(_ color: OpaqueColor) -> UInt8 {
    let cell = color.cell(bits: PaletteMap.cellBits)
    if unsafe cells[cell] == 0 { meet(color) }
    let entry = unsafe cells[cell]
    let start = Int(entry >> 9)
    let candidates = candidates.span
    var best = UInt32.max
    var least = Int.max
    for index in start..<start &+ Int(entry & 511) {
      let distance = OpaqueColor(word: candidates[index]).squaredDistance(to: color)
      if distance < least {
        least = distance
        best = candidates[index]
      }
    }
    return UInt8(truncatingIfNeeded: best >> 24)
  }

  /// Finds the candidates of the cell of a colour.
  private mutating func meet(_ color: OpaqueColor) {
    let large = color.cell(bits: PaletteMap.largeCellBits)
    if unsafe largeCells[large] == 0 {
      unsafe largeCells[large] = candidates(for: color, bits: PaletteMap.largeCellBits, among: 0..<colors.count)
    }
    let others = unsafe largeCells[large]
    let start = Int(others >> 9)
    unsafe cells[color.cell(bits: PaletteMap.cellBits)] = candidates(
      for: color, bits: PaletteMap.cellBits, among: start..<start + Int(others & 511))
  }

  /// Adds the candidates that can be nearest to a colour of a cell.
  ///
  /// - Parameters:
  ///   - color: A colour of the cell.
  ///   - bits: How many bits a component of the cell's place has.
  ///   - others: Where to look among the candidates.
  /// - Returns: Where they begin and how many there are.
  private mutating func candidates(for color: OpaqueColor, bits: Int, among others: Range<Int>) -> UInt32 {
    let mask = 0xFF << (8 - bits) & 0xFF
    let low = (color.red & mask, color.green & mask, color.blue & mask)
    let last = 1 << (8 - bits) &- 1
    var least = Int.max
    for (place, index) in others.enumerated() {
      let other = OpaqueColor(word: candidates[index])
      let red = PaletteMap.distances(of: other.red, from: low.0, last)
      let green = PaletteMap.distances(of: other.green, from: low.1, last)
      let blue = PaletteMap.distances(of: other.blue, from: low.2, last)
      distances[place] = red.nearest &+ green.nearest &+ blue.nearest
      least = min(least, red.farthest &+ green.farthest &+ blue.farthest)
    }
    let start = candidates.count
    for (place, index) in others.enumerated() where distances[place] <= least { candidates.append(candidates[index]) }
    return UInt32(start) << 9 | UInt32(candidates.count - start)
  }

  /// The squares of how far a component is from the nearest and from the farthest value of a cell, which has `last` more
  /// than its lowest.
  @inline(__always)
  private static func distances(of value: Int, from low: Int, _ last: Int) -> (nearest: Int, farthest: Int) {
    let outside = max(low &- value, value &- low &- last, 0)
    let far = max(value &- low, low &+ last &- value)
    return (outside &* outside, far &* far)
  }
}
