import Locks

/// The progress of an image down the canvas; the workers on later images wait for it.
final class RowProgress: Sendable {
  private struct State {
    var row = 0
    var waiting: [(row: Int, continuation: CheckedContinuation<Void, Never>)] = []
  }

  private static let lead = 16

  private let state = Locked(State())

  /// Returns whether all rows above the given one are finished.
  func hasReached(_ row: Int) -> Bool { state.withLock { $0.row >= row } }

  /// Marks all rows above the given one as finished.
  func reach(_ row: Int) {
    let ready = state.withLock { state in
      state.row = max(state.row, row)
      let ready = state.waiting.filter { $0.row <= state.row }
      if !ready.isEmpty { state.waiting.removeAll { $0.row <= state.row } }
      return ready
    }
    for waiter in ready { waiter.continuation.resume() }
  }

  /// Waits until all rows above the given one are finished.
  ///
  /// A waiting task waits for some additional rows, to avoid waiting again immediately.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - height: The number of rows.
  func wait(for row: Int, of height: Int) async {
    if hasReached(row) { return }
    let row = min(row + RowProgress.lead, height)
    await withCheckedContinuation { continuation in
      let isReached = state.withLock { state in
        if state.row < row { state.waiting.append((row, continuation)) }
        return state.row >= row
      }
      if isReached { continuation.resume() }
    }
  }
}
