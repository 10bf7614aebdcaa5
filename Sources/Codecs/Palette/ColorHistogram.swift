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
  static let cellLimit = 16384

  /// Counts all colours but the clear one.
  init(of colors: [OpaqueColor]) {
    if let exact = ColorHistogram.exactEntries(of: colors) {
      entries = exact
    } else {
      entries = ColorHistogram.cells(of: colors, bits: 6)
      if entries.count > ColorHistogram.cellLimit { entries = ColorHistogram.cells(of: colors, bits: 5) }
    }
  }

  private static func exactEntries(of colors: [OpaqueColor]) -> [Entry]? {
    let bits: UInt32 = 15
    var slotColors = [OpaqueColor](repeating: .clear, count: 1 << bits)
    var slotEntries = [Int32](repeating: 0, count: 1 << bits)
    var entries: [Entry] = []
    var fits = true
    forEachRun(of: colors) { color, count in
      guard fits else { return }
      var slot = color.hash(bits: bits)
      while !slotColors[slot].isClear, slotColors[slot] != color { slot = (slot + 1) & (slotColors.count - 1) }
      if slotColors[slot].isClear {
        fits = entries.count < exactLimit
        guard fits else { return }
        slotColors[slot] = color
        slotEntries[slot] = Int32(entries.count)
        entries.append(Entry())
      }
      entries[Int(slotEntries[slot])].add(color, count: count)
    }
    return fits ? entries : nil
  }

  private static func cells(of colors: [OpaqueColor], bits: Int) -> [Entry] {
    // The number of a cell's entry plus one; 0 for a cell that has none yet.
    var cells = [Int32](repeating: 0, count: 1 << (3 * bits))
    var entries: [Entry] = []
    let drop = 8 - bits
    forEachRun(of: colors) { color, count in
      let cell = (color.red >> drop) << (2 * bits) | (color.green >> drop) << bits | color.blue >> drop
      if cells[cell] == 0 {
        entries.append(Entry())
        cells[cell] = Int32(entries.count)
      }
      entries[Int(cells[cell]) - 1].add(color, count: count)
    }
    return entries
  }

  /// Calls with every stretch of equal colours that are not clear.
  @inline(__always)
  private static func forEachRun(of colors: [OpaqueColor], _ body: (OpaqueColor, Int) -> Void) {
    let colors = colors.span
    var start = 0
    while start < colors.count {
      let color = colors[start]
      var end = start + 1
      while end < colors.count, colors[end] == color { end += 1 }
      if !color.isClear { body(color, end - start) }
      start = end
    }
  }
}
