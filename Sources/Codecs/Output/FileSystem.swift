package import SystemCalls

/// The system's `remove`, which a member of the same name would hide.
private let removeEntry: @Sendable (UnsafePointer<CChar>) -> Int32 = { unsafe remove($0) }

/// The system's `rename`, which a member of the same name would hide.
private let renameEntry: @Sendable (UnsafePointer<CChar>, UnsafePointer<CChar>) -> Int32 = { unsafe rename($0, $1) }

/// The system calls that writing files needs.
///
/// The calls are marked unsafe because of their C strings; Swift creates these for the duration of the call.
package enum FileSystem {
  /// Returns the kind of item at a path, after following links; nil if nothing exists there.
  package static func kind(of path: String) -> FileStatus.Kind? { FileStatus(path)?.kind }

  /// Returns the size of a file in bytes; 0 if it doesn't exist.
  package static func size(of path: String) -> Int { Int(FileStatus(path)?.size ?? 0) }

  /// Returns the contents of a file; nil if it can't be read.
  package static func contents(of path: String) -> [UInt8]? {
    guard kind(of: path) == .file else { return nil }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    do throws(SystemFailure) {
      let input = try InputDescriptor(path)
      while true {
        guard let count = try input.read(into: &part, 0..<part.count) else { continue }
        if count == 0 { return bytes }
        bytes += part[..<count]
      }
    } catch {
      return nil
    }
  }

  /// Creates a folder.
  ///
  /// - Throws: ``OutputError/exists(path:)`` if the name is taken.
  package static func makeFolder(_ path: String) throws(OutputError) {
    if unsafe mkdir(path, 0o777) != 0 { throw .system(path) }
  }

  /// Creates a folder that only its owner can access.
  ///
  /// - Throws: ``OutputError/exists(path:)`` if the name is taken.
  static func makePrivateFolder(_ path: String) throws(OutputError) {
    if unsafe mkdir(path, 0o700) != 0 { throw .system(path) }
  }

  /// Creates a folder and its missing parents.
  package static func makeFolders(_ path: String) throws(OutputError) {
    if path.isEmpty || kind(of: path) == .folder { return }
    let (above, _) = TemporaryName.split(path.hasSuffix("/") ? String(path.dropLast()) : path)
    try makeFolders(above.count > 1 ? String(above.dropLast()) : String(above))
    do throws(OutputError) { try makeFolder(path) } catch .cannotWrite(_, let reason) {
      // Another process may have created it in the meantime.
      guard kind(of: path) == .folder else { throw .cannotWrite(path: path, reason: reason) }
    } catch .exists where kind(of: path) == .folder {}
  }

  /// Returns the path of a folder and of its parents, as far as they do not exist, the outermost first.
  static func missingFolders(_ path: String) -> [String] {
    var missing: [String] = []
    var folder = Substring(path)
    while folder.count > 1, folder.hasSuffix("/") { folder = folder.dropLast() }
    while !folder.isEmpty, kind(of: String(folder)) == nil {
      missing.insert(String(folder), at: 0)
      guard let slash = folder.lastIndex(of: "/") else { break }
      folder = folder[..<slash]
      while folder.hasSuffix("/") { folder = folder.dropLast() }
    }
    return missing
  }

  /// Returns the names of the items in a folder, sorted; empty if there is no such folder.
  package static func names(in folder: String) -> [String] {
    guard let stream = unsafe opendir(folder.isEmpty ? "." : folder) else { return [] }
    defer { unsafe _ = closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      // Sound: the entry is valid until the next call, and its name is zero-terminated.
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { field in
        unsafe field.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// Removes a file or an empty folder, if it exists.
  package static func remove(_ path: String) { _ = unsafe removeEntry(path) }

  /// Moves a file or a folder to another path.
  ///
  /// - Throws: ``OutputError`` when the system reports an error.
  package static func rename(_ path: String, to new: String) throws(OutputError) {
    if unsafe renameEntry(path, new) != 0 { throw .system(new) }
  }

  /// Moves a file to its final name, atomically if that preserves the mode, the owner, and the links of the file it
  /// replaces.
  ///
  /// - Throws: ``OutputError/exists(path:)`` when the policy is to keep existing files.
  static func move(_ source: String, to path: String, policy: OutputFile.Policy) throws(OutputError) {
    let target = FilePaths.followed(path)
    if policy == .keep {
      // Unlike a rename, a link fails if the name is taken; on file systems without links, checking first is the best
      // option.
      if unsafe link(source, target) == 0 {
        remove(source)
        return
      }
      if errno == EEXIST || kind(of: target) != nil { throw .exists(path: target) }
    }
    guard let replaced = FileStatus(target), replaced.kind == .file else {
      if unsafe renameEntry(source, target) != 0 { throw .system(target) }
      return
    }
    if replaced.linkCount == 1, takesOver(replaced, at: source), unsafe renameEntry(source, target) == 0 { return }
    // The file has other hard links, an owner that only the system may set, or is on another file system.
    try copy(source, into: target)
    remove(source)
  }

  /// Gives a new file the owner and the mode of the file that it replaces; returns false if the system does not allow
  /// that.
  private static func takesOver(_ replaced: FileStatus, at source: String) -> Bool {
    guard let own = FileStatus(source) else { return false }
    if own.owner != replaced.owner || own.group != replaced.group {
      // This precedes the mode, because a change of the owner clears some of its bits.
      guard unsafe chown(source, replaced.owner, replaced.group) == 0 else { return false }
    }
    return unsafe chmod(source, mode_t(replaced.mode)) == 0
  }

  /// Overwrites the contents of another file, keeping the file itself.
  private static func copy(_ source: String, into target: String) throws(OutputError) {
    let input: InputDescriptor
    do throws(SystemFailure) { input = try InputDescriptor(source) } catch { throw .system(source, code: error.code) }
    let output = try FileDescriptor(opening: target)
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count: Int?
      do throws(SystemFailure) { count = try input.read(into: &part, 0..<part.count) } catch {
        throw .system(source, code: error.code)
      }
      guard let count else { continue }
      if count == 0 { break }
      try output.write(Array(part[..<count]))
    }
    try output.finish()
  }
}
