extension String {
  /// The text as element content or as an attribute value in double quotes, for HTML, SVG, and XML.
  ///
  /// Characters outside XML 1.0's `Char` production (section 2.2) become U+FFFD. Parsers read scalars: a quote ends an
  /// attribute even if a combining mark follows and forms one character with it.
  package var escapedAsMarkup: String {
    unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
