/// A property set by a style sheet or a `style` attribute.
struct StyleDeclaration: Hashable {
  var name: String
  var value: String
  var isImportant = false

  /// The properties that browsers also accept with the prefix `-webkit-` (Compatibility Standard, section 3.1).
  private static let prefixed: Set = [
    "clip-path", "filter", "mask", "mask-clip", "mask-composite", "mask-image", "mask-origin", "mask-position",
    "mask-repeat", "mask-size", "opacity", "transform", "transform-origin",
  ]

  /// Returns the name of a property without the prefix that does not change it.
  private static func standardName(_ name: String) -> String {
    guard name.hasPrefix("-webkit-") else { return name }
    let rest = String(name.dropFirst(8))
    return prefixed.contains(rest) ? rest : name
  }

  /// Parses a list of declarations such as `fill: red; stroke: none`; invalid ones are dropped.
  static func list(_ text: String) -> [StyleDeclaration] {
    StyleText.split(text, at: ";").flatMap { part in
      guard let colon = part.firstIndex(of: ":") else { return [StyleDeclaration]() }
      let written = part[..<colon].trimmed
      let name = written.hasPrefix("--") ? written : standardName(written.lowercased())
      var value = part[part.index(after: colon)...].trimmed
      var isImportant = false
      if let mark = value.lastIndex(of: "!"), value[value.index(after: mark)...].trimmed.lowercased() == "important" {
        value = value[..<mark].trimmed
        isImportant = true
      }
      // The shorthand shares its name with the attribute of gradient stops, so it isn't a ``Property``.
      let longhands = name == "offset" ? OffsetMotion.longhands(value) : []
      guard longhands.isEmpty else {
        return longhands.map { StyleDeclaration(name: $0.0.rawValue, value: $0.1, isImportant: isImportant) }
      }
      return value.isEmpty ? [] : [StyleDeclaration(name: name, value: value, isImportant: isImportant)]
    }
  }
}
