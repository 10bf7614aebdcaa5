import Arithmetic

/// A rule that chooses a filter for each row.
enum PNGRowFilters: Hashable, Sendable {
  /// The same filter for all rows.
  case same(PNGFilter)
  /// For each row, the filter with the lowest entropy of the filtered bytes.
  case ofMinimumEntropy
  /// For each row, the filter with the smallest compressed size, after the rows above.
  case ofMinimumSize

  /// The number of preceding rows that are compressed together with each row.
  private static let context = 4
  /// The compression level of libdeflate for comparing filters.
  private static let level = 5

  /// Filters rows that are in the `plain` memory of `scratch`.
  ///
  /// - Returns: The rows, each after its filter byte; they are valid until the `filtered` memory of `scratch` is used
  ///   again.
  /// - Throws: ``ImageError/cannotEncode(_:reason:)`` when memory runs out.
  func apply(to rows: PNGRows, in scratch: PNGScratch) throws(ImageError) -> UnsafeRawBufferPointer {
    if case .same(let filter) = self { return unsafe filter.apply(to: rows, [0..<rows.height], in: scratch) }
    let step = rows.bytesPerRow + 1
    let plain = unsafe scratch.plain.reserve(rows.byteCount)
    let filtered = unsafe scratch.filtered.reserve(rows.byteCount)
    // For each count of a byte value in a row, its contribution to the negative entropy, times a constant.
    let savings = (0...step).map { $0 == 0 ? 0 : Double($0) * log(Double($0)) }
    for y in 0..<rows.height {
      // Sound, here and below: the row and the rows above it are within the memory.
      let row = unsafe filtered + y * step
      func filter(_ filter: PNGFilter) {
        unsafe filter.apply(
          from: plain, to: row, rows: y..<y + 1, bytesPerRow: rows.bytesPerRow, stride: rows.layout.stride)
      }
      var best = (filter: PNGFilter.none, cost: Double.infinity)
      for candidate in PNGFilter.allCases {
        filter(candidate)
        let cost: Double
        if self == .ofMinimumEntropy {
          cost = unsafe -Self.saving(of: UnsafeRawBufferPointer(start: row + 1, count: rows.bytesPerRow), savings)
        } else {
          let first = max(0, y - Self.context)
          let bytes = unsafe UnsafeRawBufferPointer(start: filtered + first * step, count: (y + 1 - first) * step)
          cost = try unsafe Double(scratch.compress(bytes, level: Self.level).count)
        }
        if cost < best.cost { best = (candidate, cost) }
      }
      filter(best.filter)
    }
    return unsafe UnsafeRawBufferPointer(start: filtered, count: rows.byteCount)
  }

  /// Returns the negative entropy of bytes, times a constant.
  private static func saving(of bytes: UnsafeRawBufferPointer, _ savings: [Double]) -> Double {
    var counts = [Int](repeating: 0, count: 256)
    for index in 0..<bytes.count { counts[Int(unsafe bytes[index])] += 1 }
    return counts.reduce(0) { $0 + savings[$1] }
  }
}

extension PNGFilter {
  /// Filters bands of rows that are in the `plain` memory of `scratch`.
  ///
  /// - Returns: The rows of the bands; they are valid until `scratch` is used again.
  func apply(to rows: PNGRows, _ bands: [Range<Int>], in scratch: PNGScratch) -> UnsafeRawBufferPointer {
    let plain = unsafe scratch.plain.reserve(rows.byteCount)
    if self == .none, bands == [0..<rows.height] {
      return unsafe UnsafeRawBufferPointer(start: plain, count: rows.byteCount)
    }
    let step = rows.bytesPerRow + 1
    let count = bands.reduce(0) { $0 + $1.count }
    // Sound: there is room for all rows of the bands, and every band is within the rows.
    let filtered = unsafe scratch.filtered.reserve(count * step)
    var end = 0
    for band in bands {
      unsafe apply(
        from: plain, to: filtered + end, rows: band, bytesPerRow: rows.bytesPerRow, stride: rows.layout.stride)
      end += band.count * step
    }
    return unsafe UnsafeRawBufferPointer(start: filtered, count: end)
  }
}
