/// An error that ends a script.
enum ScriptError: Error {
  /// A value that the script throws, or a runtime error; the script can catch both.
  case thrown(String)
  /// An unsupported feature of the language or of After Effects; scripts cannot catch it, so that it is always
  /// reported.
  case unsupported(String)
  /// An exceeded limit.
  case limit(String)

  /// Creates a runtime error that the script can catch.
  static func mistake(_ message: String) -> ScriptError { .thrown(message) }

  /// The description of the error.
  var reason: String {
    switch self {
    case .thrown(let text): String(text.prefix(200))
    case .unsupported(let name): "\(name.prefix(200)) is not supported"
    case .limit(let what): what
    }
  }
}
