import Locks
import SystemCalls

/// The files and folders of this process that do not have their final names yet.
///
/// Their owners remove them when work ends early. Only a process that must end immediately, and cannot wait for its
/// tasks, needs a list of all of them; that is why this is the only global state here.
package enum UnfinishedFiles {
  private static let paths = Locked<Set<String>>([])

  /// Creates the file or folder `path`, and registers it if that succeeds.
  static func make<Result: ~Copyable>(
    _ path: String, _ body: () throws(OutputError) -> sending Result
  ) throws(OutputError) -> Result {
    try paths.withLock { (paths) throws(OutputError) in
      let result = try body()
      paths.insert(path)
      return result
    }
  }

  /// Creates a folder and its missing parents, and registers the new ones.
  ///
  /// - Returns: The new folders, the outermost first.
  static func makeFolders(_ path: String) throws(OutputError) -> [String] {
    var made: [String] = []
    for missing in FileSystem.missingFolders(path) {
      do throws(OutputError) {
        try make(missing) { () throws(OutputError) in try FileSystem.makeFolder(missing) }
        made.append(missing)
      } catch .exists where FileSystem.kind(of: missing) == .folder {
        // Another process has created it in the meantime.
      } catch {
        for folder in made.reversed() { remove(folder) }
        throw error
      }
    }
    return made
  }

  /// Removes and unregisters a file, or a folder if it is empty.
  static func remove(_ path: String) {
    paths.withLock { paths in
      FileSystem.remove(path)
      paths.remove(path)
    }
  }

  /// Moves files and folders to their final names in `body`, uninterrupted by ``removeAll(andThen:)``, and unregisters
  /// them if that succeeds.
  static func finish(_ finished: [String], _ body: () throws(OutputError) -> Void) throws(OutputError) {
    try paths.withLock { (paths) throws(OutputError) in
      try body()
      paths.subtract(finished)
    }
  }

  /// Removes files that killed processes left behind in a folder.
  package static func removeAbandoned(in folder: String) {
    let leftovers = paths.withLock { paths in
      TemporaryName.abandoned(in: folder, own: Set(paths.map { TemporaryName.split($0).name }))
    }
    for leftover in leftovers {
      for name in FileSystem.names(in: leftover) { FileSystem.remove("\(leftover)/\(name)") }
      FileSystem.remove(leftover)
    }
  }

  /// Removes all unfinished files and folders, and ends the process before new ones can be created.
  package static func removeAll(andThen exit: () -> Never) -> Never {
    paths.withLock { paths in
      // The contents of a folder are removed before the folder.
      for path in paths.sorted(by: >) { FileSystem.remove(path) }
      exit()
    }
  }
}
