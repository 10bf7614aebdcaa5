import Locks

/// The pixels that a frame changes, row by row; shared by all readers, and released when no longer needed.
///
/// They take most of the memory of a window of frames.
final class ChangedRows: Sendable {
  /// The runs of changed and unchanged pixels.
  struct Content: Sendable {
    /// The runs of all rows.
    var stretches: [Stretch] = []
    /// The index of each row's first run, followed by the end of the last row.
    var starts: [Int32] = []
    /// The y coordinate of the first row.
    var top = 0

    /// Returns the indices of a row's runs, from the left edge of the frame; empty if nothing changes.
    func row(_ y: Int) -> Range<Int> {
      guard y >= top, y + 1 < top + starts.count else { return 0..<0 }
      return Int(starts[y - top])..<Int(starts[y - top + 1])
    }
  }

  private let kept: Locked<Content?>

  init(_ content: Content) { kept = Locked(content) }

  /// The runs; nil once they have been released.
  var content: Content? { kept.withLock { $0 } }

  /// Releases the runs.
  func release() { kept.withLock { $0 = nil } }
}
