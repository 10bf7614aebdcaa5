package import SystemCalls

/// The system's `remove`, which a member of the same name would hide.
private let removeEntry: @Sendable (UnsafePointer<CChar>) -> Int32 = { unsafe remove($0) }

/// The few things that writing files needs of the system.
///
/// The calls are marked unsafe because of their C strings, which Swift makes for the length of the call.
package enum FileSystem {
  /// The kind of item at a path, after following links; nil for nothing.
  package static func kind(of path: String) -> FileStatus.Kind? { FileStatus(path)?.kind }

  /// The size of a file in bytes; 0 if there is none.
  package static func size(of path: String) -> Int { Int(FileStatus(path)?.size ?? 0) }

  /// All bytes of a file; nil if it can't be read.
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

  /// Makes a folder.
  ///
  /// - Throws: ``OutputError/exists(path:)`` if the name is taken.
  package static func makeFolder(_ path: String) throws(OutputError) {
    if unsafe mkdir(path, 0o777) != 0 { throw .system(path) }
  }

  /// Makes a folder, and those above it that are missing.
  package static func makeFolders(_ path: String) throws(OutputError) {
    if path.isEmpty || kind(of: path) == .folder { return }
    let (above, _) = TemporaryName.split(path.hasSuffix("/") ? String(path.dropLast()) : path)
    try makeFolders(above.count > 1 ? String(above.dropLast()) : String(above))
    do throws(OutputError) { try makeFolder(path) } catch .cannotWrite(_, let reason) {
      // Somebody else may have made it meanwhile.
      guard kind(of: path) == .folder else { throw .cannotWrite(path: path, reason: reason) }
    } catch .exists where kind(of: path) == .folder {}
  }

  /// Returns a folder and those above it that do not exist, the outermost first.
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

  /// The names in a folder, sorted; empty if there is no such folder.
  package static func names(in folder: String) -> [String] {
    guard let stream = unsafe opendir(folder.isEmpty ? "." : folder) else { return [] }
    defer { unsafe _ = closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      // Sound: the entry stays until the next call, and its name ends with a zero.
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { field in
        unsafe field.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// Removes a file or an empty folder, if it is there.
  package static func remove(_ path: String) { _ = unsafe removeEntry(path) }

  /// Renames a file within one file system, in one step.
  ///
  /// - Throws: ``OutputError/exists(path:)`` when the policy is to keep existing files.
  static func move(_ source: String, to target: String, policy: OutputFile.Policy) throws(OutputError) {
    if policy == .keep {
      // A link, unlike a rename, fails if the name is taken; where links do not exist, looking first is the best we can.
      if unsafe link(source, target) == 0 {
        remove(source)
        return
      }
      if errno == EEXIST || kind(of: target) != nil { throw .exists(path: target) }
    }
    if unsafe rename(source, target) != 0 { throw .system(target) }
  }
}
