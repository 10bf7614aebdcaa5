/// The failure of a system call.
package struct SystemFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The error code that the call stored in `errno`.
  package let code: Int32

  /// Creates a failure; by default, for this thread's last system call.
  package init(_ code: Int32 = errno) { self.code = code }

  /// The system's description of the error.
  package var description: String {
    // Sound: `strerror` returns text that is valid until the thread's next call; it is copied immediately.
    unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
  }
}
