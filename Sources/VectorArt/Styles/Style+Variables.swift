extension Style {
  /// Texts that name others which name others grow no larger than this, in bytes.
  private static let longest = 100_000

  /// A value with what is called `var(--name)` in it replaced; empty when a name stands for nothing.
  func resolved(_ value: String) -> String {
    var text = value
    // Each replacement may bring others, which go round in a circle at worst.
    for _ in 0..<32 {
      guard let start = text.firstRange(of: "var(") else { return text }
      let inside = text[start.upperBound...]
      var depth = 1
      guard
        let end = inside.firstIndex(where: { character in
          depth += character == "(" ? 1 : character == ")" ? -1 : 0
          return depth == 0
        })
      else { return "" }
      let parts = inside[..<end].split(separator: ",", maxSplits: 1)
      let known = parts.first.flatMap { variables[$0.trimmed] }
      guard let new = known ?? (parts.count > 1 ? parts[1].trimmed : nil), text.utf8.count < Self.longest else {
        return ""
      }
      text.replaceSubrange(start.lowerBound...end, with: new)
    }
    return ""
  }
}
