import SystemCalls

/// A nameless file, removed with its owner: for output that must be complete before it goes to a pipe.
package final class SpoolFile: Sendable {
  private let descriptor: FileDescriptor

  /// Makes an empty one, in the output's folder; for a pipe or a device, in that for temporary files.
  init(for output: borrowing OutputFile) throws(OutputError) {
    descriptor = try SpoolFile.open(in: output.folder ?? Environment.temporaryFolder)
  }

  /// Makes an empty one in the folder for temporary files.
  package init() throws(OutputError) { descriptor = try SpoolFile.open(in: Environment.temporaryFolder) }

  private static func open(in folder: String) throws(OutputError) -> FileDescriptor {
    for attempt in 0... {
      let path = TemporaryName.beside("\(folder)/flipbook", attempt: attempt)
      do throws(OutputError) {
        // Registered until it has no name any more: a process that ends in between leaves nothing behind, either.
        let descriptor = try UnfinishedFiles.make(path) { () throws(OutputError) in
          try FileDescriptor(creatingForReading: path)
        }
        // It lasts while it is open.
        UnfinishedFiles.remove(path)
        return descriptor
      } catch .exists {
        continue
      }
    }
    throw .exists(path: folder)
  }

  /// The descriptor, for another program to write to.
  var number: Int32 { descriptor.number }

  /// Adds bytes at the end.
  package func write(_ bytes: [UInt8]) throws(OutputError) { try descriptor.write(bytes) }

  /// Reads up to `count` bytes from an offset on; fewer at the end.
  package func read(at offset: Int, count: Int) throws(OutputError) -> [UInt8] {
    try descriptor.read(at: offset, count: count)
  }

  /// Writes everything to an output.
  func copy(to output: borrowing OutputFile) throws(OutputError) {
    var offset = 0
    while true {
      let bytes = try descriptor.read(at: offset, count: 1 << 16)
      guard !bytes.isEmpty else { return }
      try output.write(bytes)
      offset += bytes.count
    }
  }
}
