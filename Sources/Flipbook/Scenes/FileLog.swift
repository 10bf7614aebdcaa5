import Locks
package import SystemCalls

/// The files that a scene depends on: the scene itself, includes, drawings, and images.
///
/// Missing files are included, because the scene changes when they appear.
package final class FileLog: Sendable {
  private let known = Locked<[String: FileStatus?]>([:])

  /// Creates an empty log.
  package init() {}

  /// The status of each file before it was read, by its path.
  package var marks: [String: FileStatus?] { known.withLock(\.self) }

  /// Adds a file that is about to be read.
  package func add(_ path: String) {
    let mark = FileStatus(path)
    // The scene uses the version of the file that was read first.
    known.withLock { if $0[path] == nil { $0[path] = .some(mark) } }
  }

  /// Adds an image in every scale that it may exist in.
  func add(picture path: String) { for variant in ImageVariant.variants(of: path) { add(variant.path) } }
}
