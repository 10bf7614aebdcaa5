/// The tables of a window of frames, with the error that they may cost.
struct GIFPalettes {
  /// The table of all frames without their own.
  let table: GIFTable
  /// The table of the animation's first frame; nil when it is the same.
  let openingTable: GIFTable?
  /// True if all colors are in the table.
  let areExact: Bool
  /// The distortion accepted for each bit saved, given the table of the image.
  let errorPerBit: Double
  /// The same for the first frame.
  let openingErrorPerBit: Double

  /// The largest factor of its error that still lets another table of the animation be reused.
  private static let tolerance = 1.1

  /// The part of a table's accepted error for the first frame: if most of a page is one color, the mean over all pixels
  /// hides the errors of the few that matter.
  private static let openingShare = 0.02

  /// Chooses tables.
  ///
  /// - Parameters:
  ///   - window: The frames.
  ///   - global: The table that players know already; nil at the beginning.
  ///   - loss: The accepted loss.
  ///   - jobs: The number of threads that choose; it doesn't affect the tables.
  init(for window: GIFWindow, global: GIFTable?, loss: GIFLoss, jobs: Int) {
    if let colors = window.colors?.colors,
      colors.count <= min(loss.colors, window.hasClear ? ColorTable.capacity - 1 : ColorTable.capacity)
    {
      table = GIFTable(colors: GIFPalettes.byUse(colors, in: window.frames), or: global)
      areExact = true
      openingTable = nil
      errorPerBit = 0
      openingErrorPerBit = 0
      return
    }
    areExact = false
    let histogram = window.histogram
    let count = min(loss.colors, ColorTable.capacity - 1)
    guard window.hasOpening, !histogram.rest.isEmpty else {
      let all = CountedColors(histogram.rest.isEmpty ? histogram.opening : histogram.rest, jobs: jobs)
      var (colors, error) = AdaptivePalette.colors(
        for: all, count: count, error: loss.tableError, sizes: loss.tableSizes,
        halvingError: GIFPalettes.halvingError(of: all.pixelCount, imageCount: window.frames.count, loss))
      if let global {
        let other = all.error(of: global.colors, [UInt8](repeating: 0, count: all.entries.count))
        if other <= max(loss.tableError, error * GIFPalettes.tolerance) { (colors, error) = (global.colors, other) }
      }
      table = GIFTable(colors: global == nil ? GIFPalettes.byUse(colors, in: window.frames) : colors)
      openingTable = nil
      errorPerBit = loss.errorPerBit(ofTable: error)
      openingErrorPerBit = errorPerBit
      return
    }
    let rest = CountedColors(histogram.rest, jobs: jobs)
    let (colors, error) = AdaptivePalette.colors(
      for: rest, count: count, error: loss.tableError, sizes: loss.tableSizes,
      halvingError: GIFPalettes.halvingError(of: rest.pixelCount, imageCount: window.frames.count, loss))
    // The first frame's content mostly stays for long, and its table is written only once: it is encoded with little
    // loss.
    let (opening, openingError) = AdaptivePalette.colors(
      for: CountedColors(histogram.opening, jobs: jobs), count: count,
      error: loss.tableError * GIFPalettes.openingShare, sizes: loss.tableSizes)
    table = GIFTable(colors: GIFPalettes.byUse(colors, in: window.frames))
    openingTable = GIFTable(colors: opening)
    errorPerBit = loss.errorPerBit(ofTable: error)
    openingErrorPerBit = loss.errorPerBit(isOpening: true, ofTable: openingError)
  }
}

extension GIFPalettes {
  /// Returns the mean error worth the bits that a table of half the size saves: bits of the table itself, and of each
  /// image, whose codes are a bit shorter until they grow.
  ///
  /// - Parameters:
  ///   - pixelCount: The number of pixels that have colors of the table.
  ///   - imageCount: The number of images.
  ///   - loss: The accepted loss.
  /// - Returns: The error; 0 where it is next to nothing.
  static func halvingError(of pixelCount: Double, imageCount: Int, _ loss: GIFLoss) -> Double {
    let bits = savedTableBits + savedImageBits * Double(imageCount)
    let error = bits * loss.errorPerBit() / pixelCount
    return error < leastHalvingShare * min(loss.tableError, GIFLoss.usualTableError) ? 0 : error
  }

  /// Half of a table of 128 colors.
  private static let savedTableBits = 64.0 * 3 * 8
  /// The codes of an image before its dictionary has twice as many strings, a bit each.
  private static let savedImageBits = 128.0
  /// The least share of the accepted error that is worth looking for: larger frames have more bytes than these.
  private static let leastHalvingShare = 0.2

  /// Sorts colors by the number of frames that draw them: a frame that needs only the first ones has shorter codes.
  private static func byUse(_ colors: [OpaqueColor], in frames: [GIFWindow.Frame]) -> [OpaqueColor] {
    if colors.isEmpty { return colors }
    var map = PaletteMap(colors)
    var uses = [Int](repeating: 0, count: colors.count)
    for frame in frames {
      for number in Set((frame.changes.colors ?? []).map({ map.number(nearestTo: $0.color) })) {
        uses[Int(number)] += 1
      }
    }
    return colors.indices.sorted { (uses[$1], $0) < (uses[$0], $1) }.map { colors[$0] }
  }
}

extension GIFTable {
  /// A table of some colors: another one if it has them all, and never an empty one.
  fileprivate init(colors: [OpaqueColor], or other: GIFTable?) {
    if let other, Set(colors).isSubset(of: other.colors) {
      self = other
    } else {
      self.init(colors: colors.isEmpty ? [OpaqueColor(red: 0, green: 0, blue: 0)] : colors)
    }
  }
}
