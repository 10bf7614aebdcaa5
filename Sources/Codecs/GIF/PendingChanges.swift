import Locks

/// The memory, in bytes, held by the changes of a window while it is encoded; the collector of the next window waits
/// for it.
final class PendingChanges: Sendable {
  private struct State {
    var byteCount = 0
    var waiting: (limit: Int, continuation: CheckedContinuation<Void, Never>)?
  }

  private let state = Locked(State())

  /// Counts the changes of a new frame.
  func add(_ changes: FrameChanges) { state.withLock { $0.byteCount += changes.byteCount } }

  /// Releases the changes of a finished frame.
  func release(_ changes: FrameChanges) {
    changes.rows.release()
    lower { $0 - changes.byteCount }
  }

  /// Marks everything as released, even if the window was not finished.
  func end() { lower { _ in 0 } }

  private func lower(_ change: (Int) -> Int) {
    let ready = state.withLock { state -> CheckedContinuation<Void, Never>? in
      state.byteCount = max(0, change(state.byteCount))
      guard let waiting = state.waiting, state.byteCount <= waiting.limit else { return nil }
      state.waiting = nil
      return waiting.continuation
    }
    ready?.resume()
  }

  /// Waits until at most the given number of bytes is held.
  ///
  /// - Precondition: No other task is waiting.
  func wait(forAtMost limit: Int) async {
    await withCheckedContinuation { continuation in
      let isReady = state.withLock { state in
        precondition(state.waiting == nil, "only one task may wait at a time")
        if state.byteCount > limit { state.waiting = (limit, continuation) }
        return state.byteCount <= limit
      }
      if isReady { continuation.resume() }
    }
  }
}
