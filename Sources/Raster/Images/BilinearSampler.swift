import Arithmetic
import Pixels

/// Samples an image by bilinear interpolation, or takes the nearest pixel.
@safe struct BilinearSampler {
  private let pixels: UnsafeRawPointer
  private let bytesPerRow: Int
  private let columns: Range<Int>
  private let rows: Range<Int>
  /// The offset to subtract from a position, in pixels, for ``pixel(x:y:)``.
  ///
  /// The center of pixel 0 is at 0.5. Weights have eight bits; half of their step makes truncation round.
  static let offset = 0.5 - 1.0 / 512

  /// Creates a sampler of a part of the bitmap with its memory at `pixels`; the memory must outlive the sampler, and
  /// outside the part the nearest pixel is read.
  ///
  /// - Precondition: The bitmap has these columns and rows, at least one of each.
  @unsafe init(_ bitmap: Bitmap, pixels: UnsafeRawPointer, columns: Range<Int>, rows: Range<Int>) {
    unsafe self.pixels = pixels
    bytesPerRow = bitmap.bytesPerRow
    (self.columns, self.rows) = (columns, rows)
  }

  /// Converts `value` to fixed point with 32 fractional bits, clamped to a million, beyond any image.
  static func fixed(_ value: Double) -> Int64 {
    Int64(saturating: min(max(value, -1_048_576), 1_048_576) * 4_294_967_296)
  }

  /// Returns the interpolated pixel at a position with 32 fractional bits, less ``offset``.
  @inline(__always)
  func pixel(x: Int64, y: Int64) -> SIMD4<UInt8> {
    let column = Int(x >> 32)
    let row = Int(y >> 32)
    let rightWeight = UInt16(truncatingIfNeeded: x >> 24 & 255)
    let lowerWeight = UInt16(truncatingIfNeeded: y >> 24 & 255)
    let top: SIMD8<UInt16>
    let bottom: SIMD8<UInt16>
    // Sound: both branches read only columns and rows that the image has.
    if column >= columns.lowerBound, column < columns.upperBound &- 1, row >= rows.lowerBound,
      row < rows.upperBound &- 1
    {
      let pair = unsafe pixels + row &* bytesPerRow + column &* 4
      unsafe top = SIMD8(truncatingIfNeeded: pair.loadUnaligned(as: SIMD8<UInt8>.self))
      unsafe bottom = SIMD8(
        truncatingIfNeeded: pair.loadUnaligned(fromByteOffset: bytesPerRow, as: SIMD8<UInt8>.self))
    } else {
      let left = nearest(column, columns) &* 4
      let right = nearest(column &+ 1, columns) &* 4
      let upper = unsafe pixels + nearest(row, rows) &* bytesPerRow
      let lower = unsafe pixels + nearest(row &+ 1, rows) &* bytesPerRow
      unsafe top = BilinearSampler.pair(upper + left, upper + right)
      unsafe bottom = BilinearSampler.pair(lower + left, lower + right)
    }
    let column8 = (top &* (256 &- lowerWeight) &+ bottom &* lowerWeight &+ 128) &>> 8
    let blended = (column8.lowHalf &* (256 &- rightWeight) &+ column8.highHalf &* rightWeight &+ 128) &>> 8
    return SIMD4(truncatingIfNeeded: blended)
  }

  /// Returns the pixel that covers a position with 32 fractional bits.
  @inline(__always)
  func nearestPixel(x: Int64, y: Int64) -> SIMD4<UInt8> {
    // Sound: the image has these columns and rows.
    unsafe (pixels + nearest(Int(y >> 32), rows) &* bytesPerRow + nearest(Int(x >> 32), columns) &* 4)
      .load(as: SIMD4<UInt8>.self)
  }

  @inline(__always)
  private func nearest(_ index: Int, _ range: Range<Int>) -> Int {
    min(max(index, range.lowerBound), range.upperBound &- 1)
  }

  private static func pair(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> SIMD8<UInt16> {
    let bytes = unsafe SIMD8(
      lowHalf: left.loadUnaligned(as: SIMD4<UInt8>.self), highHalf: right.loadUnaligned(as: SIMD4<UInt8>.self))
    return SIMD8(truncatingIfNeeded: bytes)
  }
}
