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
    var needed = Int.max..<Int.max
    for tap in taps {
      let first = min(needed.lowerBound, tap.first)
      let last = needed.isEmpty ? tap.first + tap.count : max(needed.upperBound, tap.first + tap.count)
      needed = first..<last
    }
    // Sound: taps are within the picture, so `needed` is too, and both blocks hold what is written to them.
    let sums = unsafe sums.memory(byteCount: needed.count * 16)
    unsafe sumRows(rows.taps[y - rows.origin], columns: needed, to: sums)
    let result = unsafe result.memory(byteCount: taps.count * 4)
    unsafe columns.weights.withUnsafeBufferPointer { weights in
      var target = unsafe result
      for tap in taps {
        var source = unsafe sums + (tap.first - needed.lowerBound) * 16
        var sum = SIMD4<UInt32>(repeating: 1 << 22)
        for index in tap.firstWeight..<(tap.firstWeight + tap.count) {
          // At most 65,280, and the weights at most 32,768 together.
          sum &+= unsafe source.load(as: SIMD4<UInt32>.self) &* UInt32(weights[index])
          unsafe source += 16
        }
        let bytes = SIMD4<UInt8>(truncatingIfNeeded: sum &>> 23)
        unsafe target.storeBytes(of: bytes, as: SIMD4<UInt8>.self)
        unsafe target += 4
      }
    }
    return UnsafeRawPointer(result)
  }

  /// The weighted mean of rows, in 256ths of a byte's step, as a vector for each column.
  private func sumRows(_ tap: AxisFilter.Taps, columns: Range<Int>, to sums: UnsafeMutableRawPointer) {
    for index in 0..<tap.count {
      let weight = UInt32(rows.weights[tap.firstWeight + index])
      var source = unsafe pixels + (tap.first + index) * bytesPerRow + columns.lowerBound * 4
      var sum = unsafe sums
      let isFirst = index == 0
      let isLast = index == tap.count - 1
      for _ in columns {
        let bytes = unsafe source.loadUnaligned(as: SIMD4<UInt8>.self)
        var value = SIMD4<UInt32>(truncatingIfNeeded: bytes) &* weight
        if !isFirst { value &+= unsafe sum.load(as: SIMD4<UInt32>.self) }
        if isLast { value = (value &+ 64) &>> 7 }
        unsafe sum.storeBytes(of: value, as: SIMD4<UInt32>.self)
        unsafe source += 4
        unsafe sum += 16
      }
    }
  }
}
