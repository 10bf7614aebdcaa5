import Geometry

/// How dark a shadow is at the pixels of a row, interpolated between places where its mask is looked up.
///
/// Places are at multiples of the step, on the pixels' edges, or at the pixels' centres when the step is one; so they don't
/// depend on where painting begins. Values have four fractional bits.
@safe struct ShadowRows {
  private let shadow: PlacedShadow
  private let mask: ShadowMask
  // Sound: three rows of scratch memory, of `capacity` values each.
  private let upper: UnsafeMutablePointer<UInt16>
  private let lower: UnsafeMutablePointer<UInt16>
  private let mixed: UnsafeMutablePointer<UInt16>

  init(_ shadow: PlacedShadow, mask: ShadowMask, width: Int, memory: ScratchMemory) {
    self.shadow = shadow
    self.mask = mask
    let capacity = (width + 16 + 7) & ~7
    let block = unsafe memory.memory(byteCount: capacity * 6).bindMemory(to: UInt16.self, capacity: capacity * 3)
    unsafe upper = block
    unsafe lower = block + capacity
    unsafe mixed = block + 2 * capacity
  }

  /// The rows that are looked up together with `y`.
  func band(of y: Int) -> Range<Int> {
    let first = y & ~(shadow.step - 1)
    return first..<(first + shadow.step)
  }

  /// Looks up what is needed for the `quads` vectors of four pixels from column `x` on, in the rows of `band`.
  func look(_ band: Range<Int>, x: Int, quads: Int) {
    let count = quads * 4 / shadow.step + 1
    if shadow.step == 1 {
      unsafe look(into: upper, x: Double(x) + 0.5, y: Double(band.lowerBound) + 0.5, count: count)
    } else {
      unsafe look(into: upper, x: Double(x), y: Double(band.lowerBound), count: count)
      unsafe look(into: lower, x: Double(x), y: Double(band.upperBound), count: count)
    }
  }

  private func look(into row: UnsafeMutablePointer<UInt16>, x: Double, y: Double, count: Int) {
    let (inverse, step) = (shadow.inverse, Double(shadow.step))
    let (horizontal, vertical) = (shadow.horizontal, shadow.vertical)
    let columns = mask.columns
    let (startX, startY) = (inverse.c * y + inverse.tx, inverse.d * y + inverse.ty)
    unsafe mask.values.withUnsafeBufferPointer { values in
      guard let values = values.baseAddress else { return }
      for index in 0..<count {
        // Not summed up, so as not to depend on the first column.
        let place = x + Double(index) * step
        let u = horizontal.cell(at: inverse.a * place + startX)
        let v = vertical.cell(at: inverse.b * place + startY)
        let (column, line) = (Int(u), Int(v))
        let weightX = Int((u - Double(column)) * 256)
        let weightY = Int((v - Double(line)) * 256)
        // Sound: both coordinates are such that another cell follows.
        let cell = unsafe values + (line &* columns &+ column)
        let (a, b) = unsafe (Int(cell[0]), Int(cell[1]))
        let (c, d) = unsafe (Int(cell[columns]), Int(cell[columns &+ 1]))
        let top = a &<< 8 &+ (b &- a) &* weightX
        let bottom = c &<< 8 &+ (d &- c) &* weightX
        unsafe row[index] = UInt16(truncatingIfNeeded: (top &<< 8 &+ (bottom &- top) &* weightY &+ 2048) &>> 12)
      }
    }
  }

  /// Paints the `quads` vectors from `pixels` on, of which `x` is the first column, with what was looked up.
  ///
  /// - Parameters:
  ///   - columns: The columns that are painted; others of the same vectors stay as they are.
  ///   - y: The row, one of those looked up.
  ///   - x: The first column, a multiple of four.
  ///   - quads: The number of vectors.
  ///   - paint: What with.
  ///   - pixels: The pixels of the canvas.
  func paint(
    _ columns: Range<Int>, y: Int, x: Int, quads: Int, with paint: SolidPaint, onto pixels: UnsafeMutableRawPointer
  ) {
    let step = shadow.step
    let row = unsafe step == 1 ? upper : mixed
    if step > 1 { mix(y: y, count: quads * 4 / step + 1) }
    for quad in 0..<quads {
      var coverage: SIMD4<UInt32>
      switch step {
      case 1:
        let values = unsafe UnsafeRawPointer(row + quad &* 4).loadUnaligned(as: SIMD4<UInt16>.self)
        coverage = SIMD4(truncatingIfNeeded: (values &+ 8) &>> 4)
      case 2:
        let (a, b, c) = unsafe (row[quad &* 2], row[quad &* 2 &+ 1], row[quad &* 2 &+ 2])
        let values = SIMD4(a, a, b, b) &* SIMD4(3, 1, 3, 1) &+ SIMD4(b, b, c, c) &* SIMD4(1, 3, 1, 3)
        coverage = SIMD4(truncatingIfNeeded: (values &+ 32) &>> 6)
      default:
        let (a, b) = unsafe (row[quad], row[quad &+ 1])
        let values = SIMD4(repeating: a) &* SIMD4(7, 5, 3, 1) &+ SIMD4(repeating: b) &* SIMD4(1, 3, 5, 7)
        coverage = SIMD4(truncatingIfNeeded: (values &+ 64) &>> 7)
      }
      let first = x &+ quad &* 4
      if first < columns.lowerBound || first &+ 4 > columns.upperBound {
        for lane in 0..<4 where !columns.contains(first + lane) { coverage[lane] = 0 }
      }
      if coverage != .zero { unsafe paint.blendQuad(pixels + quad &* 16, x: first, coverage: coverage) }
    }
  }

  /// Passes from the upper row to the lower, to the middle of the row `y`.
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
