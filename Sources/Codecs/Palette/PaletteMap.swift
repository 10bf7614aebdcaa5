import Pixels

/// Finds the nearest colors of a palette for millions of pixels.
///
/// The color cube is divided into cells with eight values along each edge. When a cell is first used, the palette's
/// candidates for the nearest color are determined: colors no farther from the cell's nearest corner than another color
/// is from its farthest. Usually these are few, and only they are compared. They are selected from the candidates of a
/// larger cell around it, found the same way. The results for some thousands of recent colors are cached, since the
/// same colors repeat.
///
/// Memory is unmanaged because it is read for every pixel; indices are cells, slots, and candidates of cells.
@safe struct PaletteMap: ~Copyable, @unchecked Sendable {
  // Unchecked because of the pointers; sound because this noncopyable value is their only owner.

  /// The palette.
  let colors: [OpaqueColor]
  /// The start and the number of the candidates of each cell; 0 before its first use.
  private let cells: UnsafeMutablePointer<UInt32>
  /// The start and the number of the candidates of each larger cell; 0 before its first use.
  private let largeCells: UnsafeMutablePointer<UInt32>
  /// A direct-mapped cache: the most recent color for each hash, with its palette index in the alpha byte.
  private let recent: UnsafeMutablePointer<UInt32>
  /// The candidates of all cells used so far, in index order for each cell: their colors, with their indices in the
  /// alpha byte.
  private var candidates: [UInt32]
  // Working memory: the distances of candidates from a cell, and the candidates found.
  private var distances: [Int32]
  private var found: [UInt32]

  private static let cellBits = 5
  private static let largeCellBits = 3
  private static let recentBits: UInt32 = 13

  /// - Precondition: The palette has 1 to 256 colors.
  init(_ colors: [OpaqueColor]) {
    precondition((1...256).contains(colors.count), "a palette must have 1 to 256 colors, but has \(colors.count)")
    self.colors = colors
    unsafe cells = .zeroed(capacity: 1 << (3 * PaletteMap.cellBits))
    unsafe largeCells = .zeroed(capacity: 1 << (3 * PaletteMap.largeCellBits))
    unsafe recent = .zeroed(capacity: 1 << PaletteMap.recentBits)
    candidates = colors.enumerated().map { $1.word & 0xFF_FFFF | UInt32($0) << 24 }
    distances = [Int32](repeating: 0, count: colors.count)
    found = [UInt32](repeating: 0, count: colors.count)
    // An empty slot contains black: this is correct in black's own slot, and never matches in others.
    let black = OpaqueColor(red: 0, green: 0, blue: 0)
    let number = search(black)
    unsafe recent[black.hash(bits: PaletteMap.recentBits)] = UInt32(number) << 24
  }

  deinit {
    unsafe cells.free()
    unsafe largeCells.free()
    unsafe recent.free()
  }

  /// Returns the index of the nearest color; the lowest one if several are equally near.
  ///
  /// - Parameter color: The color to find.
  /// - Returns: An index in the palette.
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
    var best = UInt32.max
    // Sound: a cell's entry is the range of its candidates. A squared distance has 18 bits.
    unsafe candidates.withUnsafeBufferPointer { candidates in
      for index in start..<start &+ Int(entry & 511) {
        let candidate = unsafe candidates[index]
        let distance = OpaqueColor(word: candidate).squaredDistance(to: color)
        best = min(best, UInt32(truncatingIfNeeded: distance) << 8 | candidate >> 24)
      }
    }
    return UInt8(truncatingIfNeeded: best)
  }

  /// Finds the candidates for the cell of a color.
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

  /// Adds the candidates that can be nearest to any color of a cell.
  ///
  /// - Parameters:
  ///   - color: A color of the cell.
  ///   - bits: The number of bits per component that distinguish cells.
  ///   - others: The range of the candidates to select from.
  /// - Returns: The start and the number of the new candidates, packed.
  private mutating func candidates(for color: OpaqueColor, bits: Int, among others: Range<Int>) -> UInt32 {
    let mask = 0xFF << (8 - bits) & 0xFF
    let low = (color.red & mask, color.green & mask, color.blue & mask)
    let last = 1 << (8 - bits) &- 1
    let start = candidates.count
    // Sound: `others` is a range of the candidates, and there is room for all colors.
    let count = unsafe candidates.withUnsafeBufferPointer { known in
      unsafe distances.withUnsafeMutableBufferPointer { distances in
        var least = Int32.max
        for place in 0..<others.count {
          let other = OpaqueColor(word: unsafe known[others.lowerBound &+ place])
          let red = PaletteMap.distances(of: other.red, from: low.0, last)
          let green = PaletteMap.distances(of: other.green, from: low.1, last)
          let blue = PaletteMap.distances(of: other.blue, from: low.2, last)
          unsafe distances[place] = red.nearest &+ green.nearest &+ blue.nearest
          least = min(least, red.farthest &+ green.farthest &+ blue.farthest)
        }
        var count = 0
        for place in 0..<others.count where unsafe distances[place] <= least {
          unsafe found[count] = known[others.lowerBound &+ place]
          count &+= 1
        }
        return count
      }
    }
    candidates.append(contentsOf: found[..<count])
    return UInt32(start) << 9 | UInt32(count)
  }

  /// Returns the squared distances of a component from the nearest and from the farthest value of a cell that ranges
  /// from its lowest value to `last` above it.
  @inline(__always)
  private static func distances(of value: Int, from low: Int, _ last: Int) -> (nearest: Int32, farthest: Int32) {
    let (value, low, last) = (Int32(truncatingIfNeeded: value), Int32(truncatingIfNeeded: low), Int32(last))
    let outside = max(low &- value, value &- low &- last, 0)
    let far = max(value &- low, low &+ last &- value)
    return (outside &* outside, far &* far)
  }
}
