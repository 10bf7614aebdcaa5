/// What an outline covers of each pixel, written down while it is painted, to paint it again.
///
/// Only vectors of four pixels that are touched are kept, each as two words: its column in the lower half of the first and
/// the length of a run of vectors covered alike in the upper half, where 0 means one vector; and four coverages.
final class CoverageStrip {
  /// The pixels, with the strip's origin at a multiple of four columns.
  private(set) var box = PixelBox.empty
  private var words: [UInt32] = []
  /// The index of the first word of each row, and at last their number.
  private var rowStarts: [Int] = []

  /// Whether there is anything to paint again.
  var isRecorded: Bool { !rowStarts.isEmpty }

  /// The most that the strip for an outline in `box` can take, in bytes.
  static func mostBytes(for box: PixelBox) -> Int {
    let quads = (box.maxX - box.alignedMinX + 3) / 4
    return (box.maxY - box.minY) * (quads + 1) * 8 + 256
  }

  /// Begins to write down what is painted in `box`, where the strip is moved by (`dx`, `dy`).
  func begin(_ box: PixelBox, dx: Int, dy: Int) {
    self.box = box.moved(x: -dx, y: -dy)
    words.removeAll(keepingCapacity: true)
    rowStarts.removeAll(keepingCapacity: true)
  }

  /// Begins the row `y` of the strip; rows before it are empty if they weren't begun.
  func beginRow(_ y: Int) {
    while rowStarts.count <= y - box.minY { rowStarts.append(words.count) }
  }

  /// Ends the strip.
  func end() { beginRow(box.maxY) }

  @inline(__always)
  func append(x: Int, quads: Int, coverage: SIMD4<UInt32>) {
    let column = UInt32(truncatingIfNeeded: (x &- box.alignedMinX) &>> 2)
    words.append(column | UInt32(truncatingIfNeeded: quads) &<< 16)
    words.append(coverage[0] | coverage[1] &<< 8 | coverage[2] &<< 16 | coverage[3] &<< 24)
  }

  /// Paints the rows of the strip that lie in `rows` of the canvas.
  ///
  /// - Parameters:
  ///   - rows: Rows of the canvas that the strip has, when it is moved.
  ///   - dx: How far to the right the strip is moved, in pixels; a multiple of four.
  ///   - dy: How far down.
  ///   - paint: What with.
  ///   - canvas: Has all columns of the strip when it is moved.
  func paint<P: Paint>(rows: Range<Int>, dx: Int, dy: Int, with paint: inout P, onto canvas: Canvas) {
    let left = box.alignedMinX + dx
    precondition(left >= canvas.box.alignedMinX && box.maxX + dx <= canvas.box.maxX, "a strip beyond the canvas")
    unsafe words.withUnsafeBufferPointer { words in
      for y in rows {
        let row = y - dy - box.minY
        let pixels = unsafe canvas.pixel(x: left, y: y)
        if P.needsRows { paint.beginRow(y: y, from: left, to: (box.maxX + dx + 3) & ~3) }
        var index = rowStarts[row]
        let end = rowStarts[row + 1]
        while index < end {
          // Sound: rows begin and end within the words, and columns are those that were painted on a canvas of their own.
          let (place, packed) = unsafe (words[index], words[index &+ 1])
          let column = Int(place & 0xffff)
          let quads = Int(place &>> 16)
          let target = unsafe pixels + column &* 16
          if quads == 0 {
            let coverage = SIMD4(packed & 255, packed &>> 8 & 255, packed &>> 16 & 255, packed &>> 24)
            unsafe paint.blendQuad(target, x: left &+ column &* 4, coverage: coverage)
          } else {
            unsafe paint.blendRun(target, x: left &+ column &* 4, quads: quads, coverage: packed & 255)
          }
          index &+= 2
        }
      }
    }
  }
}
