/// Filter and compression settings for a level of effort.
struct PNGCompression: Sendable {
  /// Compressed rows; the bytes are valid until the scratch memory is used again.
  @safe struct Compressed {
    let layout: PNGLayout
    let filters: PNGRowFilters
    let bytes: UnsafeRawBufferPointer
  }

  private let effort: Int
  private let ofParts: Bool
  /// The compression level of libdeflate.
  private let level: Int
  /// The level for flat colors: palettes, and rows that need no filter.
  private let levelOfFlat: Int
  /// The level for rows that are almost entirely of one color; nil if they are not compressed again.
  private let levelOfEmpty: Int?
  /// The level for the chosen candidate's second compression; nil if it is not compressed again.
  private let levelOfKept: Int?

  /// True to also try rows without a filter, and zlib for repetitive data.
  private let triesMore: Bool

  /// The levels of libdeflate for each effort: greedy matching up to level 4, lazy matching from 5.
  private static let levels = [0, 1, 1, 2, 3, 4, 5, 7, 10, 12]
  private static let levelsOfParts = [0, 1, 2, 3, 4, 5, 6, 8, 10, 12]
  private static let levelsOfKept = [6: 10, 7: 11, 8: 12]
  /// The size, in bytes, below which rows are compressed with every filter.
  private static let fewBytes = 1 << 16

  /// - Parameters:
  ///   - effort: The effort, from 0 to 9.
  ///   - ofParts: True if most images are only a part of a frame, leaving time for a longer search.
  init(effort: Int, ofParts: Bool = false) {
    self.effort = effort
    self.ofParts = ofParts
    level = ofParts ? PNGCompression.levelsOfParts[effort] : PNGCompression.levels[effort]
    // For flat colors, a longer search takes up to a millisecond per image, and saves between 5 % and a third.
    (levelOfFlat, levelOfEmpty) =
      effort == PNGCompression.usualEffort && !ofParts
      ? (PNGCompression.flatLevel, PNGCompression.emptyLevel) : (level, nil)
    triesMore = effort >= (ofParts ? 6 : 7)
    levelOfKept = ofParts ? PNGCompression.levelsOfKept[effort] : nil
  }

  /// Compresses rows that are in the `plain` memory of `scratch`.
  ///
  /// One filter for all rows is faster than one chosen for each and, on interface art, where rows repeat each other and
  /// themselves, also smaller: choosing by the minimum sum of absolute differences, as encoders do, costs a fifth of
  /// the bytes there.
  func compress(_ rows: PNGRows, in scratch: PNGScratch) throws(ImageError) -> Compressed {
    var best: (filters: PNGRowFilters, bytes: UnsafeRawBufferPointer)?
    // Higher levels search differently: they find more on average, but not always.
    if effort > PNGCompression.usualEffort, !ofParts {
      try unsafe PNGCompression(effort: PNGCompression.usualEffort).compress(rows, &best, in: scratch)
    }
    try unsafe compress(rows, &best, in: scratch)
    guard let (filters, bytes) = unsafe best else { preconditionFailure("no filter was tried") }
    return unsafe Compressed(layout: rows.layout, filters: filters, bytes: bytes)
  }

  private static let usualEffort = 6

  /// Compresses rows with this effort's settings, and keeps the smallest result.
  private func compress(
    _ rows: PNGRows, _ best: inout (filters: PNGRowFilters, bytes: UnsafeRawBufferPointer)?, in scratch: PNGScratch
  ) throws(ImageError) {
    func keep(_ bytes: UnsafeRawBufferPointer, _ filters: PNGRowFilters) {
      if unsafe bytes.count < best?.bytes.count ?? .max { unsafe best = (filters, scratch.keep(bytes)) }
    }
    func attempt(_ filters: PNGRowFilters) throws(ImageError) {
      let bytes = try unsafe compress(rows, filters, filters == .same(.none) ? levelOfFlat : level, in: scratch)
      let share = filters == .same(.none) ? rows.byteCount / max(bytes.count, 1) : 0
      unsafe keep(bytes, filters)
      if triesMore, share >= PNGCompression.deepRatio {
        unsafe keep(try scratch.compressRepetitive(filters.apply(to: rows, in: scratch)), filters)
      } else if let levelOfEmpty, share >= PNGCompression.flatRatio {
        unsafe keep(try compress(rows, filters, levelOfEmpty, in: scratch), filters)
      }
    }
    func deepFilters() -> PNGRowFilters? {
      guard let (filters, bytes) = unsafe best, !ofParts, PNGCompression.deepEfforts.contains(effort),
        filters != .same(.none) || rows.layout.color == .gray, bytes.count < rows.byteCount / PNGCompression.deepRatio
      else { return nil }
      return filters
    }
    let candidates = try candidates(for: rows, in: scratch)
    for filters in candidates { try attempt(filters) }
    // Rows that compress this well consist of long, distant matches: in flat colors, easily misjudged from a sample, or
    // in smooth gradients, where a longer search pays off.
    if !candidates.contains(.same(.none)), deepFilters() != nil { try attempt(.same(.none)) }
    if let filters = deepFilters() {
      unsafe keep(try compress(rows, filters, PNGCompression.deepLevel, in: scratch), filters)
    }
  }

  /// Compresses the rows of the chosen candidate again, at a higher level and with known filters.
  ///
  /// - Parameters:
  ///   - rows: The rows, in the `plain` memory of `scratch`.
  ///   - filters: The filters that were found before.
  ///   - count: The number of bytes that the rows take so far.
  ///   - scratch: The working memory.
  /// - Returns: The bytes, valid until `scratch` is used again; nil if they are not smaller.
  /// - Throws: ``ImageError/cannotEncode(_:reason:)`` when memory runs out.
  func compressKept(
    _ rows: PNGRows, _ filters: PNGRowFilters, smallerThan count: Int, in scratch: PNGScratch
  ) throws(ImageError) -> UnsafeRawBufferPointer? {
    guard let levelOfKept else { return nil }
    let level = min(levelOfKept + gain(of: rows, filters, compressedTo: count), PNGCompression.highestLevel)
    let bytes = try unsafe compress(rows, filters, level, in: scratch)
    return unsafe bytes.count < count ? bytes : nil
  }

  /// Returns the number of levels above ``levelOfKept`` that are worth their time.
  ///
  /// In small images they take little time. In slow gradients without a filter, such as a fade from black, many matches
  /// cost about the same, and each level saves 2 to 10 % of the bytes.
  private func gain(of rows: PNGRows, _ filters: PNGRowFilters, compressedTo count: Int) -> Int {
    if rows.byteCount < PNGCompression.smallImage { return 2 }
    guard filters == .same(.none) else { return 0 }
    let ratio = rows.byteCount / max(count, 1)
    if rows.layout.color == .palette { return ratio >= PNGCompression.gradualPaletteRatio ? 2 : 0 }
    return ratio >= PNGCompression.gradualRatio ? 1 : 0
  }

  /// The size, in bytes, below which rows are compressed at the highest levels.
  private static let smallImage = 1 << 14
  /// The highest level of libdeflate.
  private static let highestLevel = 12
  /// The compression ratio above which unfiltered truecolor rows are gradients.
  private static let gradualRatio = 10
  /// The compression ratio above which rows of palette indices are gradients.
  private static let gradualPaletteRatio = 25

  /// The efforts at which rows with a high compression ratio are compressed again.
  private static let deepEfforts = 6...7
  /// The compression ratio above which rows are compressed again.
  private static let deepRatio = 10
  /// The compression level for rows with a ratio above ``deepRatio``.
  private static let deepLevel = 10
  /// The level for flat colors at the default effort.
  private static let flatLevel = 7
  /// The compression ratio of rows that are almost entirely of one color, so that a higher level takes little time.
  private static let flatRatio = 50
  /// The compression level for rows with a ratio above ``flatRatio``, at the default effort.
  private static let emptyLevel = 9

  /// Returns the filters to try: all if that takes little time or the effort is high, otherwise the likely ones.
  private func candidates(for rows: PNGRows, in scratch: PNGScratch) throws(ImageError) -> [PNGRowFilters] {
    if effort <= 1 || rows.layout.color == .palette && !ofParts { return [.same(.none)] }
    var filters = PNGFilter.allCases
    if effort < 9, effort < 4 || rows.byteCount >= PNGCompression.fewBytes {
      let likely = try likelyFilters(of: rows, in: scratch)
      filters = triesMore ? likely + (likely == [.none] ? [] : [.none]) : Array(likely.prefix(ofParts ? 2 : 1))
    }
    return filters.map(PNGRowFilters.same) + (effort >= 8 ? [.ofMinimumEntropy] : [])
      + (effort == 9 ? [.ofMinimumSize] : [])
  }

  private func compress(
    _ rows: PNGRows, _ filters: PNGRowFilters, _ level: Int, in scratch: PNGScratch
  ) throws(ImageError) -> UnsafeRawBufferPointer {
    try unsafe scratch.compress(filters.apply(to: rows, in: scratch), level: level)
  }

  /// Returns the filters that are likely to compress best.
  ///
  /// Rows are left unfiltered, unless a sample shows that Paeth saves much, as in gradients and photographs. In that
  /// case, the filters are the best of the others and Paeth itself, about as good there and sometimes better. The
  /// sample is compressed with each filter, since heuristics on pixels choose worse.
  private func likelyFilters(of rows: PNGRows, in scratch: PNGScratch) throws(ImageError) -> [PNGFilter] {
    let count = min(max(rows.height / PNGCompression.minimumPeriod, 1), PNGCompression.maximumBandCount)
    let period = max(PNGCompression.bandHeight, rows.height / count)
    let bands = stride(from: (period - PNGCompression.bandHeight) / 2, to: rows.height, by: period).map {
      $0..<min($0 + PNGCompression.bandHeight, rows.height)
    }
    func sample(_ filter: PNGFilter) throws(ImageError) -> Int {
      try unsafe scratch.compress(filter.apply(to: rows, bands, in: scratch), level: 1).count
    }
    let (plain, paeth) = (try sample(.none), try sample(.paeth))
    guard paeth * 10 < plain * 9 else { return [.none] }
    var best = (filter: PNGFilter.paeth, count: paeth)
    for filter in [PNGFilter.sub, .up, .average] {
      let count = try sample(filter)
      if count < best.count { best = (filter, count) }
    }
    return best.filter == .paeth ? [.paeth] : [best.filter, .paeth]
  }

  /// The maximum number of bands of rows in the sample.
  private static let maximumBandCount = 8
  /// The number of rows in each band.
  private static let bandHeight = 8
  /// The minimum number of rows per sampled band, to keep the sample small.
  private static let minimumPeriod = 64
}
