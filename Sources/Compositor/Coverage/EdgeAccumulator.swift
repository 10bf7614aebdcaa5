/// Adds edges to the cells of a band of rows.
///
/// A copy of all that is needed at every pixel, so that it can stay in registers.
@safe struct EdgeAccumulator {
  // Sound: columns are limited to the band's box and the one after it, for which every row has a cell, and another.
  private let cells: UnsafeMutablePointer<Int32>
  private let bits: UnsafeMutablePointer<UInt64>
  private let box: PixelBox
  private let firstColumn: Int
  private let stride: Int
  private let wordsPerRow: Int

  /// Both blocks must have room for `band`, and outlive this.
  @unsafe init(cells: UnsafeMutablePointer<Int32>, bits: UnsafeMutablePointer<UInt64>, band: CellBand) {
    unsafe self.cells = cells
    unsafe self.bits = bits
    box = band.box
    firstColumn = band.firstColumn
    stride = band.stride
    wordsPerRow = band.wordsPerRow
  }

  /// Adds what `edge` covers of the band's pixels.
  ///
  /// The edge is followed from row to row in integers. Where the band cuts it, its place is computed from its own ends,
  /// so that it covers the same whatever the band.
  @inline(__always)
  func add(_ edge: Edge) {
    let isDownward = edge.y0 < edge.y1
    let sign: Int32 = isDownward ? 1 : -1
    let x0 = Int(isDownward ? edge.x0 : edge.x1)
    let y0 = Int(isDownward ? edge.y0 : edge.y1)
    let x1 = Int(isDownward ? edge.x1 : edge.x0)
    let y1 = Int(isDownward ? edge.y1 : edge.y0)
    let stop = min(y1, box.maxY &<< 8)
    var y = max(y0, box.minY &<< 8)
    guard y < stop else { return }
    var row = y &>> 8 &- box.minY
    if (y1 &- 1) &>> 8 == y0 &>> 8 {
      add(from: x0, to: x1, height: y1 &- y0, sign: sign, row: row)
      return
    }
    var line = EdgeStepper(x0: x0, y0: y0, x1: x1, y1: y1)
    var x = line.x(at: y)
    while y < stop {
      let nextY = min((y | 255) &+ 1, stop)
      let nextX = nextY == y1 ? x1 : line.nextX(at: nextY)
      add(from: x, to: nextX, height: nextY &- y, sign: sign, row: row)
      (x, y) = (nextX, nextY)
      row &+= 1
    }
  }

  /// Adds the part of an edge within one row, `height` 256ths of a pixel high.
  @inline(__always)
  private func add(from a: Int, to b: Int, height: Int, sign: Int32, row: Int) {
    let cells = unsafe self.cells + row &* stride
    let bits = unsafe self.bits + row &* wordsPerRow
    let left = min(a, b)
    let right = max(a, b)
    let column = left &>> 8
    // An edge that ends between two columns belongs to the left one.
    let lastColumn = max(column, (right &- 1) &>> 8)
    guard column >= box.minX, lastColumn < box.maxX else {
      unsafe addCut(from: left, to: right, height: height, sign: sign, cells: cells, bits: bits)
      return
    }
    let height32 = Int32(truncatingIfNeeded: height)
    let enters = Int32(truncatingIfNeeded: left & 255)
    let leaves = Int32(truncatingIfNeeded: right &- lastColumn &<< 8)
    let cell = column &- firstColumn
    if column == lastColumn {
      unsafe add(height32, fractions: enters &+ leaves, sign: sign, at: cell, cells: cells, bits: bits)
    } else if column &+ 1 == lastColumn {
      let first = EdgeAccumulator.gained(256 &- enters, of: 256 &- enters &+ leaves, height: height32)
      unsafe add(first, fractions: enters &+ 256, sign: sign, at: cell, cells: cells, bits: bits)
      unsafe add(height32 &- first, fractions: leaves, sign: sign, at: cell &+ 1, cells: cells, bits: bits)
    } else {
      unsafe addAcross(from: left, to: right, height: height, sign: sign, cells: cells, bits: bits)
    }
  }

  /// Adds `height` to a cell, with the sum of the fractions of a pixel at which the edge enters and leaves it.
  @inline(__always)
  private func add(
    _ height: Int32, fractions: Int32, sign: Int32, at cell: Int, cells: UnsafeMutablePointer<Int32>,
    bits: UnsafeMutablePointer<UInt64>
  ) {
    let beyond = height &* fractions &* sign
    unsafe cells[cell] &+= (height &* sign) &<< 9 &- beyond
    unsafe cells[cell &+ 1] &+= beyond
    let quad = cell &>> 2
    let nextQuad = (cell &+ 1) &>> 2
    unsafe bits[quad &>> 6] |= 1 &<< UInt64(truncatingIfNeeded: quad)
    unsafe bits[nextQuad &>> 6] |= 1 &<< UInt64(truncatingIfNeeded: nextQuad)
  }

  /// How much of `height` an edge gains over `run` of its whole `width`, rounded.
  @inline(__always)
  private static func gained<Number: FixedWidthInteger>(_ run: Number, of width: Number, height: Number) -> Number {
    (height &* run &+ width &>> 1) / width
  }

  /// Adds the part of an edge within one row that passes more than two pixels of it.
  @inline(never)
  private func addAcross(
    from left: Int, to right: Int, height: Int, sign: Int32, cells: UnsafeMutablePointer<Int32>,
    bits: UnsafeMutablePointer<UInt64>
  ) {
    var x = left
    var before = 0
    while x < right {
      let next = min((x | 255) &+ 1, right)
      let after = EdgeAccumulator.gained(next &- left, of: right &- left, height: height)
      unsafe add(
        Int32(truncatingIfNeeded: after &- before),
        fractions: Int32(truncatingIfNeeded: (x & 255) &+ (next &- 1) & 255 &+ 1), sign: sign,
        at: x &>> 8 &- firstColumn, cells: cells, bits: bits)
      (x, before) = (next, after)
    }
  }

  /// Adds the part of an edge within one row that leaves the box.
  ///
  /// Left of the box everything counts for the first column; right of it, for the column after the last, where the
  /// sums return to zero.
  @inline(never)
  private func addCut(
    from left: Int, to right: Int, height: Int, sign: Int32, cells: UnsafeMutablePointer<Int32>,
    bits: UnsafeMutablePointer<UInt64>
  ) {
    let firstX = box.minX &<< 8
    let endX = box.maxX &<< 8
    /// The height that the edge has gained when it reaches `x`.
    func gained(at x: Int) -> Int {
      x <= left ? 0 : x >= right ? height : EdgeAccumulator.gained(x - left, of: right - left, height: height)
    }
    func add(_ height: Int, _ fractions: Int, at x: Int) {
      guard height != 0 else { return }
      unsafe self.add(
        Int32(truncatingIfNeeded: height), fractions: Int32(truncatingIfNeeded: fractions), sign: sign,
        at: x &>> 8 &- firstColumn, cells: cells, bits: bits)
    }
    var before = gained(at: firstX)
    add(before, 0, at: firstX)
    var x = max(left, firstX)
    let stop = min(right, endX)
    while x < stop {
      let next = min((x | 255) &+ 1, stop)
      let after = gained(at: next)
      add(after - before, (x & 255) + ((next - 1) & 255) + 1, at: x)
      (x, before) = (next, after)
    }
    add(height - before, 0, at: endX)
  }
}
