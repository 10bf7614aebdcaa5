import Locks
import Pixels

/// Notices translucent areas in frames on their way to a GIF, such as fades and shadows on a clear background.
///
/// Soft edges are too narrow to count: a cell of the sampling grid counts if its four corners are translucent.
package final class PartialTransparency: Sendable {
  private let found = Locked(false)

  /// The distance between samples, in pixels; wider than a soft edge.
  private static let step = 4
  /// The number of cells that is an area in any image, 32 × 32 pixels, and the share of the cells that is in a small one.
  private static let (area, share) = (64, 100)

  /// Begins with no frames.
  package init() {}

  /// True if a frame so far has a translucent area.
  package var isFound: Bool { found.withLock { $0 } }

  /// Looks at a frame.
  func note(_ frame: Bitmap) {
    let (columns, rows) = (frame.width / Self.step, frame.height / Self.step)
    guard columns > 1, rows > 1, !isFound else { return }
    let threshold = min(Self.area, max(2, (columns - 1) * (rows - 1) / Self.share))
    var above = [Bool](repeating: false, count: columns)
    var current = above
    var count = 0
    for row in 0..<rows {
      frame.withWords(ofRow: row * Self.step) { words in
        for column in 0..<columns {
          let alpha = UInt32(littleEndian: words[column * Self.step]) >> 24
          current[column] = alpha > 0 && alpha < 255
        }
      }
      for column in 1..<columns where current[column] && current[column - 1] && above[column] && above[column - 1] {
        count += 1
      }
      guard count < threshold else { return found.withLock { $0 = true } }
      swap(&above, &current)
    }
  }
}
