import Pixels

/// The memory layout of the cells in a band of rows.
struct CellBand {
  /// The rectangle of pixels that have cells.
  var box: PixelRect
  /// The column of the first cell of a row, a multiple of four.
  let firstColumn: Int
  /// The number of vectors of four pixels in a row.
  let quads: Int
  /// The number of cells from one row to the next: the cells of the vectors and four more, for coverage to the right of
  /// the box.
  let stride: Int
  /// The number of words of bits from one row to the next.
  let wordsPerRow: Int

  init(box: PixelRect) {
    self.box = box
    firstColumn = box.alignedMinX
    quads = (box.maxX - firstColumn + 3) / 4
    stride = quads * 4 + 4
    wordsPerRow = quads / 64 + 1
  }
}
