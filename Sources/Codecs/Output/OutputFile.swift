import SystemCalls

/// A file that appears under its name only when it is whole.
///
/// Bytes go to a temporary file beside it, renamed by ``finish()``. If the owner is released before that, because of an
/// error or a canceled task, the unfinished file is removed and an older file of that name is left untouched. Missing
/// folders are created, and removed again in that case. A replaced file keeps its mode, its owner, and its links.
/// Devices, pipes, and the standard output can't be renamed and are written directly.
package struct OutputFile: ~Copyable, Sendable {
  /// True if a file of the same name may be replaced.
  package enum Policy: Hashable, Sendable {
    /// An older file is replaced, at the end and in one step.
    case replace
    /// An older file is an error, at the start, or at the end if it came up meanwhile.
    case keep
  }

  private let path: String
  private let policy: Policy
  private var temporaryPath: String?
  private var descriptor: FileDescriptor?
  /// The folders that were made for the file, the outermost first.
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
  /// - Throws: ``OutputError`` when the folder cannot be made or written to, or the policy forbids it.
  package init(path: String, policy: Policy = .replace) throws(OutputError) {
    let kind = FileSystem.kind(of: path)
    if kind == .other {
      self.init(path: path, policy: .replace, temporaryPath: nil, descriptor: try FileDescriptor(opening: path))
      return
    }
    if kind == .folder { throw .system(path, code: EISDIR) }
    if kind == .file, policy == .keep { throw .exists(path: path) }
    // A link stays a link: the file that it leads to is replaced, or made.
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
          // A private file is never more accessible while it is written than afterward.
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

  /// Adds bytes at the end.
  package func write(_ bytes: [UInt8]) throws(OutputError) {
    do throws(OutputError) {
      try descriptor?.write(bytes)
    } catch .cannotWrite(_, let reason) {
      throw .cannotWrite(path: path, reason: reason)
    }
  }

  /// The folder that the file is in; nil for pipes and devices.
  var folder: String? { temporaryPath.map(Self.folder) }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
  }

  /// The name of the file in messages.
  var name: String { path }

  /// The file that holds the bytes until ``finish()``, for another program to write; nil for pipes and devices.
  var unfinishedPath: String? { temporaryPath }

  /// True if ``overwrite(_:at:)`` works, as it does with files, but not with pipes and devices.
  package var canOverwrite: Bool { temporaryPath != nil }

  /// Replaces bytes that were written before.
  package func overwrite(_ bytes: [UInt8], at offset: Int) throws(OutputError) {
    do throws(OutputError) {
      try descriptor?.overwrite(bytes, at: offset)
    } catch .cannotWrite(_, let reason) {
      throw .cannotWrite(path: path, reason: reason)
    }
  }

  /// Closes the file and gives it its name.
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
    // A program that encodes movies may outlive a process that was killed, and make its file when this one has begun.
    UnfinishedFiles.removeAbandoned(in: Self.folder(of: path))
  }
}
