/// The system's `read`; a member of the same name would hide it.
private let readBytes: @Sendable (Int32, UnsafeMutableRawPointer?, Int) -> Int = { unsafe read($0, $1, $2) }

/// A file that is open for reading, closed at the end of the value's lifetime.
package struct InputDescriptor: ~Copyable, Sendable {
  private let number: Int32

  /// The standard input; it stays open.
  package static var standardInput: InputDescriptor { InputDescriptor(number: STDIN_FILENO) }

  private init(number: Int32) { self.number = number }

  /// Takes ownership of an open descriptor, and closes it at the end of the value's lifetime.
  package init(owning number: Int32) { self.number = number }

  /// Opens a file.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - waitsForWriter: True if opening a pipe waits for who writes to it.
  /// - Throws: ``SystemFailure``.
  package init(_ path: String, waitsForWriter: Bool = true) throws(SystemFailure) {
    // Sound: Swift keeps the C string for the call.
    number = unsafe open(path, O_RDONLY | O_CLOEXEC | (waitsForWriter ? 0 : O_NONBLOCK))
    guard number >= 0 else { throw SystemFailure() }
  }

  deinit { if number > STDIN_FILENO { _ = close(number) } }

  /// Waits until there is something to read or the input has ended.
  ///
  /// - Parameter milliseconds: The longest wait.
  /// - Returns: False if it took longer.
  package func waitForInput(milliseconds: Int32) -> Bool {
    var request = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
    // Sound: the call is given the one local variable that it fills in.
    return unsafe poll(&request, 1, milliseconds) != 0
  }

  /// Reads the next bytes into a part of an array.
  ///
  /// - Parameters:
  ///   - bytes: The array.
  ///   - range: The part of it; the call may fill only its beginning.
  /// - Returns: The number of bytes, 0 at the end of the input; nil if the call is to be repeated.
  /// - Throws: ``SystemFailure``.
  /// - Precondition: The part is inside the array.
  package func read(into bytes: inout [UInt8], _ range: Range<Int>) throws(SystemFailure) -> Int? {
    precondition(range.lowerBound >= 0 && range.upperBound <= bytes.count, "a part of the array")
    // Sound: the call writes at most as many bytes as the part of the buffer has.
    let count = unsafe bytes.withUnsafeMutableBytes { buffer in
      unsafe readBytes(number, buffer.baseAddress.map { unsafe $0 + range.lowerBound }, range.count)
    }
    if count >= 0 { return count }
    let failure = SystemFailure()
    if failure.code == EINTR || failure.code == EAGAIN { return nil }
    throw failure
  }

  /// Seeks to a byte counted from the beginning; false if the input is a pipe.
  package func seek(to offset: Int) -> Bool { lseek(number, off_t(offset), SEEK_SET) >= 0 }
}
