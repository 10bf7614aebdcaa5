/// The system's `write`, under another name because a member of the same name would hide it.
private let writeBytes: @Sendable (Int32, UnsafeRawPointer?, Int) -> Int = { unsafe write($0, $1, $2) }

/// The standard input, output, and error streams.
package enum StandardStreams {
  /// Prevents files that are opened later from becoming a standard stream and receiving messages: standard streams that
  /// were closed when the process started are opened such that they can be neither read nor written.
  package static func occupy() {
    for (number, mode) in [(0, O_WRONLY), (1, O_RDONLY), (2, O_RDONLY)] where fcntl(Int32(number), F_GETFD) < 0 {
      // Sound: the C string is valid during the call. The system returns the lowest free number, and the lower ones are
      // taken.
      _ = unsafe open("/dev/null", mode)
    }
  }

  /// Writes text verbatim; write errors are ignored.
  package static func write(_ text: String, to descriptor: Int32) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      // Sound: the call reads only the remaining part of the array.
      let count = unsafe rest.withUnsafeBytes { unsafe writeBytes(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if count == 0 || errno != EINTR {
        return
      }
    }
  }

  /// Returns the width of a terminal in characters; nil if it is unknown.
  package static func width(ofTerminal descriptor: Int32) -> Int? {
    var size = winsize()
    // Sound: the call fills in a local variable, read only on success.
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
