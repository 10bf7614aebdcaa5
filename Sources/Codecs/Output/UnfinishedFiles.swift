import Locks
import SystemCalls

/// The files and folders of this process that have no final name yet.
///
/// Their owners remove them when work ends early. Only a process that must end immediately, and cannot wait for its
/// tasks, needs a list of all of them; that is why this is the only global state here.
package enum UnfinishedFiles {
  private static let paths = Locked<Set<String>>([])

  /// Makes the file or folder `path`, and remembers it if that succeeds.
  static func make<Result: ~Copyable>(
    _ path: String, _ body: () throws(OutputError) -> sending Result
  ) throws(OutputError) -> Result {
    try paths.withLock { (paths) throws(OutputError) in
      let result = try body()
      paths.insert(path)
      return result
    }
  }

  /// Makes a folder with missing parents, and remembers the new ones.
  ///
  /// - Returns: The new folders, the outermost first.
  static func makeFolders(_ path: String) throws(OutputError) -> [String] {
    var made: [String] = []
    for missing in FileSystem.missingFolders(path) {
      do throws(OutputError) {
        try make(missing) { () throws(OutputError) in try FileSystem.makeFolder(missing) }
        made.append(missing)
      } catch .exists where FileSystem.kind(of: missing) == .folder {
        // Another process has made it in the meantime.
      } catch {
        for folder in made.reversed() { remove(folder) }
        throw error
      }
    }
    return made
  }

  /// Removes the file, or the folder if it is empty.
  static func remove(_ path: String) {
    paths.withLock { paths in
      FileSystem.remove(path)
      paths.remove(path)
    }
  }

  /// Gives things their final names, in a `body` that is not cut short, and forgets them if that succeeds.
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

  /// Removes everything that is not finished, and ends the process before anything new can be made.
  package static func removeAll(andThen exit: () -> Never) -> Never {
    paths.withLock { paths in
      // The contents of a folder come before the folder.
      for path in paths.sorted(by: >) { FileSystem.remove(path) }
      exit()
    }
  }
}
