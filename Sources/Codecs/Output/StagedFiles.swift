import SystemCalls

/// Several files of one folder that appear under their names only when all of them are complete.
///
/// They are written to a hidden folder inside the target folder and moved out by ``finish()``. If the owner is released
/// before that, the hidden folder is removed, and so is the target folder if it was created for them.
package struct StagedFiles: ~Copyable, Sendable {
  private let folder: String
  private let policy: OutputFile.Policy
  private let stage: String
  private var names: [String] = []
  /// Paths that are removed unless everything is finished, folders before their contents.
  private var unfinished: [String] = []

  /// Begins files in a folder; the folder and its parents are created if necessary.
  package init(folder: String, policy: OutputFile.Policy) throws(OutputError) {
    var path = folder.isEmpty ? "." : folder
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    self.folder = path
    self.policy = policy
    switch FileSystem.kind(of: path) {
    case .folder: break
    case nil: unfinished = try UnfinishedFiles.makeFolders(path)
    case .file, .other: throw .system(path, code: ENOTDIR)
    }
    do throws(OutputError) {
      stage = try StagedFiles.makeStage(in: path)
    } catch {
      for made in unfinished.reversed() { UnfinishedFiles.remove(made) }
      throw error
    }
    unfinished.append(stage)
  }

  deinit {
    for path in unfinished.reversed() { UnfinishedFiles.remove(path) }
  }

  private static func makeStage(in folder: String) throws(OutputError) -> String {
    UnfinishedFiles.removeAbandoned(in: folder)
    for attempt in 0... {
      let stage = TemporaryName.beside("\(folder)/frames", attempt: attempt)
      do throws(OutputError) {
        try UnfinishedFiles.make(stage) { () throws(OutputError) in try FileSystem.makePrivateFolder(stage) }
        return stage
      } catch .exists {
        continue
      } catch .cannotWrite(_, let reason) {
        throw .cannotWrite(path: folder, reason: reason)
      }
    }
    throw .exists(path: folder)
  }

  /// Writes a complete file.
  ///
  /// - Throws: ``OutputError``, such as ``OutputError/exists(path:)`` if it would replace a file that must be kept.
  package mutating func add(_ name: String, _ bytes: [UInt8]) throws(OutputError) {
    let (path, staged) = ("\(folder)/\(name)", "\(stage)/\(name)")
    if policy == .keep, FileSystem.kind(of: path) != nil { throw .exists(path: path) }
    do throws(OutputError) {
      let file = try UnfinishedFiles.make(staged) { () throws(OutputError) in try FileDescriptor(creating: staged) }
      unfinished.append(staged)
      names.append(name)
      try file.write(bytes)
      try file.finish()
    } catch .cannotWrite(_, let reason) {
      throw .cannotWrite(path: path, reason: reason)
    }
  }

  /// Returns the contents of a file that was added.
  func contents(of name: String) throws(OutputError) -> [UInt8] {
    guard let bytes = FileSystem.contents(of: "\(stage)/\(name)") else {
      throw .cannotWrite(path: "\(folder)/\(name)", reason: "the unfinished output was removed")
    }
    return bytes
  }

  /// Replaces the contents of a file that was added.
  func replace(_ name: String, _ bytes: [UInt8]) throws(OutputError) {
    let staged = "\(stage)/\(name)"
    FileSystem.remove(staged)
    do throws(OutputError) {
      let file = try FileDescriptor(creating: staged)
      try file.write(bytes)
      try file.finish()
    } catch .cannotWrite(_, let reason) {
      throw .cannotWrite(path: "\(folder)/\(name)", reason: reason)
    }
  }

  /// Moves the files to their folder, in the order they were added.
  ///
  /// - Parameter outdated: The names of files in the folder that belong to a replaced output, and are removed.
  /// - Throws: ``OutputError`` when a file cannot be moved.
  package consuming func finish(removing outdated: [String] = []) throws(OutputError) {
    let (folder, stage, names, policy) = (folder, stage, names, policy)
    try UnfinishedFiles.finish(unfinished) { () throws(OutputError) in
      for name in names { try FileSystem.move("\(stage)/\(name)", to: "\(folder)/\(name)", policy: policy) }
      for name in outdated { FileSystem.remove("\(folder)/\(name)") }
      FileSystem.remove(stage)
    }
    unfinished = []
  }
}
