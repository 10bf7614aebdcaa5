import SystemCalls

/// A file that appears under its name only when it is complete.
///
/// Bytes go to a temporary file in the same folder, which ``finish()`` renames. If the owner is released before that,
/// because of an error or a canceled task, the unfinished file is removed and an older file of that name is left
/// untouched. Missing folders are created, and removed again in that case. A replaced file keeps its mode, its owner,
/// and its links. Devices, pipes, and the standard output can't be renamed and are written directly.
package struct OutputFile: ~Copyable, Sendable {
  /// The treatment of an existing file of the same name.
  package enum Policy: Hashable, Sendable {
    /// An existing file is replaced at the end, atomically if possible.
    case replace
    /// An existing file is an error, reported at the start, or at the end if it was created in the meantime.
    case keep
  }

  private let path: String
  private let policy: Policy
  private var temporaryPath: String?
  private var descriptor: FileDescriptor?
  /// The folders that were created for the file, the outermost first.
  private var madeFolders: [String] = []

  /// The process's standard output.
  package static var standardOutput: OutputFile {
    OutputFile(path: "the standard output", policy: .replace, temporaryPath: nil, descriptor: .standardOutput)
  }

  private init(
    path: String, policy: Policy, temporaryPath: String?, madeFolders: [String] = [],
    descriptor: consuming FileDescriptor
  ) {
    self.path = path
    self.policy = policy
    self.temporaryPath = temporaryPath
    self.madeFolders = madeFolders
    self.descriptor = consume descriptor
  }

  /// Begins a file, or opens the device or pipe of that name.
  ///
  /// - Throws: ``OutputError`` when the folder cannot be created or written to, or the policy forbids it.
  package init(path: String, policy: Policy = .replace) throws(OutputError) {
    let kind = FileSystem.kind(of: path)
    if kind == .other {
      self.init(path: path, policy: .replace, temporaryPath: nil, descriptor: try FileDescriptor(opening: path))
      return
    }
    if kind == .folder { throw .system(path, code: EISDIR) }
    if kind == .file, policy == .keep { throw .exists(path: path) }
    // A symbolic link is preserved: the file that it refers to is replaced or created.
    let target = FilePaths.followed(path)
    UnfinishedFiles.removeAbandoned(in: Self.folder(of: target))
    let madeFolders: [String]
    do throws(OutputError) {
      madeFolders = try UnfinishedFiles.makeFolders(Self.folder(of: target))
    } catch .cannotWrite(_, let reason) {
      throw .cannotWrite(path: path, reason: reason)
    }
    for attempt in 0... {
      let temporary = TemporaryName.beside(target, attempt: attempt)
      do throws(OutputError) {
        let descriptor = try UnfinishedFiles.make(temporary) { () throws(OutputError) in
          // A file that replaces another is private while it is written, in case the other one is.
          try FileDescriptor(creating: temporary, isPrivate: kind == .file)
        }
        self.init(
          path: target, policy: policy, temporaryPath: temporary, madeFolders: madeFolders, descriptor: descriptor)
        return
      } catch .exists {
        continue
      } catch .cannotWrite(_, let reason) {
        for folder in madeFolders.reversed() { UnfinishedFiles.remove(folder) }
        throw .cannotWrite(path: path, reason: reason)
      }
    }
    throw .exists(path: path)
  }

  deinit {
    if let temporaryPath { UnfinishedFiles.remove(temporaryPath) }
    for folder in madeFolders.reversed() { UnfinishedFiles.remove(folder) }
  }

  /// Appends bytes.
  package func write(_ bytes: [UInt8]) throws(OutputError) {
    do throws(OutputError) {
      try descriptor?.write(bytes)
    } catch .cannotWrite(_, let reason) {
      throw .cannotWrite(path: path, reason: reason)
    }
  }

  /// The folder that contains the file; nil for pipes and devices.
  var folder: String? { temporaryPath.map(Self.folder) }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
  }

  /// The file's name in messages.
  var name: String { path }

  /// The path of the temporary file, for another program to write to; nil for pipes and devices.
  var unfinishedPath: String? { temporaryPath }

  /// True if ``overwrite(_:at:)`` is available; it isn't for pipes and devices.
  package var canOverwrite: Bool { temporaryPath != nil }

  /// Overwrites bytes that were written before.
  package func overwrite(_ bytes: [UInt8], at offset: Int) throws(OutputError) {
    do throws(OutputError) {
      try descriptor?.overwrite(bytes, at: offset)
    } catch .cannotWrite(_, let reason) {
      throw .cannotWrite(path: path, reason: reason)
    }
  }

  /// Closes the file and moves it to its final name.
  package consuming func finish() throws(OutputError) {
    do throws(OutputError) {
      try descriptor.take()?.finish()
    } catch .cannotWrite(_, let reason) {
      throw .cannotWrite(path: path, reason: reason)
    }
    guard let temporary = temporaryPath else { return }
    try UnfinishedFiles.finish([temporary] + madeFolders) { () throws(OutputError) in
      try FileSystem.move(temporary, to: path, policy: policy)
    }
    (temporaryPath, madeFolders) = (nil, [])
    // A movie encoder may outlive a killed process, and create its file after this one has started.
    UnfinishedFiles.removeAbandoned(in: Self.folder(of: path))
  }
}
