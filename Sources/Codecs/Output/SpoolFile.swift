#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file without a name, which goes away with its owner: for what must be whole before a pipe can have it.
final class SpoolFile: Sendable {
  private let descriptor: FileDescriptor

  /// Makes an empty one, in the folder for temporary files.
  init() throws(OutputError) { descriptor = try SpoolFile.open() }

  private static func open() throws(OutputError) -> FileDescriptor {
    // Sound: the text is copied before anything could change the environment, which nothing here does.
    let folder = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) } ?? "/tmp"
    for attempt in 0... {
      let path = TemporaryName.beside("\(folder)/flipbook", attempt: attempt)
      do throws(OutputError) {
        let descriptor = try FileDescriptor(creatingForReading: path)
        // It lasts for as long as it is open.
        FileSystem.remove(path)
        return descriptor
      } catch .exists {
        continue
      }
    }
    throw .exists(path: folder)
  }

  /// Adds bytes at the end.
  func write(_ bytes: [UInt8]) throws(OutputError) { try descriptor.write(bytes) }

  /// Replaces bytes that were written before.
  func overwrite(_ bytes: [UInt8], at offset: Int) throws(OutputError) {
    try descriptor.overwrite(bytes, at: offset)
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
