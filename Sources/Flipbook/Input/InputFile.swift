import SystemCalls

/// The system's `read`, which a member of the same name would hide.
private let readBytes: @Sendable (Int32, UnsafeMutableRawPointer?, Int) -> Int = { unsafe read($0, $1, $2) }

/// Reading whole files.
package enum InputFile {
  /// The largest input in bytes; larger or endless input is refused.
  static let largest = 1 << 29

  /// All bytes of a file, or of the standard input if the path is `-`.
  ///
  /// - Throws: ``RenderError/Reason/missingInput(_:)`` with the system's own words.
  package static func read(_ path: String) throws(RenderError) -> [UInt8] {
    // Don't wait in the call for a writer of the pipe: the waiting below can be canceled.
    let descriptor = path == "-" ? STDIN_FILENO : unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw failure(errno, path) }
    defer { if descriptor != STDIN_FILENO { _ = close(descriptor) } }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      try waitForInput(descriptor, path)
      guard bytes.count <= largest else {
        throw RenderError(.missingInput("it has more than \(largest) bytes"), path: path)
      }
      let got = unsafe piece.withUnsafeMutableBytes { buffer in
        // Sound: the call writes at most as many bytes as the buffer has.
        unsafe readBytes(descriptor, buffer.baseAddress, buffer.count)
      }
      let code = errno
      bytes += piece.prefix(max(0, got))
      if got == 0 { return bytes }
      if got < 0, code != EINTR, code != EAGAIN { throw failure(code, path) }
    }
  }

  /// All bytes of a file that another file refers to, which must be a regular file, so reading never blocks.
  ///
  /// - Throws: ``RenderError/Reason/missingInput(_:)`` when it is a pipe, a socket or a device, or cannot be read.
  static func readNamed(_ path: String) throws(RenderError) -> [UInt8] {
    var status = stat()
    // Sound: the call fills in the one local variable.
    if unsafe stat(path, &status) == 0, ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) {
      throw RenderError(.missingInput("it is not a file but a pipe, a socket, or a device"), path: path)
    }
    return try read(path)
  }

  /// Waits until there is something to read, which can take long on a terminal or a pipe, or until the task is
  /// canceled.
  static func waitForInput(_ descriptor: Int32, _ path: String) throws(RenderError) {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    // Sound: the call is given the one local variable that it fills in.
    while unsafe poll(&request, 1, 100) == 0 {
      if Task.isCancelled { throw failure(ECANCELED, path) }
    }
  }

  static func failure(_ code: Int32, _ path: String) -> RenderError {
    // `strerror` returns text that is valid until the thread's next call; it is copied at once.
    let text = unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
    return RenderError(.missingInput(text), path: path == "-" ? "standard input" : path)
  }
}
