import Pixels

/// The rows of an image scaled along the axes, computed on demand.
///
/// Between the passes along the two axes, components have eight fractional bits, keeping the error close to a single
/// rounding. When enlarging, columns come first, since the resulting rows are used several times; otherwise rows do.
@safe struct AxisAlignedRows: PixelRows {
  private let pixels: UnsafeRawPointer
  private let bytesPerRow: Int
  private let columns: AxisFilter
  private let rows: AxisFilter
  /// The weights of the rows, each repeated to fill a vector.
  private let rowWeights: [SIMD8<UInt16>]
  private let origin: (x: Int, y: Int)
  /// The short form of the column filter; nil if a column needs too many pixels.
  private let columnTaps: ColumnTaps?
  private let areColumnsFirst: Bool
  /// The indices of the image rows whose scaled columns are cached: an even one and an odd one.
  private var kept = (-1, -1)
  private let sums: ScratchMemory
  private let result: ScratchMemory

  /// Creates the rows of the bitmap with its memory at `pixels`, which must outlive this value, for the pixels of
  /// `box`.
  @unsafe init(
    _ bitmap: Bitmap, pixels: UnsafeRawPointer, x: AxisPlacement, y: AxisPlacement, isNearest: Bool, box: PixelRect,
    sums: ScratchMemory, result: ScratchMemory
  ) {
    unsafe self.pixels = pixels
    bytesPerRow = bitmap.bytesPerRow
    origin = (x.origin, y.origin)
    // Four pixels at a time are painted, beginning at a multiple of four.
    columns = AxisFilter(
      x.shape, range: (box.alignedMinX - x.origin)..<(((box.maxX + 3) & ~3) - x.origin), isNearest: isNearest)
    rows = AxisFilter(y.shape, range: (box.minY - y.origin)..<(box.maxY - y.origin), isNearest: isNearest)
    rowWeights = rows.weights.map { SIMD8(repeating: $0) }
    columnTaps = ColumnTaps(columns)
    areColumnsFirst = columnTaps?.arePairs == true && rows.maximumTapCount <= 2
    (self.sums, self.result) = (sums, result)
  }

  mutating func row(y: Int, from minX: Int, to maxX: Int) -> UnsafeRawPointer {
    let tap = rows.taps[y - origin.y - rows.origin]
    let range = (minX - origin.x - columns.origin)..<(maxX - origin.x - columns.origin)
    guard areColumnsFirst, let columnTaps else { return unsafe rowOfSums(tap, range: range) }
    let count = columns.taps.count
    let target = unsafe result.memory(byteCount: range.count * 4 + 16)
    // Sound: both cached rows have room for all columns, and `target` for the range's columns, in vectors of four.
    let keptRows = unsafe sums.memory(byteCount: count * 16 + 32)
    for row in tap.first..<(tap.first + tap.count) where (row & 1 == 0 ? kept.0 : kept.1) != row {
      unsafe columnTaps.applyPairs(to: pixels + row * bytesPerRow, result: keptRows + (row & 1) * count * 8)
      if row & 1 == 0 { kept.0 = row } else { kept.1 = row }
    }
    let upper = unsafe keptRows + ((tap.first & 1) * count + range.lowerBound) * 8
    if tap.count == 1 {
      unsafe AxisAlignedRows.round(upper, to: target, count: range.count)
    } else {
      let lower = unsafe keptRows + (((tap.first + 1) & 1) * count + range.lowerBound) * 8
      unsafe rowWeights.withUnsafeBufferPointer { weights in
        unsafe AxisAlignedRows.mix(
          upper, lower, weights: UnsafeBufferPointer(rebasing: weights[tap.firstWeight..<(tap.firstWeight + 2)]),
          to: target, count: range.count)
      }
    }
    return UnsafeRawPointer(target)
  }

  /// Rounds rows of components with eight fractional bits to bytes.
  private static func round(_ row: UnsafeRawPointer, to target: UnsafeMutableRawPointer, count: Int) {
    for index in 0..<((count + 1) / 2) {
      let two = unsafe row.loadUnaligned(fromByteOffset: index &* 16, as: SIMD8<UInt16>.self)
      unsafe target.storeBytes(
        of: SIMD8<UInt8>(truncatingIfNeeded: (two &+ 128) &>> 8), toByteOffset: index &* 8, as: SIMD8<UInt8>.self)
    }
  }

  /// Rounds the weighted mean of two such rows to bytes.
  private static func mix(
    _ upper: UnsafeRawPointer, _ lower: UnsafeRawPointer, weights: UnsafeBufferPointer<SIMD8<UInt16>>,
    to target: UnsafeMutableRawPointer, count: Int
  ) {
    for index in 0..<((count &+ 1) / 2) {
      let a = unsafe upper.loadUnaligned(fromByteOffset: index &* 16, as: SIMD8<UInt16>.self)
      let b = unsafe lower.loadUnaligned(fromByteOffset: index &* 16, as: SIMD8<UInt16>.self)
      let sum = unsafe a.highProduct(weights[0]) &+ b.highProduct(weights[1]) &+ 128
      unsafe target.storeBytes(
        of: SIMD8<UInt8>(truncatingIfNeeded: sum &>> 8), toByteOffset: index &* 8, as: SIMD8<UInt8>.self)
    }
  }

  /// Returns a row that is computed by summing the image's rows first.
  private func rowOfSums(_ tap: AxisFilter.Taps, range: Range<Int>) -> UnsafeRawPointer {
    let taps = columns.taps[range]
    guard let first = taps.first, let last = taps.last else { return unsafe pixels }
    // The image's columns have the same order as the canvas', or the reverse order.
    let needed = min(first.first, last.first)..<max(first.first + first.count, last.first + last.count)
    // Sound: taps are within the bitmap, so `needed` is too, and both blocks have room for all written values and for
    // reads beyond the last sum.
    let sums = unsafe sums.memory(byteCount: (needed.count + (columnTaps?.slack ?? 2)) * 8 + 16)
    unsafe rowWeights.withUnsafeBufferPointer { weights in
      unsafe RowSums.add(
        pixels + tap.first * bytesPerRow + needed.lowerBound * 4, bytesPerRow: bytesPerRow,
        weights: UnsafeBufferPointer(rebasing: weights[tap.firstWeight..<(tap.firstWeight + tap.count)]),
        count: needed.count, to: sums)
    }
    let result = unsafe result.memory(byteCount: taps.count * 4)
    if let columnTaps {
      unsafe columnTaps.apply(range, to: sums, from: needed.lowerBound, result: result)
      return UnsafeRawPointer(result)
    }
    unsafe columns.weights.withUnsafeBufferPointer { weights in
      var target = unsafe result
      for tap in taps {
        let source = unsafe sums + (tap.first - needed.lowerBound) * 8
        unsafe target.storeBytes(of: RowSums.mean(of: source, tap: tap, weights: weights), as: SIMD4<UInt8>.self)
        unsafe target += 4
      }
    }
    return UnsafeRawPointer(result)
  }
}
