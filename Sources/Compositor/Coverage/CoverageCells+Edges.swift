extension CoverageCells {
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
    let top = band.box.minY << 8
    let bottom = band.box.maxY << 8
    guard y1 > top, y0 < bottom else { return }
    var y = max(y0, top)
    let stop = min(y1, bottom)
    var row = (y >> 8) - band.box.minY
    if (stop - 1) >> 8 == y >> 8 && y == y0 && stop == y1 {
      add(from: x0, to: x1, height: Int32(truncatingIfNeeded: stop - y), sign: sign, row: row)
      return
    }
    var line = EdgeStepper(x0: x0, y0: y0, x1: x1, y1: y1)
    var x = line.x(at: y)
    while y < stop {
      let nextY = min((y | 255) + 1, stop)
      let nextX = nextY == y1 ? x1 : line.nextX(at: nextY)
      add(from: x, to: nextX, height: Int32(truncatingIfNeeded: nextY - y), sign: sign, row: row)
      (x, y) = (nextX, nextY)
      row &+= 1
    }
  }

  /// Adds the part of an edge within one row, `height` 256ths of a pixel high.
  @inline(__always)
  private func add(from a: Int, to b: Int, height: Int32, sign: Int32, row: Int) {
    // Sound: columns are limited to the box and the one after it, for which each row has a cell, and another.
    let cells = unsafe self.cells + row &* band.stride
    let bits = unsafe self.bits + row &* band.wordsPerRow
    let column = a >> 8
    if column == b >> 8 && column >= band.box.minX && column < band.box.maxX {
      let fractions = Int32(truncatingIfNeeded: (a & 255) &+ (b & 255))
      unsafe CoverageCells.add(
        height, fractions: fractions, sign: sign, at: column &- band.firstColumn, cells: cells, bits: bits)
    } else {
      unsafe addAcross(from: min(a, b), to: max(a, b), height: Int(height), sign: sign, cells: cells, bits: bits)
    }
  }

  /// Adds `height` to a cell, with the sum of the fractions of a pixel at which the edge enters and leaves it.
  @inline(__always)
  private static func add(
    _ height: Int32, fractions: Int32, sign: Int32, at cell: Int, cells: UnsafeMutablePointer<Int32>,
    bits: UnsafeMutablePointer<UInt64>
  ) {
    let beyond = height &* fractions &* sign
    unsafe cells[cell] &+= (height &* sign) << 9 &- beyond
    unsafe cells[cell &+ 1] &+= beyond
    let quad = cell >> 2
    let nextQuad = (cell &+ 1) >> 2
    unsafe bits[quad >> 6] |= 1 << UInt64(truncatingIfNeeded: quad & 63)
    unsafe bits[nextQuad >> 6] |= 1 << UInt64(truncatingIfNeeded: nextQuad & 63)
  }

  /// Adds the part of an edge within one row that passes several pixels, or leaves the box.
  ///
  /// Left of the box everything counts for the first column; right of it, for the column after the last, where the
  /// sums return to zero.
  @inline(never)
  private func addAcross(
    from left: Int, to right: Int, height: Int, sign: Int32, cells: UnsafeMutablePointer<Int32>,
    bits: UnsafeMutablePointer<UInt64>
  ) {
    let firstX = band.box.minX << 8
    let endX = band.box.maxX << 8
    let width = max(1, right - left)
    /// The height that the edge has gained when it reaches `x`.
    func gained(at x: Int) -> Int {
      x <= left ? 0 : x >= right ? height : (height * (x - left) + width / 2) / width
    }
    func add(_ height: Int, _ fractions: Int, at x: Int) {
      guard height != 0 else { return }
      unsafe CoverageCells.add(
        Int32(truncatingIfNeeded: height), fractions: Int32(truncatingIfNeeded: fractions), sign: sign,
        at: (x >> 8) - band.firstColumn, cells: cells, bits: bits)
    }
    var before = gained(at: firstX)
    add(before, 0, at: firstX)
    var x = max(left, firstX)
    let stop = min(right, endX)
    while x < stop {
      let next = min((x | 255) + 1, stop)
      let after = gained(at: next)
      add(after - before, (x & 255) + ((next - 1) & 255) + 1, at: x)
      (x, before) = (next, after)
    }
    add(height - before, 0, at: endX)
  }
}
