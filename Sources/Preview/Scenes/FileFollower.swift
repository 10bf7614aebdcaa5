package import Flipbook
import SystemCalls

/// Reads a value from files, processes it, and repeats both whenever a file changes.
///
/// Files are polled. On every platform, this works with editors that write a temporary file and rename it, with files
/// that disappear and return, and with network file systems.
package struct FileFollower<Value: Sendable>: Sendable {
  /// Reads the value, and adds its files to the log.
  package var read: @Sendable (FileLog) async throws -> Value
  /// Called with the error when reading fails.
  package var report: @Sendable (any Error) async -> Void
  /// Processes the value; canceled when a new value has been read.
  package var work: @Sendable (Value) async -> Void
  /// True if the value must be read again although no file has changed.
  package var isStale: @Sendable () async -> Bool = { false }

  /// The interval between checks of the files.
  private static var interval: Duration { .milliseconds(20) }
  /// The maximum number of checks to wait for files that keep changing.
  private static var patience: Int { 6 }

  /// Creates a follower.
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
  /// Processing of the last valid value continues while the files are invalid.
  ///
  /// - Throws: `CancellationError`, after all processing has ended.
  package func run() async throws {
    var marks: [String: FileStatus?] = [:]
    var task: Task<Void, Never>?
    do {
      while true {
        let log = FileLog()
        do {
          let value = try await read(log)
          try Task.checkCancellation()
          task?.cancel()
          await task?.value
          // The low priority lets pending requests be answered first.
          task = Task(priority: .utility) { await work(value) }
          marks = log.marks
        } catch {
          try Task.checkCancellation()
          await report(error)
          // A read may fail halfway, so the files of the previous read are watched, too.
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

  /// Waits until a file has changed and then stays unchanged for a moment, so that no half-written file is read.
  private func waitForChange(of marks: [String: FileStatus?]) async throws {
    while true {
      try await Task.sleep(for: Self.interval)
      if await isStale() { return }
      if marks.contains(where: { FileStatus($0.key) != $0.value }) { break }
    }
    var last = marks.mapValues { _ in FileStatus?.none }
    for _ in 0..<Self.patience {
      let now = Dictionary(uniqueKeysWithValues: marks.keys.map { ($0, FileStatus($0)) })
      if now == last { return }
      last = now
      try await Task.sleep(for: Self.interval)
    }
  }
}
