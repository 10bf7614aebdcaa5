import Pixels

/// The rows of a frame that haven't been written yet, each as a few runs of one color.
///
/// Overlapping rectangles of solid color are computed once per run instead of per pixel, by the same formula, and the
/// pixels are written only once. A row is written before anything else is painted on it.
struct PendingRows {
  private struct Run {
    /// The column after the last; a run begins where its predecessor ends.
    var end: Int
    var word: UInt32
  }

  private var canvas: Canvas?
  private var box = PixelRect.empty
  /// The runs of each row, at multiples of ``maximumRunCount``.
  private var runs: [Run] = []
  /// The number of runs in each row; 0 if the row has been written.
  private var counts: [Int] = []
  /// The number of rows that have not been written.
  private var pendingCount = 0

  private static let maximumRunCount = 12
  /// The maximum number of runs that a rectangle adds to a row.
  private static let maximumNewRunCount = 4

  /// Begins a frame on `canvas`, filled with `color`; if the color is nil, all rows count as written.
  mutating func begin(_ canvas: Canvas, color: PremultipliedColor?) {
    (self.canvas, box, pendingCount) = (canvas, canvas.box, 0)
    guard let color else { return }
    let height = box.maxY - box.minY
    if counts.count < height {
      counts = Array(repeating: 0, count: height)
      // Budget: a constant size for each row of the canvas.
      runs = Array(repeating: Run(end: 0, word: 0), count: height * PendingRows.maximumRunCount)
    }
    for row in 0..<height {
      counts[row] = 1
      runs[row * PendingRows.maximumRunCount] = Run(end: box.maxX, word: color.word)
    }
    pendingCount = height
  }

  /// Writes all remaining rows, and ends the frame.
  mutating func end() {
    write(box)
    canvas = nil
  }

  /// Returns whether row `y` has not been written.
  func contains(_ y: Int) -> Bool { pendingCount > 0 && counts[y - box.minY] > 0 }

  /// Writes the rows of `box`.
  mutating func write(_ box: PixelRect) {
    guard pendingCount > 0 else { return }
    let rows = max(box.minY, self.box.minY)..<max(box.minY, self.box.minY, min(box.maxY, self.box.maxY))
    guard !box.isEmpty else { return }
    for y in rows where counts[y - self.box.minY] > 0 { write(y) }
  }

  private mutating func write(_ y: Int) {
    guard let canvas else { return }
    let row = y - box.minY
    var start = box.minX
    for index in 0..<counts[row] {
      let run = runs[row * PendingRows.maximumRunCount + index]
      canvas.fill(start..<run.end, y: y, with: PremultipliedColor(word: run.word))
      start = run.end
    }
    counts[row] = 0
    pendingCount -= 1
  }

  /// Paints the part of `rectangle` in row `y` between two columns; returns false if the row has been written, even by
  /// this call because it had too many runs.
  mutating func paint(_ rectangle: AxisAlignedRectangle.Row, y: Int, columns: Range<Int>, with paint: SolidPaint)
    -> Bool
  {
    guard contains(y) else { return false }
    let row = y - box.minY
    guard counts[row] + PendingRows.maximumNewRunCount <= PendingRows.maximumRunCount else {
      write(y)
      return false
    }
    recolor(rectangle.left, within: columns, row: row, with: paint)
    recolor(rectangle.middle, within: columns, row: row, with: paint)
    recolor(rectangle.right, within: columns, row: row, with: paint)
    return true
  }

  private mutating func recolor(
    _ part: AxisAlignedRectangle.Row.Part, within columns: Range<Int>, row: Int, with paint: SolidPaint
  ) {
    let columns = part.columns.clamped(to: columns)
    guard !columns.isEmpty, part.coverage != 0 else { return }
    let first = row * PendingRows.maximumRunCount
    var index = first
    while runs[index].end <= columns.lowerBound { index += 1 }
    if (index == first ? box.minX : runs[index - 1].end) < columns.lowerBound {
      split(index, at: columns.lowerBound, row: row)
      index += 1
    }
    while true {
      if runs[index].end > columns.upperBound { split(index, at: columns.upperBound, row: row) }
      runs[index].word = paint.over(runs[index].word, coverage: part.coverage)
      if runs[index].end == columns.upperBound { return }
      index += 1
    }
  }

  /// Splits a run in two.
  private mutating func split(_ index: Int, at column: Int, row: Int) {
    let end = row * PendingRows.maximumRunCount + counts[row]
    for moved in stride(from: end, to: index, by: -1) { runs[moved] = runs[moved - 1] }
    runs[index].end = column
    counts[row] += 1
  }
}
