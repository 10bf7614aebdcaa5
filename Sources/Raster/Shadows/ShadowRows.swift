import Geometry

/// The darkness of a shadow at the pixels of a row, interpolated between samples of its mask.
///
/// Samples are at multiples of the step, on the pixels' edges, or at the pixels' centers when the step is 1, so they
/// don't depend on where painting begins. Values have four fractional bits.
@safe struct ShadowRows {
  private let shadow: PlacedShadow
  private let mask: ShadowMask
  // Sound: rows of scratch memory with room for `capacity` values each, and twice that for the last.
  private let upper: UnsafeMutablePointer<UInt16>
  private let lower: UnsafeMutablePointer<UInt16>
  private let mixed: UnsafeMutablePointer<UInt16>
  private let coverage: UnsafeMutablePointer<UInt16>

  init(_ shadow: PlacedShadow, mask: ShadowMask, width: Int, memory: ScratchMemory) {
    self.shadow = shadow
    self.mask = mask
    let capacity = (width + 16 + 7) & ~7
    let block = unsafe memory.memory(byteCount: capacity * 10).bindMemory(to: UInt16.self, capacity: capacity * 5)
    unsafe upper = block
    unsafe lower = block + capacity
    unsafe mixed = block + 2 * capacity
    unsafe coverage = block + 3 * capacity
  }

  /// Returns the rows that share samples with row `y`.
  func band(of y: Int) -> Range<Int> {
    let first = y & ~(shadow.step - 1)
    return first..<(first + shadow.step)
  }

  /// Looks up the samples for `quads` vectors of four pixels, beginning at column `x`, in the rows of `band`.
  func look(_ band: Range<Int>, x: Int, quads: Int) {
    let count = quads * 4 / shadow.step + 1
    if shadow.step == 1 {
      unsafe look(into: upper, x: x, center: 0.5, y: Double(band.lowerBound) + 0.5, count: count)
    } else {
      unsafe look(into: upper, x: x, center: 0, y: Double(band.lowerBound), count: count)
      unsafe look(into: lower, x: x, center: 0, y: Double(band.upperBound), count: count)
    }
  }

  private func look(into row: UnsafeMutablePointer<UInt16>, x: Int, center: Double, y: Double, count: Int) {
    let inverse = shadow.inverse
    let (horizontal, vertical) = (shadow.horizontal, shadow.vertical)
    let columns = mask.columns
    // These are integers, so that their sums don't depend on the first column.
    let (right, down) = (BilinearSampler.fixed(inverse.a), BilinearSampler.fixed(inverse.b))
    var u = BilinearSampler.fixed(inverse.c * y + inverse.a * center + inverse.tx) &+ Int64(x) &* right
    var v = BilinearSampler.fixed(inverse.d * y + inverse.b * center + inverse.ty) &+ Int64(x) &* down
    let (stepU, stepV) = (Int64(shadow.step) &* right, Int64(shadow.step) &* down)
    unsafe mask.values.withUnsafeBufferPointer { values in
      guard let values = values.baseAddress else { return }
      for index in 0..<count {
        let (column, line) = (horizontal.cell(at: u), vertical.cell(at: v))
        let weightX = Int32(truncatingIfNeeded: column &>> 24 & 255)
        let weightY = Int32(truncatingIfNeeded: line &>> 24 & 255)
        // Sound: both coordinates are followed by another cell.
        let cell = unsafe values + (Int(line &>> 32) &* columns &+ Int(column &>> 32))
        let (a, b) = unsafe (Int32(cell[0]), Int32(cell[1]))
        let (c, d) = unsafe (Int32(cell[columns]), Int32(cell[columns &+ 1]))
        let top = a &<< 8 &+ (b &- a) &* weightX
        let bottom = c &<< 8 &+ (d &- c) &* weightX
        unsafe row[index] = UInt16(truncatingIfNeeded: (top &<< 8 &+ (bottom &- top) &* weightY &+ 2048) &>> 12)
        u &+= stepU
        v &+= stepV
      }
    }
  }

  /// Paints `quads` vectors at `pixels` with the samples, beginning at column `x`.
  ///
  /// - Parameters:
  ///   - columns: The columns to paint; others of the same vectors are unchanged.
  ///   - y: The row, one of the sampled rows.
  ///   - x: The first column, a multiple of four.
  ///   - quads: The number of vectors.
  ///   - paint: The paint.
  ///   - pixels: The pixels of the canvas.
  func paint(
    _ columns: Range<Int>, y: Int, x: Int, quads: Int, with paint: SolidPaint, onto pixels: UnsafeMutableRawPointer
  ) {
    if shadow.step > 1 { mix(y: y, count: quads * 4 / shadow.step + 1) }
    cover(quads: quads)
    for lane in 0..<4 {
      if !columns.contains(x + lane) { clear(lane) }
      if !columns.contains(x + quads * 4 - 4 + lane) { clear(quads * 4 - 4 + lane) }
    }
    unsafe paint.blend(onto: pixels, quads: quads, coverage: coverage)
  }

  /// Sets the coverage of a pixel to zero; pixels are counted from the first sampled one.
  private func clear(_ pixel: Int) {
    unsafe (coverage[pixel * 2], coverage[pixel * 2 + 1]) = (0, 0)
  }

  /// Interpolates between samples along the row; each pixel's coverage is written twice, in the form that painting
  /// takes.
  private func cover(quads: Int) {
    // Sound: enough values were looked up for the vectors.
    switch shadow.step {
    case 1:
      for quad in 0..<quads {
        let four = unsafe UnsafeRawPointer(upper + quad &* 4).loadUnaligned(as: SIMD4<UInt16>.self)
        let values = SIMD8(four[0], four[0], four[1], four[1], four[2], four[2], four[3], four[3])
        set((values &+ 8) &>> 4, at: quad)
      }
    case 2:
      for quad in 0..<quads {
        let (a, b, c) = unsafe (mixed[quad &* 2], mixed[quad &* 2 &+ 1], mixed[quad &* 2 &+ 2])
        let before = SIMD8(a, a, a, a, b, b, b, b) &* SIMD8(3, 3, 1, 1, 3, 3, 1, 1)
        let values = before &+ SIMD8(b, b, b, b, c, c, c, c) &* SIMD8(1, 1, 3, 3, 1, 1, 3, 3)
        set((values &+ 32) &>> 6, at: quad)
      }
    default:
      for quad in 0..<quads {
        let (a, b) = unsafe (mixed[quad], mixed[quad &+ 1])
        let before = SIMD8(repeating: a) &* SIMD8(7, 7, 5, 5, 3, 3, 1, 1)
        let values = before &+ SIMD8(repeating: b) &* SIMD8(1, 1, 3, 3, 5, 5, 7, 7)
        set((values &+ 64) &>> 7, at: quad)
      }
    }
  }

  @inline(__always)
  private func set(_ values: SIMD8<UInt16>, at quad: Int) {
    unsafe UnsafeMutableRawPointer(coverage + quad &* 8).storeBytes(of: values, as: SIMD8<UInt16>.self)
  }

  /// Interpolates between the upper and the lower row, at the center of row `y`.
  private func mix(y: Int, count: Int) {
    let size = UInt16(2 * shadow.step)
    let weight = UInt16(2 * (y & (shadow.step - 1)) + 1)
    let shift: UInt16 = shadow.step == 2 ? 2 : 3
    for index in stride(from: 0, to: count, by: 8) {
      let above = unsafe UnsafeRawPointer(upper + index).loadUnaligned(as: SIMD8<UInt16>.self)
      let below = unsafe UnsafeRawPointer(lower + index).loadUnaligned(as: SIMD8<UInt16>.self)
      let sum = above &* SIMD8(repeating: size - weight) &+ below &* SIMD8(repeating: weight)
      let values = (sum &+ SIMD8(repeating: size / 2)) &>> shift
      unsafe UnsafeMutableRawPointer(mixed + index).storeBytes(of: values, as: SIMD8<UInt16>.self)
    }
  }
}
