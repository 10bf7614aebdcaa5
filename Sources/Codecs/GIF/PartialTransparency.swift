import Locks
import Pixels

/// Detects translucent areas in the frames of a GIF, such as fades and shadows on a clear background.
///
/// A cell of the sampling grid counts if its four corners are translucent, so that soft edges, which are narrower, do
/// not count.
package final class PartialTransparency: Sendable {
  private let found = Locked(false)

  /// The distance between samples, in pixels; wider than a soft edge.
  private static let step = 4
  /// The number of cells of a translucent area in large images, 32 × 32 pixels, and the divisor of the number of all
  /// cells for small images.
  private static let (area, share) = (64, 100)

  /// Creates a detector.
  package init() {}

  /// True if any frame has a translucent area.
  package var isFound: Bool { found.withLock { $0 } }

  /// Examines a frame.
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
