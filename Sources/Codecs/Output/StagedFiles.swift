#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Several files of one folder, which appear under their names only when all of them are whole.
///
/// They are written to a hidden folder inside theirs and moved out by ``finish()``. If the owner goes away before that,
/// the hidden folder is removed, and theirs too if it was made for them.
package struct StagedFiles: ~Copyable, Sendable {
  private let folder: String
  private let policy: OutputFile.Policy
  private var madeFolder: Bool
  private var stage: String?
  private var names: [String] = []

  /// Begins files in a folder, which is made if there is none; the folder above it must exist.
  package init(folder: String, policy: OutputFile.Policy) throws(OutputError) {
    var path = folder.isEmpty ? "." : folder
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    self.folder = path
    self.policy = policy
    madeFolder = false
    switch FileSystem.kind(of: path) {
    case .folder: break
    case .nothing:
      try FileSystem.makeFolder(path)
      madeFolder = true
    case .file, .other: throw .system(path, code: ENOTDIR)
    }
    for attempt in 0... {
      let candidate = TemporaryName.beside("\(path)/frames", attempt: attempt)
      do throws(OutputError) {
        try FileSystem.makeFolder(candidate)
        stage = candidate
        return
      } catch .exists {
        continue
      } catch .cannotWrite(_, let reason) {
        throw .cannotWrite(path: path, reason: reason)
      }
    }
  }

  deinit {
    guard let stage else { return }
    for name in names { FileSystem.removeFile("\(stage)/\(name)") }
    FileSystem.removeFolder(stage)
    if madeFolder { FileSystem.removeFolder(folder) }
  }

  /// Writes one whole file.
  ///
  /// - Throws: ``OutputError/exists(path:)`` when it would replace one that must be kept, among others.
  package mutating func add(_ name: String, _ bytes: [UInt8]) throws(OutputError) {
    guard let stage else { return }
    let path = "\(folder)/\(name)"
    if policy == .keep, FileSystem.kind(of: path) != .nothing { throw .exists(path: path) }
    do throws(OutputError) {
      let file = try FileDescriptor(creating: "\(stage)/\(name)")
      names.append(name)
      try file.write(bytes)
      try file.finish()
    } catch .cannotWrite(_, let reason) {
      throw .cannotWrite(path: path, reason: reason)
    }
  }

  /// Moves the files to their folder, in the order they were added.
  package consuming func finish() throws(OutputError) {
    guard let stage else { return }
    for name in names { try FileSystem.move("\(stage)/\(name)", to: "\(folder)/\(name)", policy: policy) }
    FileSystem.removeFolder(stage)
    self.stage = nil
  }
}
