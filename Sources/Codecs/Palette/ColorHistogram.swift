/// A color histogram: exact up to a few thousand colors, then in cells of similar colors.
///
/// All sums are integers: with floating-point sums, the millions of pixels of a background would eventually stop
/// counting.
struct ColorHistogram: Sendable {
  /// One color, or the colors of one cell.
  struct Entry: Sendable {
    /// The number of pixels.
    var count = 0
    /// The sum of the red components of all pixels, followed by the sums of the other components.
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

    /// The mean color, rounded half up; transparent if there are no pixels.
    var mean: OpaqueColor {
      guard count > 0 else { return .clear }
      func mean(_ sum: Int) -> Int { (2 * sum + count) / (2 * count) }
      return OpaqueColor(red: mean(red), green: mean(green), blue: mean(blue))
    }
  }

  /// The colors or cells that occur, in order of appearance.
  var entries: [Entry] { counted }

  /// True if no pixels were counted.
  var isEmpty: Bool { counted.isEmpty }

  private var counted: [Entry] = []
  /// The most recently counted color, which is often also the next one, and the index of its entry.
  private var last = (color: OpaqueColor.clear, entry: 0)
  // A hash table of the exact colors and their entries, with a load factor of at most one quarter; empty once cells are
  // counted.
  private var slots: [(color: OpaqueColor, entry: Int32)] = []
  private var slotBits: UInt32 = 9
  // For each cell, the index of its entry plus one, or 0; empty while colors are exact.
  private var cells: [UInt16] = []
  /// The number of bits per component that distinguish cells.
  private var cellBits = 8

  /// The maximum number of colors that are counted exactly.
  static let exactLimit = 8192
  /// The maximum number of cells with six bits per component; beyond it, cells have five.
  static let fineLimit = 8192

  /// Creates an empty histogram.
  init() {}

  /// Counts the pixels of a color that isn't transparent.
  @inline(__always)
  mutating func add(_ color: OpaqueColor, count: Int) {
    if color != last.color { last = (color, entry(of: color)) }
    counted[last.entry].add(color, count: count)
  }

  private mutating func entry(of color: OpaqueColor) -> Int {
    if cells.isEmpty {
      if let found = exactEntry(of: color) { return found }
      slots = []
      enlargeCells(bits: 6)
    }
    let cell = color.cell(bits: cellBits)
    if cells[cell] > 0 { return Int(cells[cell]) - 1 }
    if cellBits == 6, counted.count == ColorHistogram.fineLimit {
      enlargeCells(bits: 5)
      return entry(of: color)
    }
    counted.append(Entry())
    cells[cell] = UInt16(counted.count)
    return counted.count - 1
  }

  /// Returns the index of a single color's entry; nil if there are too many colors.
  private mutating func exactEntry(of color: OpaqueColor) -> Int? {
    if slots.isEmpty || slots.count < 4 * counted.count { enlargeSlots() }
    var slot = color.hash(bits: slotBits)
    while !slots[slot].color.isClear {
      if slots[slot].color == color { return Int(slots[slot].entry) }
      slot = (slot + 1) & (slots.count - 1)
    }
    if counted.count == ColorHistogram.exactLimit { return nil }
    slots[slot] = (color, Int32(counted.count))
    counted.append(Entry())
    return counted.count - 1
  }

  /// Doubles the capacity for exact colors.
  private mutating func enlargeSlots() {
    let colors = slots.filter { !$0.color.isClear }
    slotBits += 1
    // Tuple labels, because each element would be converted without them. Budget: the capacity is at most 1024, or
    // eight times the number of colors.
    slots = [(color: OpaqueColor, entry: Int32)](repeating: (.clear, 0), count: 1 << Int(slotBits))
    for color in colors {
      var slot = color.color.hash(bits: slotBits)
      while !slots[slot].color.isClear { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = color
    }
  }

  /// Merges the entries of each cell; their means are in the cell too.
  private mutating func enlargeCells(bits: Int) {
    cellBits = bits
    cells = [UInt16](repeating: 0, count: 1 << (3 * bits))
    var merged: [Entry] = []
    for entry in counted {
      let cell = entry.mean.cell(bits: bits)
      if cells[cell] == 0 {
        merged.append(Entry())
        cells[cell] = UInt16(merged.count)
      }
      merged[Int(cells[cell]) - 1].add(entry)
    }
    counted = merged
  }
}
