import Encodings

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
      case _ where scalar.isObeyedByTerminals: literal += "\\u{\(String(scalar.value, radix: 16))}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }

  /// Returns a text on a single line, with a space for each scalar that would end the line or reorder the text.
  package static func line(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: \.isObeyedByTerminals) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map { $0.isObeyedByTerminals ? " " : $0 }))
  }
}
