import Locks

/// The pixels that a frame changes, by rows: shared by all readers, and released when no longer needed.
///
/// They take most of the memory of a window of frames.
final class ChangedRows: Sendable {
  /// The pixels.
  struct Content: Sendable {
    /// The stretches of all rows.
    var stretches: [Stretch] = []
    /// The offset of each row among the runs, followed by the end of the last row.
    var starts: [Int32] = []
    /// The first row.
    var top = 0

    /// The stretches of a row, from the left edge of the frame on; none where nothing changes.
    func row(_ y: Int) -> Range<Int> {
      guard y >= top, y + 1 < top + starts.count else { return 0..<0 }
      return Int(starts[y - top])..<Int(starts[y - top + 1])
    }
  }

  private let kept: Locked<Content?>

  init(_ content: Content) { kept = Locked(content) }

  /// The pixels; nil when they have been given up.
  var content: Content? { kept.withLock { $0 } }

  /// Gives them up.
  func release() { kept.withLock { $0 = nil } }
}
