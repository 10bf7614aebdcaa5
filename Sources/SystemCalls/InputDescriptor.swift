/// The system's `read`, under another name because a member of the same name would hide it.
private let readBytes: @Sendable (Int32, UnsafeMutableRawPointer?, Int) -> Int = { unsafe read($0, $1, $2) }

/// A file descriptor for reading, closed at the end of the value's lifetime.
package struct InputDescriptor: ~Copyable, Sendable {
  private let number: Int32

  /// The standard input; it stays open.
  package static var standardInput: InputDescriptor { InputDescriptor(number: STDIN_FILENO) }

  private init(number: Int32) { self.number = number }

  /// Takes ownership of an open descriptor.
  package init(owning number: Int32) { self.number = number }

  /// Opens a file.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - waitsForWriter: True if opening a pipe blocks until a process opens it for writing.
  /// - Throws: ``SystemFailure``.
  package init(_ path: String, waitsForWriter: Bool = true) throws(SystemFailure) {
    // Sound: the C string is valid during the call.
    number = unsafe open(path, O_RDONLY | O_CLOEXEC | (waitsForWriter ? 0 : O_NONBLOCK))
    guard number >= 0 else { throw SystemFailure() }
  }

  deinit { if number > STDIN_FILENO { _ = close(number) } }

  /// Waits until input is available or has ended.
  ///
  /// - Parameter milliseconds: The maximum time to wait.
  /// - Returns: False if the time has run out.
  package func waitForInput(milliseconds: Int32) -> Bool {
    var request = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
    // Sound: the call receives the single local variable that it fills in.
    return unsafe poll(&request, 1, milliseconds) != 0
  }

  /// Reads the next bytes into a range of an array.
  ///
  /// - Parameters:
  ///   - bytes: The array.
  ///   - range: The range to fill; the call may fill only its beginning.
  /// - Returns: The number of bytes read, 0 at the end of the input; nil if the call should be repeated.
  /// - Throws: ``SystemFailure``.
  /// - Precondition: The range is inside the array.
  package func read(into bytes: inout [UInt8], _ range: Range<Int>) throws(SystemFailure) -> Int? {
    precondition(range.lowerBound >= 0 && range.upperBound <= bytes.count, "a part of the array")
    // Sound: the call writes at most as many bytes as the range holds.
    let count = unsafe bytes.withUnsafeMutableBytes { buffer in
      unsafe readBytes(number, buffer.baseAddress.map { unsafe $0 + range.lowerBound }, range.count)
    }
    if count >= 0 { return count }
    let failure = SystemFailure()
    if failure.code == EINTR || failure.code == EAGAIN { return nil }
    throw failure
  }

  /// Moves to an offset from the beginning, in bytes; returns false if the input is a pipe.
  package func seek(to offset: Int) -> Bool { lseek(number, off_t(offset), SEEK_SET) >= 0 }
}
