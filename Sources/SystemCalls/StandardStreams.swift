/// The system's `write`; a member of the same name would hide it.
private let writeBytes: @Sendable (Int32, UnsafeRawPointer?, Int) -> Int = { unsafe write($0, $1, $2) }

/// The streams that a process begins with.
package enum StandardStreams {
  /// Keeps files that are opened later from becoming a standard stream and receiving messages: streams that were closed
  /// when the process began can then be neither read nor written.
  package static func occupy() {
    for (number, mode) in [(0, O_WRONLY), (1, O_RDONLY), (2, O_RDONLY)] where fcntl(Int32(number), F_GETFD) < 0 {
      // Sound: Swift keeps the C string for the call. The system returns the lowest free number; the lower ones are
      // taken.
      _ = unsafe open("/dev/null", mode)
    }
  }

  /// Writes messages verbatim; write errors are ignored.
  package static func write(_ text: String, to descriptor: Int32) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      // Sound: the call reads only the rest of the array.
      let count = unsafe rest.withUnsafeBytes { unsafe writeBytes(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if count == 0 || errno != EINTR {
        return
      }
    }
  }

  /// The width of a terminal in characters, if it is known.
  package static func width(ofTerminal descriptor: Int32) -> Int? {
    var size = winsize()
    // Sound: the call fills in a local variable, read only on success.
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
