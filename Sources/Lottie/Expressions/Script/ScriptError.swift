/// A reason for a script to fail.
enum ScriptError: Error {
  /// A value that the script throws, or a mistake in it; it can catch both.
  case thrown(String)
  /// A part of the language or of After Effects that is not known here; no script can catch it, as that would hide it.
  case unsupported(String)
  /// A limit that is exceeded.
  case limit(String)

  /// A mistake that the script can catch.
  static func mistake(_ message: String) -> ScriptError { .thrown(message) }

  /// The reason, for a message.
  var reason: String {
    switch self {
    case .thrown(let text): String(text.prefix(200))
    case .unsupported(let name): "\(name.prefix(200)) is not supported"
    case .limit(let what): what
    }
  }
}
