import SystemCalls

/// An unnamed temporary file, removed with its owner, for output that must be complete before it is written to a pipe.
package final class SpoolFile: Sendable {
  private let descriptor: FileDescriptor

  /// Creates an empty file in the output's folder or, for a pipe or a device, in the folder for temporary files.
  init(for output: borrowing OutputFile) throws(OutputError) {
    descriptor = try SpoolFile.open(in: output.folder ?? Environment.temporaryFolder)
  }

  /// Creates an empty file in the folder for temporary files.
  package init() throws(OutputError) { descriptor = try SpoolFile.open(in: Environment.temporaryFolder) }

  private static func open(in folder: String) throws(OutputError) -> FileDescriptor {
    for attempt in 0... {
      let path = TemporaryName.beside("\(folder)/flipbook", attempt: attempt)
      do throws(OutputError) {
        // The file is registered until its name is removed, so that a process that ends in between leaves nothing
        // behind.
        let descriptor = try UnfinishedFiles.make(path) { () throws(OutputError) in
          try FileDescriptor(creatingForReading: path)
        }
        // The file exists without a name as long as it is open.
        UnfinishedFiles.remove(path)
        return descriptor
      } catch .exists {
        continue
      }
    }
    throw .exists(path: folder)
  }

  /// The descriptor number, for another program to write to.
  var number: Int32 { descriptor.number }

  /// Appends bytes.
  package func write(_ bytes: [UInt8]) throws(OutputError) { try descriptor.write(bytes) }

  /// Reads up to `count` bytes from an offset; fewer at the end.
  package func read(at offset: Int, count: Int) throws(OutputError) -> [UInt8] {
    try descriptor.read(at: offset, count: count)
  }

  /// Copies the contents to an output.
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
