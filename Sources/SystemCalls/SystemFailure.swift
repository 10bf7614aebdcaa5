/// The reason why a system call failed.
package struct SystemFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The number that the call left in `errno`.
  package let code: Int32

  /// Makes a failure; by default the one of this thread's last call.
  package init(_ code: Int32 = errno) { self.code = code }

  /// The system's own words.
  package var description: String {
    // Sound: `strerror` returns text that is valid until the thread's next call; it is copied immediately.
    unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
  }
}
