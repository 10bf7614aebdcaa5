import Geometry
import Pixels

extension CoverageCells {
  /// Paints the band's pixels with the coverage given by the sums of the cells, and resets all cells to zero.
  @inline(__always)
  func sweep<P: Paint>(rule: FillRule, with paint: inout P, onto canvas: Canvas) {
    for row in 0..<(band.box.maxY - band.box.minY) {
      let y = band.box.minY + row
      // Sound: the band's rows are within the cells' memory, and its box is within the canvas.
      unsafe sweepRow(
        y: y, cells: cells + row * band.stride, bits: bits + row * band.wordsPerRow, rule: rule, with: &paint,
        pixels: canvas.pixel(x: band.firstColumn, y: y))
    }
  }

  @inline(__always)
  private func sweepRow<P: Paint>(
    y: Int, cells: UnsafeMutablePointer<Int32>, bits: UnsafeMutablePointer<UInt64>, rule: FillRule,
    with paint: inout P, pixels: UnsafeMutableRawPointer
  ) {
    let quads = band.quads
    if P.needsRows {
      let touched = P.seesUncovered ? 0..<quads : unsafe touchedQuads(bits)
      if !touched.isEmpty {
        paint.beginRow(
          y: y, from: band.firstColumn + touched.lowerBound * 4, to: band.firstColumn + touched.upperBound * 4)
      }
    }
    // The cells to the right of the box only mark the ends of runs.
    unsafe UnsafeMutableRawPointer(cells + quads * 4).storeBytes(of: .zero, as: SIMD4<Int32>.self)
    unsafe bits[quads >> 6] &= ~(1 << UInt64(truncatingIfNeeded: quads & 63))
    var sum: Int32 = 0
    var next = 0
    for word in 0..<band.wordsPerRow {
      var rest = unsafe bits[word]
      unsafe bits[word] = 0
      while rest != 0 {
        let quad = word &* 64 &+ rest.trailingZeroBitCount
        rest &= rest &- 1
        if quad > next, sum != 0 || P.seesUncovered {
          unsafe paintRun(next..<quad, sum: sum, rule: rule, with: paint, pixels: pixels)
        }
        let cell = unsafe UnsafeMutableRawPointer(cells + quad &* 4)
        var sums = unsafe cell.load(as: SIMD4<Int32>.self)
        unsafe cell.storeBytes(of: .zero, as: SIMD4<Int32>.self)
        sums &+= SIMD4(0, sums[0], sums[1], sums[2])
        sums &+= SIMD4(0, 0, sums[0], sums[1])
        sums &+= SIMD4(repeating: sum)
        sum = sums[3]
        let coverage = Coverage.ofQuad(sums, rule: rule)
        unsafe paint.blendQuad(pixels + quad &* 16, x: band.firstColumn &+ quad &* 4, coverage: coverage)
        next = quad &+ 1
      }
    }
    if next < quads, sum != 0 || P.seesUncovered {
      unsafe paintRun(next..<quads, sum: sum, rule: rule, with: paint, pixels: pixels)
    }
  }

  @inline(__always)
  private func paintRun<P: Paint>(
    _ quads: Range<Int>, sum: Int32, rule: FillRule, with paint: P, pixels: UnsafeMutableRawPointer
  ) {
    let coverage = Coverage.ofQuad(SIMD4(repeating: sum), rule: rule)[0]
    guard coverage != 0 || P.seesUncovered else { return }
    unsafe paint.blendRun(
      pixels + quads.lowerBound &* 16, x: band.firstColumn &+ quads.lowerBound &* 4, quads: quads.count,
      coverage: coverage)
  }

  /// Returns the range from the first to the last vector of the row that may have coverage.
  private func touchedQuads(_ bits: UnsafeMutablePointer<UInt64>) -> Range<Int> {
    var first = band.quads
    var last = 0
    for word in 0..<band.wordsPerRow where unsafe bits[word] != 0 {
      first = unsafe min(first, word * 64 + bits[word].trailingZeroBitCount)
      last = unsafe word * 64 + 63 - bits[word].leadingZeroBitCount
    }
    return first..<max(first, min(band.quads, last + 1))
  }
}
