import Locks
import Synchronization

/// The keys of a JSON file that its reader has looked at, by their number in the file.
final class KeyMarks: Sendable {
  private let isOpen = Atomic(true)
  private let marks = Locked<[Bool]>([])

  /// Makes room for all keys of the file.
  func reserve(_ count: Int) { marks.withLock { $0 = Array(repeating: false, count: count) } }

  /// Records that a key has been looked at, until ``close()``.
  func mark(_ number: Int) {
    guard isOpen.load(ordering: .relaxed) else { return }
    marks.withLock { marks in
      if marks.indices.contains(number) { marks[number] = true }
    }
  }

  /// Ends the recording: values that are read while the animation plays cost nothing more.
  ///
  /// - Returns: True for each key that has been looked at.
  func close() -> [Bool] {
    isOpen.store(false, ordering: .relaxed)
    return marks.withLock { $0 }
  }
}
