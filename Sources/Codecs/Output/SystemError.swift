import SystemCalls

extension OutputError {
  /// The error that the last system call left in `errno`, with a path.
  static func system(_ path: String, code: Int32 = errno) -> OutputError {
    if code == EPIPE { return .brokenPipe }
    if code == EEXIST { return .exists(path: path) }
    // `strerror` returns text that is valid until the thread's next call; it is copied at once.
    return .cannotWrite(path: path, reason: unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)")
  }
}
