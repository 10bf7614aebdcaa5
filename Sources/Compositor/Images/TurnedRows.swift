import Geometry
import Pixels

/// The rows of a turned or skewed picture, computed when asked for; linear between the four nearest pixels.
@safe struct TurnedRows: PixelRows {
  private let pixels: UnsafeRawPointer
  private let bytesPerRow: Int
  private let width: Int
  private let height: Int
  /// From the canvas' pixels to the picture's.
  private let inverse: AffineTransform
  private let result: ScratchMemory

  /// The picture whose memory begins at `pixels`, which must outlive this.
  @unsafe init(_ bitmap: Bitmap, pixels: UnsafeRawPointer, inverse: AffineTransform, result: ScratchMemory) {
    unsafe self.pixels = pixels
    bytesPerRow = bitmap.bytesPerRow
    (width, height) = (bitmap.width, bitmap.height)
    self.inverse = inverse
    self.result = result
  }

  /// Samples the picture at the centres of the canvas' pixels.
  ///
  /// Positions are integers with 32 fractional bits. A column's is computed from the row's start and the step alone, so
  /// that it doesn't depend on where painting began.
  func row(y: Int, from minX: Int, to maxX: Int) -> UnsafeRawPointer {
    let start = inverse.apply(Point(0.5, Double(y) + 0.5))
    let stepX = TurnedRows.fixed(inverse.a)
    let stepY = TurnedRows.fixed(inverse.b)
    // The centre of pixel 0 is at 0.5. Weights have eight bits; half of their step makes cutting them off rounding.
    let offset = 0.5 - 1.0 / 512
    var x = TurnedRows.fixed(start.x - offset) &+ stepX &* Int64(minX)
    var y = TurnedRows.fixed(start.y - offset) &+ stepY &* Int64(minX)
    let result = unsafe result.memory(byteCount: (maxX - minX) * 4)
    var target = unsafe result
    for _ in minX..<maxX {
      unsafe target.storeBytes(of: pixel(x: x, y: y), as: SIMD4<UInt8>.self)
      unsafe target += 4
      x &+= stepX
      y &+= stepY
    }
    return UnsafeRawPointer(result)
  }

  /// `value` with 32 fractional bits, limited to a million, which is beyond any picture.
  private static func fixed(_ value: Double) -> Int64 {
    Int64(min(max(value, -1_048_576), 1_048_576) * 4_294_967_296)
  }

  @inline(__always)
  private func pixel(x: Int64, y: Int64) -> SIMD4<UInt8> {
    let column = Int(x >> 32)
    let row = Int(y >> 32)
    let rightWeight = UInt16(truncatingIfNeeded: x >> 24 & 255)
    let lowerWeight = UInt16(truncatingIfNeeded: y >> 24 & 255)
    let top: SIMD8<UInt16>
    let bottom: SIMD8<UInt16>
    // Sound: both ways read only columns and rows that the picture has.
    if column >= 0, column < width &- 1, row >= 0, row < height &- 1 {
      let pair = unsafe pixels + row &* bytesPerRow + column &* 4
      unsafe top = SIMD8(truncatingIfNeeded: pair.loadUnaligned(as: SIMD8<UInt8>.self))
      unsafe bottom = SIMD8(
        truncatingIfNeeded: pair.loadUnaligned(fromByteOffset: bytesPerRow, as: SIMD8<UInt8>.self))
    } else {
      let left = min(max(column, 0), width &- 1) &* 4
      let right = min(max(column &+ 1, 0), width &- 1) &* 4
      let upper = unsafe pixels + min(max(row, 0), height &- 1) &* bytesPerRow
      let lower = unsafe pixels + min(max(row &+ 1, 0), height &- 1) &* bytesPerRow
      unsafe top = TurnedRows.pair(upper + left, upper + right)
      unsafe bottom = TurnedRows.pair(lower + left, lower + right)
    }
    let column8 = (top &* (256 &- lowerWeight) &+ bottom &* lowerWeight &+ 128) &>> 8
    let blended = (column8.lowHalf &* (256 &- rightWeight) &+ column8.highHalf &* rightWeight &+ 128) &>> 8
    return SIMD4(truncatingIfNeeded: blended)
  }

  private static func pair(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> SIMD8<UInt16> {
    let bytes = unsafe SIMD8(
      lowHalf: left.loadUnaligned(as: SIMD4<UInt8>.self), highHalf: right.loadUnaligned(as: SIMD4<UInt8>.self))
    return SIMD8(truncatingIfNeeded: bytes)
  }
}
