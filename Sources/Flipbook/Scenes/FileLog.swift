import Synchronization

/// Which files a scene is made from: itself, those that it includes, its drawings and its pictures.
///
/// Files that are not there belong to it, too, since the scene becomes another one when they come up.
package final class FileLog: Sendable {
  private let known = Mutex<Set<String>>([])

  /// Makes an empty log.
  package init() {}

  /// The paths of the files.
  package var paths: Set<String> { known.withLock(\.self) }

  /// Adds a file.
  package func add(_ path: String) { _ = known.withLock { $0.insert(path) } }

  /// Adds a picture in every scale that it may exist in.
  func add(picture path: String) { for variant in ImageVariant.variants(of: path) { add(variant.path) } }
}
