import Encodings
import SceneDiagnostics

/// Text for a terminal in which only styles can contain control characters; in interpolated values, they are escaped.
struct TerminalText: ExpressibleByStringInterpolation {
  /// The bytes to send.
  fileprivate(set) var encoded: String

  /// Creates text whose control characters are escaped.
  init(_ text: some StringProtocol) { encoded = text.printable }

  /// Creates text in a style; `code` has the parameters of ECMA-48's “select graphic rendition”.
  init(_ text: some StringProtocol, graphicRendition code: String) {
    encoded = "\u{1B}[\(code)m\(text.printable)\u{1B}[0m"
  }

  init(stringLiteral text: String) { self.init(text) }

  init(stringInterpolation parts: StringInterpolation) { encoded = parts.encoded }

  static func + (a: TerminalText, b: TerminalText) -> TerminalText {
    var joined = a
    joined.encoded += b.encoded
    return joined
  }

  /// Collects the parts of an interpolated text.
  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var encoded = ""

    init(literalCapacity: Int, interpolationCount: Int) { encoded.reserveCapacity(literalCapacity) }

    mutating func appendLiteral(_ literal: String) { encoded += literal.printable }

    mutating func appendInterpolation(_ text: TerminalText) { encoded += text.encoded }

    mutating func appendInterpolation(_ value: some Any) { encoded += "\(value)".printable }
  }
}
