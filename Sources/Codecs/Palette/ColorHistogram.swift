/// How often colours occur: exact up to a few thousand of them, else in cells of similar colours.
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

    @inline(__always)
    mutating func add(_ color: OpaqueColor, count pixels: Int) {
      // A sum is at most 255 times all pixels of all frames, times hundredths of a second: far from overflowing.
      count &+= pixels
      red &+= color.red &* pixels
      green &+= color.green &* pixels
      blue &+= color.blue &* pixels
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

  /// The colours or cells that occur, in the order they came; of a large number of cells, fewer and larger ones.
  var entries: [Entry] {
    counted.count > ColorHistogram.fineLimit ? ColorHistogram.merge(counted, bits: 5).entries : counted
  }

  /// Whether nothing was counted.
  var isEmpty: Bool { counted.isEmpty }

  private var counted: [Entry] = []
  /// The colour that was counted last, mostly the next one, too, and its entry.
  private var last = (color: OpaqueColor.clear, entry: 0)
  // The exact colours by their hash, empty when cells are counted.
  private var slotColors: [OpaqueColor] = []
  private var slotEntries: [Int32] = []
  // For every cell the number of its entry plus one, or 0; empty while colours are exact.
  private var cells: [Int32] = []

  /// The most colours counted exactly.
  static let exactLimit = 8192
  /// The most cells of six bits a component; beyond it, cells have five.
  static let fineLimit = 8192
  private static let slotBits: UInt32 = 15

  /// An empty histogram.
  init() {}

  /// Counts the pixels of a colour that is not clear.
  @inline(__always)
  mutating func add(_ color: OpaqueColor, count: Int) {
    if color != last.color { last = (color, entry(of: color)) }
    counted[last.entry].add(color, count: count)
  }

  private mutating func entry(of color: OpaqueColor) -> Int {
    if cells.isEmpty {
      if let found = exactEntry(of: color) { return found }
      (counted, cells) = ColorHistogram.merge(counted, bits: 6)
      slotColors = []
      slotEntries = []
    }
    let cell = color.cell(bits: 6)
    if cells[cell] == 0 {
      counted.append(Entry())
      cells[cell] = Int32(counted.count)
    }
    return Int(cells[cell]) - 1
  }

  /// The entry of a colour of its own; nil when there are too many.
  private mutating func exactEntry(of color: OpaqueColor) -> Int? {
    if slotColors.isEmpty {
      slotColors = [OpaqueColor](repeating: .clear, count: 1 << ColorHistogram.slotBits)
      slotEntries = [Int32](repeating: 0, count: 1 << ColorHistogram.slotBits)
    }
    var slot = color.hash(bits: ColorHistogram.slotBits)
    while !slotColors[slot].isClear {
      if slotColors[slot] == color { return Int(slotEntries[slot]) }
      slot = (slot + 1) & (slotColors.count - 1)
    }
    if counted.count == ColorHistogram.exactLimit { return nil }
    slotColors[slot] = color
    slotEntries[slot] = Int32(counted.count)
    counted.append(Entry())
    return counted.count - 1
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
}
