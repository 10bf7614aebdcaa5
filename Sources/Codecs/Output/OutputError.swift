import SystemCalls

/// A reason why a file cannot be written.
public enum OutputError: Error, Hashable, Sendable {
  /// The system reported an error; the reason is its own message, such as "No space left on device".
  case cannotWrite(path: String, reason: String)
  /// A file or folder of that name exists and must not be replaced.
  case exists(path: String)
  /// The reader of the output closed it.
  case brokenPipe
  /// The name isn't a pattern for numbered files: it needs exactly one `%d` or `%04d`, in its last component.
  case badPattern(String)
  /// The image itself cannot be encoded.
  case image(ImageError)
}

extension OutputError: CustomStringConvertible {
  /// The message for the user, in one sentence.
  public var description: String {
    switch self {
    case .cannotWrite(let path, let reason): "cannot write \(path): \(reason)"
    case .exists(let path): "\(path) already exists"
    case .brokenPipe: "the output was closed by its reader"
    case .badPattern(let pattern):
      "the file name in \(pattern) must contain exactly one placeholder for the frame number, such as %04d"
    case .image(let error): "a frame \(error)"
    }
  }
}

extension OutputError {
  /// Returns the error of a system call, from `errno` unless a code is given.
  static func system(_ path: String, code: Int32 = errno) -> OutputError {
    if code == EPIPE { return .brokenPipe }
    if code == EEXIST { return .exists(path: path) }
    return .cannotWrite(path: path, reason: "\(SystemFailure(code))")
  }
}
