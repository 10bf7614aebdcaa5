import CKernels

/// Weighted sums of many pixels, by rows and then by columns.
///
/// Weights are in units of ``AxisFilter/one``. In short sums the lower halves of products are truncated. The error, on
/// average half of a 256th of a level, is added back; in long sums it would accumulate.
enum RowSums {
  /// The maximum number of products in a short sum.
  static let maximumShortTapCount = 16

  /// Computes the weighted sum of rows, with eight fractional bits.
  ///
  /// - Parameters:
  ///   - row: The first pixel of the first row.
  ///   - bytesPerRow: The distance between rows, in bytes.
  ///   - weights: The weight of each row, eight times.
  ///   - count: The number of columns; one more is read and written if it is odd.
  ///   - target: The memory for the sums.
  @unsafe static func add(
    _ row: UnsafeRawPointer, bytesPerRow: Int, weights: UnsafeBufferPointer<SIMD8<UInt16>>, count: Int,
    to target: UnsafeMutableRawPointer
  ) {
    if weights.count <= maximumShortTapCount {
      unsafe addShort(row, bytesPerRow: bytesPerRow, weights: weights, count: count, to: target)
      return
    }
    for pair in 0..<((count + 1) / 2) {
      var source = unsafe row + pair &* 8
      var sum = SIMD8<UInt32>(repeating: 128)
      for index in 0..<weights.count {
        let two = unsafe source.loadUnaligned(as: SIMD8<UInt8>.self)
        sum &+= SIMD8(truncatingIfNeeded: two) &* SIMD8(truncatingIfNeeded: unsafe weights[index])
        unsafe source += bytesPerRow
      }
      unsafe target.storeBytes(
        of: SIMD8(truncatingIfNeeded: sum &>> 8), toByteOffset: pair &* 16, as: SIMD8<UInt16>.self)
    }
  }

  @inline(never)
  @unsafe private static func addShort(
    _ row: UnsafeRawPointer, bytesPerRow: Int, weights: UnsafeBufferPointer<SIMD8<UInt16>>, count: Int,
    to target: UnsafeMutableRawPointer
  ) {
    var row = unsafe row
    for index in 0..<weights.count {
      let isFirst = index == 0
      let half = SIMD8(repeating: UInt16(truncatingIfNeeded: weights.count / 2))
      for pair in 0..<((count &+ 1) / 2) {
        let two = unsafe row.loadUnaligned(fromByteOffset: pair &* 8, as: SIMD8<UInt8>.self)
        let before = isFirst ? half : unsafe target.load(fromByteOffset: pair &* 16, as: SIMD8<UInt16>.self)
        // The weight is loaded again each time; otherwise the compiler hoists its widening out of the loop and splits
        // the multiplication.
        let product = unsafe (SIMD8<UInt16>(truncatingIfNeeded: two) &<< 8).highProduct(weights[index])
        unsafe target.storeBytes(of: before &+ product, toByteOffset: pair &* 16, as: SIMD8<UInt16>.self)
      }
      unsafe row += bytesPerRow
    }
  }

  /// Returns the weighted mean of adjacent columns of such sums.
  @inline(__always)
  @unsafe static func mean(
    of source: UnsafeMutableRawPointer, tap: AxisFilter.Taps, weights: UnsafeBufferPointer<UInt16>
  ) -> SIMD4<UInt8> {
    var source = unsafe source
    // The sums are at most 65,280, and the total of the weights is at most 65,536.
    var sum = SIMD4<UInt32>(repeating: 1 << 23)
    for index in tap.firstWeight..<(tap.firstWeight &+ tap.count) {
      let column = unsafe source.load(as: SIMD4<UInt16>.self)
      sum &+= SIMD4(truncatingIfNeeded: column) &* SIMD4(repeating: UInt32(unsafe weights[index]))
      unsafe source += 8
    }
    return SIMD4(truncatingIfNeeded: sum &>> 24)
  }
}
