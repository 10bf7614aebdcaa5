import Encodings

/// Texts in Swift's source code.
package enum SwiftLiteral {
  /// A text as a literal.
  package static func quoted(_ text: String) -> String {
    var literal = "\""
    // Compilers read scalars: a quote ends a literal even if a combining mark follows and forms one character with it.
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

  /// A text with a space for each scalar that would end a line or show it in another order.
  package static func line(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: \.isObeyedByTerminals) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map { $0.isObeyedByTerminals ? " " : $0 }))
  }
}
