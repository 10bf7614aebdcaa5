import SystemCalls

/// Functions that read whole files.
package enum InputFile {
  /// The largest input, in bytes; larger or endless input is rejected.
  static let maximumByteCount = 1 << 29

  /// Returns all bytes of a file, or of standard input if the path is `-`.
  ///
  /// - Throws: ``RenderError/Reason/missingInput(_:)`` with the system's message.
  package static func read(_ path: String) throws(RenderError) -> [UInt8] {
    // Opening must not block until the pipe has a writer; the wait below can be canceled.
    let input = try open(path, waitsForWriter: false)
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      guard bytes.count <= maximumByteCount else {
        throw RenderError(.missingInput("it has more than \(maximumByteCount) bytes"), path: path)
      }
      let got = try read(input, into: &piece, 0..<piece.count, path)
      if got == 0 { return bytes }
      bytes += piece.prefix(got)
    }
  }

  /// Returns all bytes of a file referenced by another; it must be a regular file, so that reading never blocks.
  ///
  /// - Throws: ``RenderError/Reason/missingInput(_:)`` when it is a pipe, a socket or a device, or cannot be read.
  static func readNamed(_ path: String) throws(RenderError) -> [UInt8] {
    if FileStatus(path)?.kind == .other {
      throw RenderError(.missingInput("it is a pipe, a socket, or a device, not a file"), path: path)
    }
    return try read(path)
  }

  /// Opens a file; `-` is standard input.
  static func open(_ path: String, waitsForWriter: Bool = true) throws(RenderError) -> InputDescriptor {
    if path == "-" { return .standardInput }
    return try rethrowing(as: { failure($0, path) }) { () throws(SystemFailure) in
      try InputDescriptor(path, waitsForWriter: waitsForWriter)
    }
  }

  /// Reads the next bytes into a range of an array.
  ///
  /// On a terminal or a pipe this waits for input, or until the task is canceled.
  ///
  /// - Returns: The number of bytes; 0 at the end.
  static func read(
    _ input: borrowing InputDescriptor, into bytes: inout [UInt8], _ range: Range<Int>, _ path: String
  ) throws(RenderError) -> Int {
    while true {
      while !input.waitForInput(milliseconds: 100) {
        if Task.isCancelled { throw failure(SystemFailure(ECANCELED), path) }
      }
      do throws(SystemFailure) {
        if let count = try input.read(into: &bytes, range) { return count }
      } catch {
        throw failure(error, path)
      }
    }
  }

  private static func failure(_ failure: SystemFailure, _ path: String) -> RenderError {
    RenderError(.missingInput("\(failure)"), path: path == "-" ? "standard input" : path)
  }
}
