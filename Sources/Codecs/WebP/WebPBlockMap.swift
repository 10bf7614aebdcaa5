import Pixels

/// The blocks of a rectangle that are coded; the others keep their pixels.
struct WebPBlockMap: Sendable {
  /// The rectangle on the canvas.
  let rectangle: PixelRect
  /// The number of blocks in a row.
  let columns: Int
  /// For each block, row by row, whether it is coded.
  private(set) var isCoded: [Bool]

  /// Creates a map that codes every block of a rectangle.
  init(whole rectangle: PixelRect) {
    let columns = (rectangle.width + WebPDrift.side - 1) / WebPDrift.side
    let rows = (rectangle.height + WebPDrift.side - 1) / WebPDrift.side
    // Budget: each block stands for up to 256 pixels of an existing frame.
    self.init(rectangle: rectangle, columns: columns, isCoded: [Bool](repeating: true, count: columns * rows))
  }

  init(rectangle: PixelRect, columns: Int, isCoded: [Bool]) {
    (self.rectangle, self.columns, self.isCoded) = (rectangle, columns, isCoded)
  }

  /// The number of blocks that are coded.
  var codedCount: Int { isCoded.count { $0 } }

  /// True if some blocks keep their pixels.
  var hasKeptBlocks: Bool { isCoded.contains(false) }

  /// Adds the coded blocks of another map of the same rectangle.
  mutating func formUnion(_ other: WebPBlockMap) {
    for index in isCoded.indices where other.isCoded[index] { isCoded[index] = true }
  }

  /// Returns whether the block that contains a pixel of the canvas is coded.
  @inline(__always)
  func codes(x: Int, y: Int) -> Bool {
    isCoded[(y - rectangle.minY) / WebPDrift.side * columns + (x - rectangle.minX) / WebPDrift.side]
  }

  /// Returns the bounding box, extended to an even origin, of the pixels in coded blocks that differ; nil if there are
  /// none.
  func bounds(of frame: Bitmap, since coded: Bitmap) -> PixelRect? {
    var bounds = PixelRect.empty
    for y in rectangle.minY..<rectangle.maxY where !frame.hasSameRow(y, as: coded) {
      frame.withWords(ofRow: y) { new in
        coded.withWords(ofRow: y) { old in
          for x in rectangle.minX..<rectangle.maxX where new[x] != old[x] && codes(x: x, y: y) {
            bounds.minX = min(bounds.minX, x)
            bounds.maxX = max(bounds.maxX, x + 1)
            bounds.minY = min(bounds.minY, y)
            bounds.maxY = y + 1
          }
        }
      }
    }
    guard !bounds.isEmpty else { return nil }
    // The format requires even origins.
    (bounds.minX, bounds.minY) = (bounds.minX & ~1, bounds.minY & ~1)
    return bounds
  }
}
