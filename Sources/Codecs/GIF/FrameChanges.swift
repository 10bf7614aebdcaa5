import Pixels

/// The pixels that differ between two successive frames: all that encoding the second one needs.
///
/// They are stored as runs of one color, in a fraction of a frame's own memory, so that many frames can be held
/// together.
struct FrameChanges: Sendable {
  /// The bounding box of the pixels that change color; nil if there are none.
  private(set) var bounds: PixelRect?
  /// The bounding box of the pixels that must become transparent; only the disposal of a preceding image can clear
  /// them.
  private(set) var cleared: PixelRect?
  /// The indices of edge pixels that were opaque and may stay as they are, within the frame.
  private(set) var softened: [Int32] = []
  /// The number of pixels that change color.
  private(set) var pixelCount = 0
  /// The new colors of pixels in order of appearance, with their counts; nil if there are too many for one table.
  private(set) var colors: [(color: OpaqueColor, count: Int)]? = []
  /// The runs of all rows of the bounds.
  private(set) var rows = FrameChanges.noRows
  /// The memory, in bytes, that the changes take until their rows are released.
  private(set) var byteCount = 0

  private static let noRows = ChangedRows(ChangedRows.Content())

  /// Compares two frames.
  ///
  /// - Parameters:
  ///   - frame: The new frame.
  ///   - base: The previous frame; nil for an empty canvas.
  ///   - comparison: Working memory for comparing rows.
  init(of frame: Bitmap, over base: Bitmap?, _ comparison: inout RowComparison) {
    let isSame = base.map { frame.isSame(as: $0) } ?? false
    self.init(rows: isSame ? 0..<0 : 0..<frame.height, width: frame.width, &comparison) { y, comparison in
      if let base, frame.hasSameRow(y, as: base) { return false }
      frame.withWords(ofRow: y) { new in
        if let base {
          base.withWords(ofRow: y) { old in comparison.compare(old, new) }
        } else {
          comparison.compareWithNothing(new)
        }
      }
      if !comparison.softened.isEmpty {
        comparison.clearSoftened { x in KeptEdges.isBesideColor(x, y, in: frame) }
      }
      return true
    }
  }

  /// Adds the contents of a rectangle that was cleared to a frame's changes.
  ///
  /// - Parameters:
  ///   - rectangle: The cleared rectangle; it contains all pixels that had to become transparent.
  ///   - frame: The frame.
  ///   - changes: The frame's changes.
  ///   - comparison: Working memory for comparing rows.
  init(
    redrawing rectangle: PixelRect, of frame: Bitmap, after changes: FrameChanges, _ comparison: inout RowComparison
  ) {
    let content = changes.rows.content ?? ChangedRows.Content()
    let stretches = content.stretches.span
    let rows = changes.bounds.map(rectangle.union) ?? rectangle
    self.init(rows: rows.y..<rows.maxY, width: frame.width, &comparison) { y, comparison in
      let columns = y >= rectangle.y && y < rectangle.maxY ? rectangle.x..<rectangle.maxX : 0..<0
      frame.withWords(ofRow: y) { comparison.redraw(columns, of: $0, among: stretches.extracting(content.row(y))) }
      return true
    }
  }

  /// Collects the changes of rows.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - width: The frame's width.
  ///   - comparison: Working memory for comparing rows.
  ///   - compare: Compares a row; returns false if the row is unchanged without a comparison.
  private init(
    rows: Range<Int>, width: Int, _ comparison: inout RowComparison, compare: (Int, inout RowComparison) -> Bool
  ) {
    comparison.begin(width: width)
    var content = ChangedRows.Content()
    var top = rows.upperBound
    var (left, right) = (width, 0)
    var bottom = 0
    var counts = ColorCounts()
    for y in rows {
      let before = comparison.stretchCount
      guard compare(y, &comparison) else { continue }
      comparison.count(from: before, in: &counts)
      if let columns = comparison.drawn {
        if top > y { top = y }
        // Unchanged rows between changed ones have no runs.
        while content.starts.count <= y - top { content.starts.append(Int32(before)) }
        bottom = y + 1
        left = min(left, columns.lowerBound)
        right = max(right, columns.upperBound)
      }
      if let columns = comparison.cleared {
        let part = PixelRect(x: columns.lowerBound, y: y, width: columns.count, height: 1)
        cleared = cleared?.union(part) ?? part
      }
      if !comparison.softened.isEmpty { softened += comparison.softened.map { Int32(y * width) + $0 } }
    }
    pixelCount = comparison.pixelCount
    colors = counts.all
    guard top < bottom else { return }
    content.starts.append(Int32(comparison.stretchCount))
    content.top = top
    content.stretches = comparison.takeStretches()
    bounds = PixelRect(x: left, y: top, width: right - left, height: bottom - top)
    byteCount = 4 * (content.stretches.count + content.starts.count)
    self.rows = ChangedRows(content)
  }

  /// Returns the indices of the edge pixels, and releases their memory.
  mutating func takeSoftened() -> [Int32] {
    defer { softened = [] }
    return softened
  }
}
