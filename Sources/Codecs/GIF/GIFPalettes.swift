/// The color tables of a window of frames, with the loss accepted in addition to their errors.
struct GIFPalettes {
  /// The table of all frames without a local one.
  let table: GIFTable
  /// The table of the animation's first frame; nil if it shares the table of the others.
  let openingTable: GIFTable?
  /// True if the table contains all colors.
  let areExact: Bool
  /// The distortion accepted for each bit saved, given the error of the table.
  let errorPerBit: Double
  /// The distortion accepted for each bit saved in the first frame.
  let openingErrorPerBit: Double

  /// The maximum ratio of the first window's table's error to a new table's at which it is reused.
  private static let tolerance = 1.1

  /// The first frame's accepted table error, as a fraction of the usual one: if most of a page is one color, the mean
  /// over all pixels hides the errors of the few that matter.
  private static let openingFraction = 0.02

  /// Chooses tables.
  ///
  /// - Parameters:
  ///   - window: The frames.
  ///   - global: The table of the first window; nil while choosing that table.
  ///   - loss: The accepted loss.
  ///   - jobs: The number of threads that choose colors; it doesn't affect the tables.
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
    // Most of the first frame usually stays visible for long, and its table is written only once, so it is encoded with
    // little loss.
    let (opening, openingError) = AdaptivePalette.colors(
      for: CountedColors(histogram.opening, jobs: jobs), count: count,
      error: loss.tableError * GIFPalettes.openingFraction, sizes: loss.tableSizes)
    table = GIFTable(colors: GIFPalettes.byUse(colors, in: window.frames))
    openingTable = GIFTable(colors: opening)
    errorPerBit = loss.errorPerBit(ofTable: error)
    openingErrorPerBit = loss.errorPerBit(isOpening: true, ofTable: openingError)
  }
}

extension GIFPalettes {
  /// Returns the mean error that is worth the bits saved by a table of half the size: bits of the table itself, and of
  /// each image, whose codes are one bit shorter until they grow.
  ///
  /// - Parameters:
  ///   - pixelCount: The number of pixels that use the table.
  ///   - imageCount: The number of images.
  ///   - loss: The accepted loss.
  /// - Returns: The mean error; 0 if it is negligible.
  static func halvingError(of pixelCount: Double, imageCount: Int, _ loss: GIFLoss) -> Double {
    let bits = savedTableBits + savedImageBits * Double(imageCount)
    let error = bits * loss.errorPerBit() / pixelCount
    return error < minimumHalvingFraction * min(loss.tableError, GIFLoss.usualTableError) ? 0 : error
  }

  /// The size of half a table of 128 colors, in bits.
  private static let savedTableBits = 64.0 * 3 * 8
  /// The number of codes, each one bit shorter, before an image's dictionary has twice the number of strings.
  private static let savedImageBits = 128.0
  /// The fraction of the accepted error below which the saved bits are negligible, as in large frames.
  private static let minimumHalvingFraction = 0.2

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
  /// Creates a table of some colors; uses another table if it contains them all, and is never empty.
  fileprivate init(colors: [OpaqueColor], or other: GIFTable?) {
    if let other, Set(colors).isSubset(of: other.colors) {
      self = other
    } else {
      self.init(colors: colors.isEmpty ? [OpaqueColor(red: 0, green: 0, blue: 0)] : colors)
    }
  }
}
