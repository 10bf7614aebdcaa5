/// How often the colours of some pixels occur: exact up to a few thousand of them, else in cells of similar colours.
///
/// All sums are integers: with rounded ones, the millions of pixels of a background would stop counting.
struct ColorHistogram: Sendable {
  /// One colour, or the colours of one cell.
  struct Entry: Sendable {
    /// How many pixels.
    var count = 0
    /// The sums of their components.
    var red = 0
    var green = 0
    var blue = 0

    mutating func add(_ color: OpaqueColor, count pixels: Int) {
      count += pixels
      red += color.red * pixels
      green += color.green * pixels
      blue += color.blue * pixels
    }

    mutating func add(_ other: Entry) {
      count += other.count
      red += other.red
      green += other.green
      blue += other.blue
    }

    /// The mean, rounded half up; clear if there are no pixels.
    var mean: OpaqueColor {
      guard count > 0 else { return .clear }
      func mean(_ sum: Int) -> Int { (2 * sum + count) / (2 * count) }
      return OpaqueColor(red: mean(red), green: mean(green), blue: mean(blue))
    }
  }

  /// The colours or cells that occur, in the order they came.
  private(set) var entries: [Entry] = []

  /// The most colours counted exactly.
  static let exactLimit = 8192
  /// The most cells of six bits a component; beyond it, cells have five.
  static let fineLimit = 8192

  /// Counts all colours but the clear one.
  init(of colors: [OpaqueColor]) {
    let rest = countExactly(colors)
    if rest < colors.count { countByCells(colors, from: rest) }
    if entries.count > ColorHistogram.fineLimit { entries = ColorHistogram.merge(entries, bits: 5).entries }
  }

  /// Counts until there are too many colours; returns where it stopped.
  private mutating func countExactly(_ colors: [OpaqueColor]) -> Int {
    let bits: UInt32 = 15
    var slotColors = [OpaqueColor](repeating: .clear, count: 1 << bits)
    var slotEntries = [Int32](repeating: 0, count: 1 << bits)
    return forEachRun(of: colors, from: 0) { color, count, entries in
      var slot = color.hash(bits: bits)
      while !slotColors[slot].isClear, slotColors[slot] != color { slot = (slot + 1) & (slotColors.count - 1) }
      if slotColors[slot].isClear {
        if entries.count == ColorHistogram.exactLimit { return false }
        slotColors[slot] = color
        slotEntries[slot] = Int32(entries.count)
        entries.append(Entry())
      }
      entries[Int(slotEntries[slot])].add(color, count: count)
      return true
    }
  }

  /// Merges what was counted into cells of six bits a component, and counts the rest by them.
  private mutating func countByCells(_ colors: [OpaqueColor], from start: Int) {
    var cells: [Int32]
    (entries, cells) = ColorHistogram.merge(entries, bits: 6)
    _ = forEachRun(of: colors, from: start) { color, count, entries in
      let cell = color.cell(bits: 6)
      if cells[cell] == 0 {
        entries.append(Entry())
        cells[cell] = Int32(entries.count)
      }
      entries[Int(cells[cell]) - 1].add(color, count: count)
      return true
    }
  }

  /// Merges entries of one cell, in which their means lie too.
  ///
  /// - Returns: The cells that occur, and for every cell the number of its entry plus one, or 0.
  private static func merge(_ entries: [Entry], bits: Int) -> (entries: [Entry], cells: [Int32]) {
    var cells = [Int32](repeating: 0, count: 1 << (3 * bits))
    var merged: [Entry] = []
    for entry in entries {
      let cell = entry.mean.cell(bits: bits)
      if cells[cell] == 0 {
        merged.append(Entry())
        cells[cell] = Int32(merged.count)
      }
      merged[Int(cells[cell]) - 1].add(entry)
    }
    return (merged, cells)
  }

  /// Calls with every stretch of equal colours that are not clear, until it is told to stop by false.
  ///
  /// - Returns: The start of the stretch that it stopped at, or the number of colours.
  @inline(__always)
  private mutating func forEachRun(
    of colors: [OpaqueColor], from first: Int, _ body: (OpaqueColor, Int, inout [Entry]) -> Bool
  ) -> Int {
    let colors = colors.span
    var start = first
    while start < colors.count {
      let color = colors[start]
      var end = start + 1
      while end < colors.count, colors[end] == color { end += 1 }
      if !color.isClear, !body(color, end - start, &entries) { return start }
      start = end
    }
    return start
  }
}
