#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The few things that writing files needs of the system.
///
/// The calls are marked unsafe because of their C strings, which Swift makes for the length of the call.
enum FileSystem {
  /// What stands under a path, links followed.
  enum Kind {
    case nothing
    case file
    case folder
    /// A device, a pipe or a socket.
    case other
  }

  static func kind(of path: String) -> Kind {
    var status = stat()
    // Sound: `stat` fills in a local variable, which is read only when it succeeded.
    guard unsafe stat(path, &status) == 0 else { return .nothing }
    return switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    default: .other
    }
  }

  /// The path with every link followed; the path itself if that fails.
  static func resolvingLinks(_ path: String) -> String {
    // `realpath` returns memory that is ours to free, or nil.
    guard let resolved = unsafe realpath(path, nil) else { return path }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  /// Makes a folder.
  ///
  /// - Throws: ``OutputError/exists(path:)`` if the name is taken.
  static func makeFolder(_ path: String) throws(OutputError) {
    if unsafe mkdir(path, 0o777) != 0 { throw .system(path) }
  }

  /// Removes a file, if it is there.
  static func removeFile(_ path: String) { _ = unsafe unlink(path) }

  /// Removes a folder, if it is there and empty.
  static func removeFolder(_ path: String) { _ = unsafe rmdir(path) }

  /// Renames a file within one file system, in one step.
  ///
  /// - Throws: ``OutputError/exists(path:)`` when the policy is to keep what is there.
  static func move(_ source: String, to target: String, policy: OutputFile.Policy) throws(OutputError) {
    if policy == .keep {
      // A link, unlike a rename, fails if the name is taken; where links do not exist, looking first is the best we can.
      if unsafe link(source, target) == 0 {
        removeFile(source)
        return
      }
      if errno == EEXIST || kind(of: target) != .nothing { throw .exists(path: target) }
    }
    if unsafe rename(source, target) != 0 { throw .system(target) }
  }
}
