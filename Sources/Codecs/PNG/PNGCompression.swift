/// How rows are filtered and compressed for an effort.
struct PNGCompression: Sendable {
  /// Compressed rows; the bytes last until the scratch is used again.
  @safe struct Compressed {
    let layout: PNGLayout
    let bytes: UnsafeRawBufferPointer
  }

  private let effort: Int
  /// libdeflate's level.
  private let level: Int

  /// libdeflate's level for each effort.
  private static let levels = [0, 1, 2, 3, 4, 5, 6, 8, 10, 12]

  init(effort: Int) {
    self.effort = effort
    level = PNGCompression.levels[effort]
  }

  /// Compresses rows that lie in the scratch's `plain` memory.
  ///
  /// One filter for all rows is faster than one chosen for each, and on interface art, where rows repeat each other and
  /// themselves, smaller: the choice that encoders make by the sum of differences costs a fifth of the bytes there.
  func compress(_ rows: PNGRows, in scratch: PNGScratch) throws(ImageError) -> Compressed {
    // Sound: the scratch holds as many bytes as the rows have.
    let plain = unsafe UnsafeRawBufferPointer(start: scratch.plain.bytes.baseAddress, count: rows.byteCount)
    if rows.layout.color == .palette || effort <= 1 {
      return try unsafe Compressed(layout: rows.layout, bytes: scratch.compress(plain, level: level))
    }
    switch effort {
    case 8...:
      let filter = try smallest(of: effort == 9 ? PNGFilter.allCases : [.none, .paeth], rows, in: scratch)
      return try compress(rows, filter, in: scratch)
    case 4... where rows.byteCount < (1 << 16):
      let filter = try smallest(of: [.none, .sub, .up, .paeth], rows, in: scratch)
      return try compress(rows, filter, in: scratch)
    default:
      return try compress(rows, likelyFilter(of: rows, in: scratch), in: scratch)
    }
  }

  /// Compresses rows with one filter.
  func compress(_ rows: PNGRows, _ filter: PNGFilter, in scratch: PNGScratch) throws(ImageError) -> Compressed {
    try unsafe Compressed(
      layout: rows.layout, bytes: filteredAndCompressed(rows, filter, [0..<rows.height], level, in: scratch))
  }

  private func filteredAndCompressed(
    _ rows: PNGRows, _ filter: PNGFilter, _ bands: [Range<Int>], _ level: Int, in scratch: PNGScratch
  ) throws(ImageError) -> UnsafeRawBufferPointer {
    let step = rows.bytesPerRow + 1
    let plain = unsafe scratch.plain.reserve(rows.byteCount)
    if filter == .none, bands.count == 1 {
      return try unsafe scratch.compress(UnsafeRawBufferPointer(start: plain, count: rows.byteCount), level: level)
    }
    let count = bands.reduce(0) { $0 + $1.count }
    // Sound: there is room for all rows of the bands, and every band is within the rows.
    let filtered = unsafe scratch.filtered.reserve(count * step)
    var end = 0
    for band in bands {
      unsafe filter.apply(
        from: plain, to: filtered + end, rows: band, bytesPerRow: rows.bytesPerRow, stride: rows.layout.stride)
      end += band.count * step
    }
    return try unsafe scratch.compress(UnsafeRawBufferPointer(start: filtered, count: end), level: level)
  }

  private func smallest(
    of filters: [PNGFilter], _ rows: PNGRows, in scratch: PNGScratch
  ) throws(ImageError) -> PNGFilter {
    var best = (filter: PNGFilter.none, count: Int.max)
    for filter in filters {
      let count = try unsafe compress(rows, filter, in: scratch).bytes.count
      if count < best.count { best = (filter, count) }
    }
    return best.filter
  }

  /// Paeth if a sample of the rows says that it saves much, which it does in gradients and photographs; else none.
  ///
  /// The sample is compressed both ways; rules that only look at pixels choose worse.
  private func likelyFilter(of rows: PNGRows, in scratch: PNGScratch) throws(ImageError) -> PNGFilter {
    let count = min(max(rows.height / PNGCompression.leastPeriod, 1), PNGCompression.mostBands)
    let period = max(PNGCompression.bandHeight, rows.height / count)
    let bands = stride(from: (period - PNGCompression.bandHeight) / 2, to: rows.height, by: period).map {
      $0..<min($0 + PNGCompression.bandHeight, rows.height)
    }
    let plain = try unsafe filteredAndCompressed(rows, .none, bands, 1, in: scratch).count
    let paeth = try unsafe filteredAndCompressed(rows, .paeth, bands, 1, in: scratch).count
    return paeth * 10 < plain * 9 ? .paeth : .none
  }

  /// The most stretches of rows that the sample has.
  private static let mostBands = 8
  /// How many rows each has.
  private static let bandHeight = 8
  /// How many rows there are for each stretch at least, so that the sample is a small part.
  private static let leastPeriod = 64
}
