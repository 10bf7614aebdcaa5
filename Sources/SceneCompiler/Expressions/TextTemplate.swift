/// A text with interpolated expressions `\(…)`; `\\(` is a literal backslash and parenthesis.
package enum TextTemplate {
  package enum Part {
    case plain(String)
    case expression(String)
  }

  /// Returns the parts of a text; nil if it contains no backslash.
  package static func parts(of text: String) -> [Part]? {
    guard text.contains("\\") else { return nil }
    var parts: [Part] = []
    var plain = ""
    var rest = Substring(text)
    while let open = rest.firstIndex(of: "\\") {
      plain += rest[..<open]
      let after = rest[rest.index(after: open)...]
      if after.hasPrefix("\\(") {
        plain += "\\("
        rest = after.dropFirst(2)
      } else if after.hasPrefix("("), let end = closing(after) {
        parts += [.plain(plain), .expression(String(after[after.index(after: after.startIndex)..<end]))]
        plain = ""
        rest = after[after.index(after: end)...]
      } else {
        plain += "\\"
        rest = after
      }
    }
    return parts + [.plain(plain + rest)]
  }

  /// Returns the index of the parenthesis that closes the first one.
  private static func closing(_ text: Substring) -> String.Index? {
    var depth = 0
    for index in text.indices {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }
}
