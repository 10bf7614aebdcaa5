package import Pixels

/// The coverage of each pixel by an outline, recorded while it is painted, so that it can be painted again.
///
/// Only touched vectors of four pixels are stored, each as two words. The lower half of the first word is the column,
/// and its upper half the length of a run of vectors with the same coverage, where 0 means one vector; the second word
/// contains the four coverages.
package final class CoverageStrip {
  /// The rectangle of the recorded pixels, relative to an origin at a multiple of four columns.
  package private(set) var box = PixelRect.empty
  private var words: [UInt32] = []
  /// The index of each row's first word, followed by the number of words.
  private var rowStarts: [Int] = []

  /// Creates an empty strip.
  package init() {}

  /// True if coverage has been recorded.
  package var isRecorded: Bool { !rowStarts.isEmpty }

  /// Returns the maximum size of a strip for an outline in `box`, in bytes.
  package static func maximumByteCount(for box: PixelRect) -> Int {
    let quads = (box.maxX - box.alignedMinX + 3) / 4
    return (box.maxY - box.minY) * (quads + 1) * 8 + 256
  }

  /// Begins recording the coverage in `box`, with the strip's origin at (`dx`, `dy`).
  func begin(_ box: PixelRect, dx: Int, dy: Int) {
    self.box = box.moved(x: -dx, y: -dy)
    words.removeAll(keepingCapacity: true)
    rowStarts.removeAll(keepingCapacity: true)
  }

  /// Begins row `y` of the strip; preceding rows that weren't begun are empty.
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

  /// Paints the pixels of the strip that are in `clip`.
  ///
  /// - Parameters:
  ///   - clip: A rectangle of the canvas.
  ///   - dx: The strip's offset to the right, in pixels; a multiple of four.
  ///   - dy: The strip's offset downward, in pixels.
  ///   - paint: The paint.
  ///   - canvas: The canvas to paint on.
  func paint<P: Paint>(within clip: PixelRect, dx: Int, dy: Int, with paint: inout P, onto canvas: Canvas) {
    let whole = box.moved(x: dx, y: dy)
    let clip = clip.intersection(whole).intersection(canvas.box)
    let isWhole = clip.minX == whole.minX && clip.maxX == whole.maxX
    let left = whole.alignedMinX
    unsafe words.withUnsafeBufferPointer { words in
      for y in clip.minY..<max(clip.minY, clip.maxY) {
        let row = y - whole.minY
        if P.needsRows { paint.beginRow(y: y, from: clip.alignedMinX, to: (clip.maxX + 3) & ~3) }
        // Sound: rows begin and end within the words. The canvas has all columns of a whole strip; otherwise columns
        // are checked one by one.
        let pixels = unsafe canvas.pixel(x: left, y: y)
        for index in stride(from: rowStarts[row], to: rowStarts[row + 1], by: 2) {
          let (place, packed) = unsafe (words[index], words[index &+ 1])
          let column = Int(place & 0xffff)
          let quads = Int(place &>> 16)
          let coverage = SIMD4(packed & 255, packed &>> 8 & 255, packed &>> 16 & 255, packed &>> 24)
          let target = unsafe pixels + column &* 16
          let x = left &+ column &* 4
          if !isWhole {
            for quad in 0..<max(1, quads) {
              let kept = CoverageStrip.cut(coverage, x: x + quad * 4, to: clip)
              if kept != .zero { unsafe paint.blendQuad(target + quad * 16, x: x + quad * 4, coverage: kept) }
            }
          } else if quads == 0 {
            unsafe paint.blendQuad(target, x: x, coverage: coverage)
          } else {
            unsafe paint.blendRun(target, x: x, quads: quads, coverage: packed & 255)
          }
        }
      }
    }
  }

  /// Returns the coverage of four pixels beginning at `x`, with zero for pixels outside the columns of `clip`.
  private static func cut(_ coverage: SIMD4<UInt32>, x: Int, to clip: PixelRect) -> SIMD4<UInt32> {
    var kept = coverage
    for lane in 0..<4 where !(clip.minX..<clip.maxX).contains(x + lane) { kept[lane] = 0 }
    return kept
  }
}
