extension StringProtocol {
  /// The text with every character that controls a terminal escaped.
  ///
  /// Escapes follow Swift's string literals, such as `\u{1B}`. Line feeds and tabs are kept.
  package var printable: String { escaped { $0.isObeyedByTerminals && $0 != "\n" && $0 != "\t" } }

  /// The text on one line, with every character that controls a terminal escaped, including line feeds and tabs.
  package var printableLine: String { escaped(\.isObeyedByTerminals) }

  private func escaped(_ isEscaped: (Unicode.Scalar) -> Bool) -> String {
    guard unicodeScalars.contains(where: isEscaped) else { return String(self) }
    var text = ""
    for scalar in unicodeScalars {
      if isEscaped(scalar) { text += scalar.escapedText } else { text.unicodeScalars.append(scalar) }
    }
    return text
  }
}

extension Unicode.Scalar {
  /// A Boolean value that indicates whether terminals act on the character: the control characters of ASCII and Latin-1
  /// (C0, DEL, C1), the marks and overrides of the writing direction (Unicode Standard Annex 9, section 2), and
  /// Unicode's own line and paragraph separators.
  package var isObeyedByTerminals: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// The character as an escape sequence of Swift's string literals.
  fileprivate var escapedText: String {
    switch self {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{\(String(value, radix: 16, uppercase: true))}"
    }
  }
}
