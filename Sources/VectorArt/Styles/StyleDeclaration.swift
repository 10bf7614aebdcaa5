/// A property set by a style sheet or a `style` attribute.
struct StyleDeclaration: Hashable {
  var name: String
  var value: String
  var isImportant = false

  /// Parses a list of declarations such as `fill: red; stroke: none`; invalid ones are dropped.
  static func list(_ text: String) -> [StyleDeclaration] {
    StyleText.split(text, at: ";").compactMap { part in
      guard let colon = part.firstIndex(of: ":") else { return nil }
      let written = part[..<colon].trimmed
      let name = written.hasPrefix("--") ? written : written.lowercased()
      var value = part[part.index(after: colon)...].trimmed
      var isImportant = false
      if let mark = value.lastIndex(of: "!"), value[value.index(after: mark)...].trimmed.lowercased() == "important" {
        value = value[..<mark].trimmed
        isImportant = true
      }
      return value.isEmpty ? nil : StyleDeclaration(name: name, value: value, isImportant: isImportant)
    }
  }
}
