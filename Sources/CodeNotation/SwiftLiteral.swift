/// Writes texts in Swift source code.
package enum SwiftLiteral {
  /// Returns a text as a string literal.
  package static func quoted(_ text: String) -> String {
    var literal = "\""
    // Compilers read scalars: a quote ends a literal even if a combining mark follows it and forms one character with
    // it.
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": literal += "\\\\"
      case "\"": literal += "\\\""
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case _ where isControl(scalar): literal += "\\u{\(String(scalar.value, radix: 16))}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }

  /// Returns a text on a single line, with a space for each scalar that would end the line or reorder the text.
  package static func line(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map { isControl($0) ? " " : $0 }))
  }

  /// Returns whether a scalar is a control character, a line terminator, or a mark that reorders text.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
