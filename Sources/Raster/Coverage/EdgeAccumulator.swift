import Pixels

/// Adds edges to the cells of a band of rows.
///
/// It copies everything that is needed for each pixel, so that it can stay in registers.
@safe struct EdgeAccumulator {
  // Sound: columns are limited to the band's box and the one after it, and every row has a cell for that and three
  // more.
  private let cells: UnsafeMutablePointer<Int32>
  private let bits: UnsafeMutablePointer<UInt64>
  private let factors: UnsafePointer<UInt64>
  private let minX: Int
  private let endX: Int
  private let minY: Int
  private let endY: Int
  private let lastRow: Int
  private let firstColumn: Int
  private let stride: Int
  private let wordsPerRow: Int

  /// Creates an accumulator; the memory must have room for `band`, and outlive it, as must the table.
  @unsafe init(
    cells: UnsafeMutablePointer<Int32>, bits: UnsafeMutablePointer<UInt64>, band: CellBand,
    reciprocals: borrowing ReciprocalTable
  ) {
    unsafe self.cells = cells
    unsafe self.bits = bits
    unsafe factors = reciprocals.factors
    (minX, endX) = (band.box.minX &<< 8, band.box.maxX &<< 8)
    (minY, endY) = (band.box.minY &<< 8, band.box.maxY &<< 8)
    lastRow = band.box.maxY - band.box.minY - 1
    firstColumn = band.firstColumn
    stride = band.stride
    wordsPerRow = band.wordsPerRow
  }

  /// Adds the area that `edge` covers of the band's pixels.
  ///
  /// The edge is followed from row to row in integers. Where the band cuts it, its position is computed from its own
  /// ends, so its coverage doesn't depend on the band.
  @inline(__always)
  func add(_ edge: Edge) {
    let isDownward = edge.y0 < edge.y1
    let sign = isDownward ? 0 : -1
    let x0 = Int(isDownward ? edge.x0 : edge.x1)
    let y0 = Int(isDownward ? edge.y0 : edge.y1)
    let x1 = Int(isDownward ? edge.x1 : edge.x0)
    let y1 = Int(isDownward ? edge.y1 : edge.y0)
    let (left, right) = (min(x0, x1), max(x0, x1))
    let isInside = left >= minX && right < endX
    if isInside, y1 &- y0 <= 256, right &- left <= 256, y0 >= minY, y1 <= endY {
      addShort(x0: x0, y0: y0, x1: x1, y1: y1, sign: sign)
    } else if isInside, right &- left <= y1 &- y0 {
      addSteep(x0: x0, y0: y0, x1: x1, y1: y1, sign: sign)
    } else {
      addAny(x0: x0, y0: y0, x1: x1, y1: y1, sign: sign)
    }
  }

  /// Adds an edge within the band that is at most a pixel long, so it crosses at most two rows, and two columns of
  /// each.
  ///
  /// Most curves are made of such edges, and their crossings with rows and columns are unpredictable. So there are no
  /// branches: a part of an edge that doesn't exist is added like any other, with an area of 0.
  @inline(__always)
  private func addShort(x0: Int, y0: Int, x1: Int, y1: Int, sign: Int) {
    let height = y1 &- y0
    let upper = min(height, 256 &- y0 & 255)
    let lower = height &- upper
    // The same formula as in `EdgeStepper`, plus a whole pixel to keep it from being negative.
    let step = quotient((upper &* (x1 &- x0) &+ height &<< 8) &* 2 &+ height, height &* 2) &- 256
    let row = (y0 &- minY) &>> 8
    addNarrow(from: x0, to: x0 &+ step, height: upper, sign: sign, row: row)
    addNarrow(from: x0 &+ step, to: x1, height: lower, sign: sign, row: min(row &+ 1, lastRow))
  }

  /// Adds an edge within the band's columns that is at least as high as it is wide.
  @inline(never)
  private func addSteep(x0: Int, y0: Int, x1: Int, y1: Int, sign: Int) {
    forEachRow(x0: x0, y0: y0, x1: x1, y1: y1) { x, nextX, height, row in
      addNarrow(from: x, to: nextX, height: height, sign: sign, row: row)
    }
  }

  @inline(never)
  private func addAny(x0: Int, y0: Int, x1: Int, y1: Int, sign: Int) {
    forEachRow(x0: x0, y0: y0, x1: x1, y1: y1) { x, nextX, height, row in
      let (left, right) = (min(x, nextX), max(x, nextX))
      if left < minX || right >= endX {
        addCut(from: left, to: right, height: height, sign: sign, row: row)
      } else if right &- left <= 256 {
        addNarrow(from: left, to: right, height: height, sign: sign, row: row)
      } else {
        addAcross(from: left, to: right, height: height, sign: sign, row: row)
      }
    }
  }

  /// Calls `body` for each row with the part of an edge in it: its start, its end, its height, and the row.
  @inline(__always)
  private func forEachRow(x0: Int, y0: Int, x1: Int, y1: Int, _ body: (Int, Int, Int, Int) -> Void) {
    let start = max(y0, minY)
    let stop = min(y1, endY)
    guard start < stop else { return }
    var x = x0
    if start > y0 { x = EdgeStepper(x0: x0, y0: y0, x1: x1, y1: y1, at: start).x }
    var row = (start &- minY) &>> 8
    var height = 256 &- start & 255
    var rest = stop &- start
    guard rest > height else {
      return body(x, stop == y1 ? x1 : EdgeStepper(x0: x0, y0: y0, x1: x1, y1: y1, at: stop).x, rest, row)
    }
    var line = EdgeStepper(x0: x0, y0: y0, x1: x1, y1: y1, at: start &+ height)
    while true {
      body(x, line.x, height, row)
      x = line.x
      row &+= 1
      rest &-= height
      height = 256
      guard rest >= height else { break }
      line.advance()
    }
    if rest > 0 { body(x, x1, rest, row) }
  }

  /// Adds the part of an edge within one row that is at most one pixel wide, and crosses one column or two.
  @inline(__always)
  private func addNarrow(from a: Int, to b: Int, height: Int, sign: Int, row: Int) {
    let left = min(a, b)
    let column = left &>> 8
    let enters = left & 255
    let leaves = max(a, b) &- column &<< 8
    // The height gained in the first column; all of it if the edge ends there.
    let turn = min(leaves, 256)
    let width = max(leaves &- enters, 1)
    let gained = quotient(height &* max(turn &- enters, 1) &+ width &>> 1, width)
    let first = signed(gained, sign)
    let second = signed(height &- gained, sign)
    let beyondFirst = first &* (enters &+ turn)
    let beyondSecond = second &* (leaves &- turn)
    let cell = column &- firstColumn
    let cells = unsafe self.cells + (row &* stride &+ cell)
    unsafe cells[0] &+= Int32(truncatingIfNeeded: first &<< 9 &- beyondFirst)
    unsafe cells[1] &+= Int32(truncatingIfNeeded: beyondFirst &+ second &<< 9 &- beyondSecond)
    unsafe cells[2] &+= Int32(truncatingIfNeeded: beyondSecond)
    mark(cell, to: cell &+ 2, row: row)
  }

  /// Returns `dividend / divisor`, rounded down; their product must be less than 2³².
  @inline(__always)
  private func quotient(_ dividend: Int, _ divisor: Int) -> Int {
    // Sound: divisors are at most the table's limit.
    let factor = unsafe factors[divisor]
    return Int(truncatingIfNeeded: (UInt64(truncatingIfNeeded: dividend) &* factor) &>> 32)
  }

  /// Returns the number, negated if `sign` is −1 instead of 0.
  @inline(__always)
  private func signed(_ number: Int, _ sign: Int) -> Int { (number ^ sign) &- sign }

  /// Marks the vectors of four cells that contain `cell` and `last`, the same or adjacent ones, as possibly nonzero.
  ///
  /// Their bits are within two bytes, at any position in the little-endian words.
  @inline(__always)
  private func mark(_ cell: Int, to last: Int, row: Int) {
    let quad = cell &>> 2
    let mask = UInt16(truncatingIfNeeded: 1 &+ 2 &* (last &>> 2 &- quad)) &<< UInt16(truncatingIfNeeded: quad & 7)
    let bytes = unsafe UnsafeMutableRawPointer(bits) + (row &* wordsPerRow &* 8 &+ quad &>> 3)
    unsafe bytes.storeBytes(of: bytes.loadUnaligned(as: UInt16.self) | mask, as: UInt16.self)
  }

  /// Adds `height` to a cell, given the sum of the edge's fractional positions where it enters and leaves the pixel.
  @inline(__always)
  private func add(_ height: Int, fractions: Int, sign: Int, at cell: Int, row: Int) {
    let height = signed(height, sign)
    let beyond = height &* fractions
    let cells = unsafe self.cells + (row &* stride &+ cell)
    unsafe cells[0] &+= Int32(truncatingIfNeeded: height &<< 9 &- beyond)
    unsafe cells[1] &+= Int32(truncatingIfNeeded: beyond)
    mark(cell, to: cell &+ 1, row: row)
  }

  /// Adds the part of an edge within one row that crosses more than two pixels.
  ///
  /// The height gained at the end of a pixel is `height · (x − left) / width`, rounded; its quotient and remainder
  /// increase uniformly from pixel to pixel.
  @inline(__always)
  private func addAcross(from left: Int, to right: Int, height: Int, sign: Int, row: Int) {
    let width = UInt32(truncatingIfNeeded: right &- left)
    let enters = left & 255
    let run = UInt32(truncatingIfNeeded: height &* (256 &- enters))
    let (first, start) = (run &+ width &>> 1).quotientAndRemainder(dividingBy: width)
    let (step, remainderStep) = UInt32(truncatingIfNeeded: height &<< 8).quotientAndRemainder(dividingBy: width)
    var (after, remainder) = (first, start)
    let firstCell = left &>> 8 &- firstColumn
    let lastCell = (right &- 1) &>> 8 &- firstColumn
    let cells = unsafe self.cells + (row &* stride)
    // The value to add to the next cell.
    var beyond = signed(Int(first), sign) &* (enters &+ 256)
    unsafe cells[firstCell] &+= Int32(truncatingIfNeeded: signed(Int(first), sign) &<< 9 &- beyond)
    var cell = firstCell &+ 1
    while cell < lastCell {
      remainder &+= remainderStep
      let isBeyond = remainder >= width
      remainder &-= isBeyond ? width : 0
      let gained = step &+ (isBeyond ? 1 : 0)
      after &+= gained
      let half = signed(Int(gained), sign) &<< 8
      unsafe cells[cell] &+= Int32(truncatingIfNeeded: beyond &+ half)
      beyond = half
      cell &+= 1
    }
    let rest = signed(height &- Int(after), sign)
    let beyondRest = rest &* ((right &- 1) & 255 &+ 1)
    unsafe cells[cell] &+= Int32(truncatingIfNeeded: beyond &+ rest &<< 9 &- beyondRest)
    unsafe cells[cell &+ 1] &+= Int32(truncatingIfNeeded: beyondRest)
    var marked = firstCell & ~3
    while marked <= cell &+ 1 {
      mark(marked, to: min(marked &+ 4, cell &+ 1), row: row)
      marked &+= 8
    }
  }

  /// Adds the part of an edge within one row that extends beyond the box.
  ///
  /// To the left of the box everything is added to the first column; to its right, to the column after the last, where
  /// the sums return to zero.
  @inline(never)
  private func addCut(from left: Int, to right: Int, height: Int, sign: Int, row: Int) {
    /// Returns the height that the edge has gained when it reaches `x`.
    func gained(at x: Int) -> Int {
      x <= left ? 0 : x >= right ? height : (height &* (x &- left) &+ (right &- left) &>> 1) / (right &- left)
    }
    func add(_ height: Int, _ fractions: Int, at x: Int) {
      guard height != 0 else { return }
      self.add(height, fractions: fractions, sign: sign, at: x &>> 8 &- firstColumn, row: row)
    }
    var before = gained(at: minX)
    add(before, 0, at: minX)
    var x = max(left, minX)
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
