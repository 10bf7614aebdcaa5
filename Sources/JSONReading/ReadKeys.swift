import Locks
import Synchronization

/// A record of the keys of a JSON file that have been read, by their index in the file.
package final class ReadKeys: Sendable {
  private let isOpen = Atomic(true)
  private let marks = Locked<[Bool]>([])

  /// Allocates the record for all keys of the file.
  func reserve(_ count: Int) { marks.withLock { $0 = Array(repeating: false, count: count) } }

  /// Records that a key has been read, until ``close()``.
  func mark(_ number: Int) {
    guard isOpen.load(ordering: .relaxed) else { return }
    marks.withLock { marks in
      if marks.indices.contains(number) { marks[number] = true }
    }
  }

  /// Ends the recording, so that later reads while the animation plays have no overhead.
  ///
  /// - Returns: True for each key that has been read.
  package func close() -> [Bool] {
    isOpen.store(false, ordering: .relaxed)
    return marks.withLock { $0 }
  }
}
