/// Pixels of an image or of a group, times an opacity.
@safe struct RowPaint<Rows: PixelRows>: Paint {
  static var needsRows: Bool { true }
  let weight: UInt32
  private var rows: Rows
  private var row: UnsafeRawPointer
  private var firstColumn = 0

  /// - Parameters:
  ///   - rows: The pixels.
  ///   - opacity: Multiplies them; from 0 to 1.
  init(_ rows: Rows, opacity: Double) {
    self.rows = rows
    weight = UInt32(opacity.clampedToUnit * 255 + 0.5)
    // Replaced by `beginRow` before it is read.
    unsafe row = UnsafeRawPointer(bitPattern: 16).unsafelyUnwrapped
  }

  mutating func beginRow(y: Int, from minX: Int, to maxX: Int) {
    unsafe row = rows.row(y: y, from: minX, to: maxX)
    firstColumn = minX
  }

  @inline(__always)
  func blendQuad(_ pixels: UnsafeMutableRawPointer, x: Int, coverage: SIMD4<UInt32>) {
    let source = unsafe row.loadUnaligned(
      fromByteOffset: (x &- firstColumn) &* 4, as: SIMD4<UInt32>.self)
    unsafe Blending.blend(source, onto: pixels, coverage: Blending.spread(coverage))
  }

  @inline(__always)
  func blendRun(_ pixels: UnsafeMutableRawPointer, x: Int, quads: Int, coverage: UInt32) {
    var source = unsafe row + (x &- firstColumn) &* 4
    var pixels = unsafe pixels
    let isFull = coverage == 255
    let coverage = SIMD8(repeating: UInt16(truncatingIfNeeded: coverage))
    for _ in 0..<quads {
      let four = unsafe source.loadUnaligned(as: SIMD4<UInt32>.self)
      // Much of what groups and images hold is either clear or opaque.
      let pairs = unsafe source.loadUnaligned(as: SIMD2<UInt64>.self)
      if isFull && pairs[0] & pairs[1] & RowPaint.alphas == RowPaint.alphas {
        unsafe pixels.storeBytes(of: four, as: SIMD4<UInt32>.self)
      } else if pairs[0] | pairs[1] != 0 {
        unsafe Blending.blend(four, onto: pixels, coverage: coverage)
      }
      unsafe source += 16
      unsafe pixels += 16
    }
  }

  /// The alphas of two opaque pixels.
  @inline(__always) private static var alphas: UInt64 { 0xff00_0000_ff00_0000 }
}
