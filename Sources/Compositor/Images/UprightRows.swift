import Geometry
import Pixels

/// The rows of a picture scaled along the axes, computed when asked for.
@safe struct UprightRows: PixelRows {
  private let pixels: UnsafeRawPointer
  private let bytesPerRow: Int
  private let columns: AxisFilter
  private let rows: AxisFilter
  private let sums: ScratchMemory
  private let result: ScratchMemory

  /// The picture whose memory begins at `pixels`, which must outlive this, for the pixels of `box`.
  @unsafe init(
    _ bitmap: Bitmap, pixels: UnsafeRawPointer, through transform: AffineTransform, box: PixelBox, sums: ScratchMemory,
    result: ScratchMemory
  ) {
    unsafe self.pixels = pixels
    bytesPerRow = bitmap.bytesPerRow
    // Four pixels at a time are painted, from a multiple of four on.
    columns = AxisFilter(
      range: box.alignedMinX..<(box.maxX + 3) & ~3, count: bitmap.width, scale: transform.a, offset: transform.tx)
    rows = AxisFilter(range: box.minY..<box.maxY, count: bitmap.height, scale: transform.d, offset: transform.ty)
    (self.sums, self.result) = (sums, result)
  }

  func row(y: Int, from minX: Int, to maxX: Int) -> UnsafeRawPointer {
    let taps = columns.taps[(minX - columns.origin)..<(maxX - columns.origin)]
    guard let first = taps.first, let last = taps.last else { return unsafe pixels }
    // The picture's columns follow the canvas', or run against them.
    let needed = min(first.first, last.first)..<max(first.first + first.count, last.first + last.count)
    // Sound: taps are within the picture, so `needed` is too, and both blocks hold what is written to them, a vector
    // more included.
    let sums = unsafe sums.memory(byteCount: needed.count * 8 + 8)
    unsafe sumRows(rows.taps[y - rows.origin], columns: needed, to: sums)
    let result = unsafe result.memory(byteCount: taps.count * 4)
    unsafe columns.weights.withUnsafeBufferPointer { weights in
      var target = unsafe result
      for tap in taps {
        let source = unsafe sums + (tap.first - needed.lowerBound) * 8
        unsafe target.storeBytes(
          of: UprightRows.mean(of: source, tap: tap, weights: weights), as: SIMD4<UInt8>.self)
        unsafe target += 4
      }
    }
    return UnsafeRawPointer(result)
  }

  /// The weighted mean of neighbouring columns of the sums at `source`.
  @inline(__always)
  private static func mean(
    of source: UnsafeMutableRawPointer, tap: AxisFilter.Taps, weights: UnsafeBufferPointer<UInt16>
  ) -> SIMD4<UInt8> {
    var source = unsafe source
    // The sums are at most 65,280, and the weights at most 32,768 together.
    var sum = SIMD4<UInt32>(repeating: 1 << 22)
    for index in tap.firstWeight..<(tap.firstWeight &+ tap.count) {
      let column = unsafe source.load(as: SIMD4<UInt16>.self)
      sum &+= SIMD4(truncatingIfNeeded: column) &* SIMD4(repeating: UInt32(unsafe weights[index]))
      unsafe source += 8
    }
    return SIMD4(truncatingIfNeeded: sum &>> 23)
  }

  /// The weighted mean of neighbouring rows, in 256ths of a byte's step; two columns at a time.
  private func sumRows(_ tap: AxisFilter.Taps, columns: Range<Int>, to sums: UnsafeMutableRawPointer) {
    unsafe rows.weights.withUnsafeBufferPointer { weights in
      var source = unsafe pixels + tap.first * bytesPerRow + columns.lowerBound * 4
      var target = unsafe sums
      for _ in 0..<((columns.count + 1) / 2) {
        var sum = SIMD8<UInt32>(repeating: 64)
        var row = unsafe source
        for index in tap.firstWeight..<(tap.firstWeight &+ tap.count) {
          let bytes = unsafe row.loadUnaligned(as: SIMD8<UInt8>.self)
          sum &+= SIMD8(truncatingIfNeeded: bytes) &* SIMD8(repeating: UInt32(unsafe weights[index]))
          unsafe row += bytesPerRow
        }
        unsafe target.storeBytes(of: SIMD8(truncatingIfNeeded: sum &>> 7), as: SIMD8<UInt16>.self)
        unsafe source += 8
        unsafe target += 16
      }
    }
  }
}
