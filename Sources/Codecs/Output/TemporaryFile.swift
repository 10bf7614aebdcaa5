import Synchronization
import SystemCalls

/// A path in the folder for temporary files, whose file is removed with its owner.
///
/// A killed process leaves the file behind; the next run removes it.
package struct TemporaryFile: ~Copyable, Sendable {
  private static let count = Atomic<Int>(0)

  /// The unique path.
  package let path: String

  /// Chooses a path; the file is not created.
  package init() throws(OutputError) {
    let number = Self.count.add(1, ordering: .relaxed).newValue
    path = TemporaryName.beside("\(Environment.temporaryFolder)/flipbook", attempt: 1_000_000 + number)
    try UnfinishedFiles.make(path) { () throws(OutputError) in }
  }

  deinit { UnfinishedFiles.remove(path) }
}
