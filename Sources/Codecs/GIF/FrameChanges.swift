import Pixels

/// The pixels of a picture that differ from those of the picture shown before: all that a frame's encoding needs of it.
///
/// They are kept as stretches of one colour, which is a fraction of the picture's own memory, so that many frames can be
/// held at once.
struct FrameChanges: Sendable {
  /// The smallest rectangle of the pixels that get another colour; nil if there are none.
  private(set) var bounds: PixelRect?
  /// The smallest rectangle of the pixels that had a colour and must become clear, which no image can do.
  private(set) var cleared: PixelRect?
  /// How many pixels get another colour.
  private(set) var pixelCount = 0
  /// The colours that pixels get, in the order they come, and how many get each; nil when no table could hold them all.
  private(set) var colors: [(color: OpaqueColor, count: Int)]? = []
  /// The stretches of all rows of the bounds.
  private(set) var stretches: [Stretch] = []
  /// Where each row of the bounds begins among the stretches, and where the last ends.
  private var rowStarts: [Int32] = []

  /// Whether the pictures look the same.
  var isEmpty: Bool { bounds == nil && cleared == nil }

  /// How much memory the changes take, in bytes.
  var byteCount: Int { 4 * (stretches.count + rowStarts.count) }

  /// The stretches of a row, from the left edge of the picture on; none outside the bounds.
  func row(_ y: Int) -> Range<Int> {
    guard let bounds, y >= bounds.y, y < bounds.maxY else { return 0..<0 }
    return Int(rowStarts[y - bounds.y])..<Int(rowStarts[y - bounds.y + 1])
  }

  /// Compares two pictures.
  ///
  /// - Parameters:
  ///   - frame: The picture to show.
  ///   - base: What is shown before; nil for an empty canvas.
  ///   - matte: What soft edges are blended with.
  init(of frame: Bitmap, over base: Bitmap?, matte: Matte) {
    if let base, frame.isSame(as: base) { return }
    let nothing = base == nil ? [UInt32](repeating: 0, count: frame.width) : []
    var comparison = RowComparison(matte: matte, width: frame.width)
    var top = frame.height
    var (left, right) = (frame.width, 0)
    var bottom = 0
    var counts = ColorCounts()
    for y in 0..<frame.height {
      if let base, frame.hasSameRow(y, as: base) { continue }
      let before = stretches.count
      frame.withWords(ofRow: y) { new in
        if let base {
          base.withWords(ofRow: y) { old in comparison.compare(old, new) }
        } else {
          comparison.compare(nothing.span, new)
        }
      }
      comparison.appendStretches(to: &stretches)
      counts.add(stretches.span.extracting(before...))
      if let columns = comparison.drawn {
        if top > y { top = y }
        // Rows between changed ones have no stretches.
        while rowStarts.count <= y - top { rowStarts.append(Int32(before)) }
        bottom = y + 1
        left = min(left, columns.lowerBound)
        right = max(right, columns.upperBound)
      }
      if let columns = comparison.cleared {
        let part = PixelRect(x: columns.lowerBound, y: y, width: columns.count, height: 1)
        cleared = cleared?.union(part) ?? part
      }
    }
    pixelCount = comparison.pixelCount
    colors = counts.all
    // An array that has grown has room for up to as much again, and many frames are held. Sound: a copy.
    stretches = unsafe stretches.withUnsafeBufferPointer { unsafe Array($0) }
    guard top < bottom else { return }
    rowStarts.append(Int32(stretches.count))
    bounds = PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
