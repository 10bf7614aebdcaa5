/// A component of a target, between dots.
struct TargetWord {
  let name: String
  /// The source text of its indices; empty if there are none.
  var indices: [String] = []

  /// Returns the components of a target.
  static func all(in text: String) -> [TargetWord] {
    var parts: [String] = []
    var part = ""
    var depth = 0
    for character in text {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if character == ".", depth == 0 {
        parts.append(part)
        part = ""
      } else {
        part.append(character)
      }
    }
    parts.append(part)
    return parts.map { part in
      guard let open = part.firstIndex(of: "("), part.hasSuffix(")") else { return TargetWord(name: part) }
      return TargetWord(
        name: String(part[..<open]),
        indices: part[part.index(after: open)...].dropLast().split(separator: ",").map(String.init))
    }
  }
}
