import Arithmetic

/// A rule that chooses a filter for each row.
enum PNGRowFilters: Sendable {
  /// The one after which a row's bytes have the least entropy.
  case ofLeastEntropy
  /// The one with which a row is compressed to the fewest bytes, after the rows above it.
  case ofFewestBytes

  /// The number of rows above a row that it is compressed with.
  private static let context = 4
  /// libdeflate's level for that.
  private static let level = 5

  /// Filters rows that lie in the scratch's `plain` memory.
  ///
  /// - Returns: The rows, each after the number of its filter; they last until the scratch's `filtered` memory is used again.
  /// - Throws: ``ImageError/cannotEncode(_:reason:)`` when memory runs out.
  func apply(to rows: PNGRows, in scratch: PNGScratch) throws(ImageError) -> UnsafeRawBufferPointer {
    let step = rows.bytesPerRow + 1
    let plain = unsafe scratch.plain.reserve(rows.byteCount)
    let filtered = unsafe scratch.filtered.reserve(rows.byteCount)
    // What a byte value costs less than a byte, by how often a row has it.
    let shares = (0...step).map { $0 == 0 ? 0 : Double($0) * log(Double($0)) }
    for y in 0..<rows.height {
      // Sound, here and below: the row and those above it lie in the memory.
      let row = unsafe filtered + y * step
      func filter(_ filter: PNGFilter) {
        unsafe filter.apply(
          from: plain, to: row, rows: y..<y + 1, bytesPerRow: rows.bytesPerRow, stride: rows.layout.stride)
      }
      var best = (filter: PNGFilter.none, cost: Double.infinity)
      for candidate in PNGFilter.allCases {
        filter(candidate)
        let cost: Double
        switch self {
        case .ofLeastEntropy:
          cost = unsafe -Self.share(of: UnsafeRawBufferPointer(start: row + 1, count: rows.bytesPerRow), shares)
        case .ofFewestBytes:
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

  /// The sum over all byte values of what `shares` has for their number.
  private static func share(of bytes: UnsafeRawBufferPointer, _ shares: [Double]) -> Double {
    var counts = [Int](repeating: 0, count: 256)
    for index in 0..<bytes.count { counts[Int(unsafe bytes[index])] += 1 }
    return counts.reduce(0) { $0 + shares[$1] }
  }
}
