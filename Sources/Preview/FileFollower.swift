package import Flipbook

/// Reads something from files, works on it, and does so again whenever a file changes.
///
/// Files are looked at rather than listened to: that notices editors that write beside a file and rename, files that go
/// away and come back, and what is on other machines, everywhere in the same way.
package struct FileFollower<Value: Sendable>: Sendable {
  /// Reads the files, and notes which ones.
  package var read: @Sendable (FileLog) async throws -> Value
  /// Called when reading fails.
  package var report: @Sendable (any Error) async -> Void
  /// Works on what was read; is canceled when something new was read.
  package var work: @Sendable (Value) async -> Void
  /// True if it must be read again although no file has changed.
  package var isStale: @Sendable () async -> Bool = { false }

  /// The interval at which files are checked.
  private static var interval: Duration { .milliseconds(20) }
  /// The number of checks to wait for files that keep changing.
  private static var patience: Int { 6 }

  /// Makes a follower.
  package init(
    read: @escaping @Sendable (FileLog) async throws -> Value, report: @escaping @Sendable (any Error) async -> Void,
    work: @escaping @Sendable (Value) async -> Void
  ) {
    self.read = read
    self.report = report
    self.work = work
  }

  /// Follows the files until the task is canceled.
  ///
  /// What is at work goes on while something that is broken is read, so that the last good state is what comes of it.
  ///
  /// - Throws: `CancellationError`, when nothing is at work any more.
  package func run() async throws {
    var marks: [String: FileMark?] = [:]
    var task: Task<Void, Never>?
    do {
      while true {
        let log = FileLog()
        do {
          let value = try await read(log)
          try Task.checkCancellation()
          task?.cancel()
          await task?.value
          // Whoever asks for something is answered first.
          task = Task(priority: .utility) { await work(value) }
          marks = log.marks
        } catch {
          try Task.checkCancellation()
          await report(error)
          // It may be read only in part: what was there before counts, too.
          marks.merge(log.marks) { $1 }
        }
        try await waitForChange(of: marks)
      }
    } catch {
      task?.cancel()
      await task?.value
      throw error
    }
  }

  /// Waits until a file is another one, and what is new stands still, so that no half of a file is read.
  private func waitForChange(of marks: [String: FileMark?]) async throws {
    while true {
      try await Task.sleep(for: Self.interval)
      if await isStale() { return }
      if marks.contains(where: { FileMark($0.key) != $0.value }) { break }
    }
    var last = marks.mapValues { _ in FileMark?.none }
    for _ in 0..<Self.patience {
      let now = Dictionary(uniqueKeysWithValues: marks.keys.map { ($0, FileMark($0)) })
      if now == last { return }
      last = now
      try await Task.sleep(for: Self.interval)
    }
  }
}
