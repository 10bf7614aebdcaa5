/// Divides colors into boxes with a small squared error, one cut at a time.
struct VarianceCut {
  /// A box: a range of the items, with its best cut.
  private struct Box {
    let range: Range<Int>
    let sum: ColorHistogram.Entry
    /// The component to cut along: 0 red, 1 green, 2 blue.
    let axis: Int
    /// The lowest value of the component above the cut.
    let threshold: Int
    /// The reduction of the squared error by the cut; at most zero for a box of one color.
    let gain: Double
  }

  /// A division of all entries into boxes.
  struct Boxes {
    /// The sum of each box's entries.
    let sums: [ColorHistogram.Entry]
    fileprivate let ranges: [Range<Int>]
  }

  /// An entry to divide, with its mean and index.
  private struct Item {
    let entry: ColorHistogram.Entry
    let mean: OpaqueColor
    let number: Int
  }

  private var items: [Item]
  private var boxes: [Box] = []
  /// The sum of the squares of all components of all pixels.
  private let squares: Double
  private let pixelCount: Double

  init(_ colors: CountedColors) {
    items = colors.entries.indices.map { Item(entry: colors.entries[$0], mean: colors.means[$0], number: $0) }
    let black = OpaqueColor(red: 0, green: 0, blue: 0)
    squares = items.reduce(0) { $0 + Double($1.mean.squaredDistance(to: black) * $1.entry.count) }
    pixelCount = colors.pixelCount
    boxes = [box(of: items.indices)]
  }

  /// Cuts boxes until there are `count` of them, or each contains only one color.
  ///
  /// - Parameter count: The number of boxes, at least the number of the previous call.
  /// - Returns: The boxes.
  mutating func boxes(count: Int) -> Boxes {
    while boxes.count < count {
      // The first of equal ones, so that the result is deterministic.
      guard let next = boxes.indices.max(by: { boxes[$0].gain < boxes[$1].gain }), boxes[next].gain > 0 else { break }
      let cut = boxes[next]
      let middle = partition(cut)
      boxes[next] = box(of: cut.range.lowerBound..<middle)
      boxes.append(box(of: middle..<cut.range.upperBound))
    }
    return Boxes(sums: boxes.map(\.sum), ranges: boxes.map(\.range))
  }

  /// Returns the index of each entry's box.
  func numbers(of boxes: Boxes) -> [UInt8] {
    var numbers = [UInt8](repeating: 0, count: items.count)
    for (box, range) in boxes.ranges.enumerated() {
      // Later cuts move items only within their boxes.
      for index in range { numbers[items[index].number] = UInt8(box) }
    }
    return numbers
  }

  /// Returns the mean squared error, over all three components, of representing all colors by the means of their boxes.
  func error(of boxes: Boxes) -> Double {
    max(0, squares - boxes.sums.reduce(0) { $0 + VarianceCut.squareOfSum($1) }) / pixelCount
  }

  /// Moves the box's items below the cut before the others, and returns the start of the latter.
  private mutating func partition(_ cut: Box) -> Int {
    var middle = cut.range.lowerBound
    for index in cut.range {
      let mean = items[index].mean
      let value = cut.axis == 0 ? mean.red : cut.axis == 1 ? mean.green : mean.blue
      if value < cut.threshold {
        items.swapAt(index, middle)
        middle += 1
      }
    }
    return middle
  }

  private func box(of range: Range<Int>) -> Box {
    // The sums of the items with each component value, for all three components.
    var bins = [ColorHistogram.Entry](repeating: ColorHistogram.Entry(), count: 3 * 256)
    var total = ColorHistogram.Entry()
    for index in range {
      let (entry, mean) = (items[index].entry, items[index].mean)
      total.add(entry)
      bins[mean.red].add(entry)
      bins[256 + mean.green].add(entry)
      bins[512 + mean.blue].add(entry)
    }
    // The squared error of a set is Σx² − |Σx|²/n; a cut leaves Σx² unchanged, so its gain is the gain of |Σx|²/n.
    let whole = VarianceCut.squareOfSum(total)
    var best = Box(range: range, sum: total, axis: 0, threshold: 0, gain: 0)
    for axis in 0..<3 {
      var lower = ColorHistogram.Entry()
      for value in 1..<256 {
        let bin = bins[axis * 256 + value - 1]
        if bin.count == 0 { continue }
        lower.add(bin)
        if lower.count == total.count { break }
        let gain = VarianceCut.squareOfSum(lower) + VarianceCut.squareOfSum(total, without: lower) - whole
        if gain > best.gain { best = Box(range: range, sum: total, axis: axis, threshold: value, gain: gain) }
      }
    }
    return best
  }

  private static func squareOfSum(_ entry: ColorHistogram.Entry) -> Double {
    let (red, green, blue) = (Double(entry.red), Double(entry.green), Double(entry.blue))
    return (red * red + green * green + blue * blue) / Double(entry.count)
  }

  private static func squareOfSum(_ whole: ColorHistogram.Entry, without part: ColorHistogram.Entry) -> Double {
    squareOfSum(
      ColorHistogram.Entry(
        count: whole.count - part.count, red: whole.red - part.red, green: whole.green - part.green,
        blue: whole.blue - part.blue))
  }
}
