import Geometry

/// The exact area that an outline covers of every pixel of a band of rows.
///
/// Each pixel has a cell. An edge adds to the cells it passes: what it covers of a pixel to the pixel's own, and the
/// rest, up to its whole height, to the next; so that the sum of all cells up to a pixel, from the left, is the
/// pixel's coverage times the winding number. The sums are integers and hence exact, in whatever order edges come.
/// One bit for every four cells tells where cells aren't zero; sweeping over a band leaves all of them zero.
@safe struct CoverageCells: ~Copyable {
  /// What a fully covered pixel sums up to.
  static let full: Int32 = 1 << 17
  /// The number of cells: a quarter of a megabyte, and the widest bitmap's row at least.
  private static let capacity = 1 << 16

  // Sound: both blocks are ours alone from init to deinit, and `band` keeps rows within them.
  let cells: UnsafeMutablePointer<Int32>
  let bits: UnsafeMutablePointer<UInt64>
  private(set) var band = CellBand(box: PixelBox(minX: 0, minY: 0, maxX: 1, maxY: 1))

  init() {
    unsafe cells = .allocate(capacity: CoverageCells.capacity)
    unsafe cells.initialize(repeating: 0, count: CoverageCells.capacity)
    unsafe bits = .allocate(capacity: CoverageCells.capacity / 4)
    unsafe bits.initialize(repeating: 0, count: CoverageCells.capacity / 4)
  }

  deinit {
    unsafe cells.deallocate()
    unsafe bits.deallocate()
  }

  /// Paints the pixels of `box` that lie inside an outline, a band of rows at a time.
  ///
  /// - Precondition: `box` lies within `canvas` and isn't empty.
  mutating func fill<P: Paint>(
    _ edges: Span<Edge>, rule: FillRule, box: PixelBox, with paint: inout P, onto canvas: Canvas
  ) {
    precondition(box.intersection(canvas.box) == box && !box.isEmpty, "painting beyond the canvas")
    var rest = box
    while rest.minY < box.maxY {
      band = CellBand(box: rest)
      let rows = min(box.maxY - rest.minY, CoverageCells.capacity / band.stride)
      band.box.maxY = rest.minY + rows
      let accumulator = unsafe EdgeAccumulator(cells: cells, bits: bits, band: band)
      for index in edges.indices { accumulator.add(edges[index]) }
      sweep(rule: rule, with: &paint, onto: canvas)
      rest.minY += rows
    }
  }
}
