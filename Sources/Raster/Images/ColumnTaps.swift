/// Columns of the canvas, each the weighted mean of a few adjacent columns of an image.
///
/// Weights are stored in the order of multiplication: each pixel's weight four times, interleaved for two pixels.
@safe struct ColumnTaps {
  /// The index of the first pixel of each column.
  private var firsts: [Int32] = []
  private var weights: [SIMD8<UInt16>] = []
  /// The number of vectors of weights per column.
  private let vectors: Int

  /// Creates the columns of `filter`; nil if one of them needs more pixels than ``RowSums/maximumShortTapCount``.
  init?(_ filter: AxisFilter) {
    let tapCount = filter.maximumTapCount
    guard tapCount <= RowSums.maximumShortTapCount else { return nil }
    vectors = (tapCount + 1) / 2
    firsts.reserveCapacity(filter.taps.count)
    // Budget: a few vectors per column, limited by `RowSums.maximumShortTapCount`.
    weights.reserveCapacity(filter.taps.count * vectors)
    for tap in filter.taps {
      firsts.append(Int32(tap.first))
      func weight(_ index: Int) -> SIMD4<UInt16> {
        SIMD4(repeating: index < tap.count ? filter.weights[tap.firstWeight + index] : 0)
      }
      for vector in 0..<vectors {
        weights.append(SIMD8(lowHalf: weight(vector * 2), highHalf: weight(vector * 2 + 1)))
      }
    }
  }

  /// True if no column needs more than two pixels.
  var arePairs: Bool { vectors == 1 }

  /// The number of pixels beyond the last that may be read.
  var slack: Int { vectors * 2 }

  /// Computes all columns of a row of bytes, and writes them to `result` with eight fractional bits.
  ///
  /// - Precondition: ``arePairs``.
  @unsafe func applyPairs(to row: UnsafeRawPointer, result: UnsafeMutableRawPointer) {
    unsafe firsts.withUnsafeBufferPointer { firsts in
      unsafe weights.withUnsafeBufferPointer { weights in
        for index in 0..<firsts.count {
          // Sound: one pixel beyond the row may be read.
          let two = unsafe row.loadUnaligned(fromByteOffset: Int(firsts[index]) &* 4, as: SIMD8<UInt8>.self)
          let product = unsafe (SIMD8<UInt16>(truncatingIfNeeded: two) &<< 8).highProduct(weights[index])
          unsafe result.storeBytes(
            of: product.lowHalf &+ product.highHalf, toByteOffset: index &* 8, as: SIMD4<UInt16>.self)
        }
      }
    }
  }

  /// Computes the columns in `range`, and writes them to `result` as bytes.
  ///
  /// - Parameters:
  ///   - range: The columns of the filter.
  ///   - sums: A row with eight fractional bits, beginning with pixel `first`.
  ///   - first: The index of the first pixel of `sums`, at most the first pixel of any column.
  ///   - result: The memory for the pixels.
  @unsafe func apply(
    _ range: Range<Int>, to sums: UnsafeRawPointer, from first: Int, result: UnsafeMutableRawPointer
  ) {
    // Lower halves of products are truncated; see ``RowSums``.
    let half = SIMD4(repeating: UInt16(truncatingIfNeeded: 128 &+ vectors))
    unsafe firsts.withUnsafeBufferPointer { firsts in
      unsafe weights.withUnsafeBufferPointer { weights in
        var target = unsafe result
        for index in range {
          var source = unsafe sums + (Int(firsts[index]) &- first) &* 8
          var sum = SIMD8<UInt16>.zero
          for vector in (index &* vectors)..<((index &+ 1) &* vectors) {
            unsafe sum &+= source.loadUnaligned(as: SIMD8<UInt16>.self).highProduct(weights[vector])
            unsafe source += 16
          }
          let mean = (sum.lowHalf &+ sum.highHalf &+ half) &>> 8
          unsafe target.storeBytes(of: SIMD4<UInt8>(truncatingIfNeeded: mean), as: SIMD4<UInt8>.self)
          unsafe target += 4
        }
      }
    }
  }
}
