import Geometry

/// The environment for the conditions of `@media` and `@supports`: a screen of the drawing's size with a light color
/// scheme, hover, and motion enabled.
struct StyleConditions {
  /// The size of the drawing in points; nil if it is unknown.
  var size: Size?

  /// Returns true if a list of media queries holds (Media Queries Level 4).
  func holds(media text: String) -> Bool {
    let queries = StyleText.split(text.lowercased(), at: ",").map(\.trimmed)
    return text.trimmed.isEmpty
      || queries.contains { query in
        var words = query.words
        let isNegated = words.first == "not" && words.count > 1 && !words[1].hasPrefix("(")
        if isNegated || words.first == "only" { words.removeFirst() }
        guard let first = words.first, !first.hasPrefix("("), first != "not" else {
          return Self.holds(query) { feature($0) } ?? false
        }
        let isOfType = first == "all" || first == "screen"
        let rest = words.dropFirst()
        guard rest.isEmpty || rest.first == "and" else { return false }
        let condition = rest.isEmpty ? true : Self.holds(rest.dropFirst().joined(separator: " ")) { feature($0) }
        guard let condition else { return false }
        return (isOfType && condition) != isNegated
      }
  }

  /// Returns true if a condition of `@supports` holds (CSS Conditional Rules Module Level 3).
  func holds(supports text: String) -> Bool {
    Self.holds(text) { text in
      guard let declaration = StyleDeclaration.list(text).first else { return nil }
      if declaration.name.hasPrefix("--") { return true }
      if AnimationProperty(rawValue: declaration.name) != nil { return true }
      if let property = Property(rawValue: declaration.name) {
        return Shorthand.longhands(property, declaration.value).contains { $0.0.accepts($0.1) }
      }
      return DeclaredStyle.geometryNames.contains(declaration.name)
    } ?? false
  }

  /// Evaluates conditions in parentheses joined by `and`, `or`, and `not`; nil if the text has another form.
  private static func holds(_ text: String, depth: Int = 0, _ leaf: (String) -> Bool?) -> Bool? {
    guard depth < 32 else { return nil }
    var rest = text.trimmed[...]
    var (result, joint, isNegated): (Bool?, String, Bool) = (nil, "", false)
    while !rest.isEmpty {
      rest = rest.drop { $0.isWhitespace }
      let word = rest.prefix { $0.isLetter || $0 == "-" }
      rest = rest.dropFirst(word.count)
      let isCall = rest.first == "("
      if isCall, word.isEmpty || !["and", "or", "not"].contains(word.lowercased()) {
        guard let inside = parenthesized(rest) else { return nil }
        rest = rest.dropFirst(inside.count + 2)
        var value: Bool
        if word.lowercased() == "selector" {
          value = Selector(inside) != nil
        } else if !word.isEmpty {
          value = false
        } else if inside.trimmed.hasPrefix("(") || inside.trimmed.lowercased().hasPrefix("not") {
          guard let inner = holds(inside, depth: depth + 1, leaf) else { return nil }
          value = inner
        } else {
          guard let own = leaf(inside) else { return nil }
          value = own
        }
        if isNegated { value.toggle() }
        isNegated = false
        switch (result, joint) {
        case (nil, ""): result = value
        case (let before?, "and"): result = before && value
        case (let before?, "or"): result = before || value
        default: return nil
        }
        joint = ""
      } else {
        switch word.lowercased() {
        case "not": isNegated.toggle()
        case "and", "or": joint = word.lowercased()
        default: return nil
        }
      }
    }
    return joint.isEmpty && !isNegated ? result : nil
  }

  /// Returns the text inside the parentheses at the beginning of a text.
  private static func parenthesized(_ text: Substring) -> String? {
    var depth = 0
    for index in text.indices {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      if depth == 0 { return String(text[text.index(after: text.startIndex)..<index]) }
    }
    return nil
  }

  /// Returns true if a media feature has the queried value; nil for an unknown feature.
  private func feature(_ text: String) -> Bool? {
    if text.contains("<") || text.contains(">") || text.contains("=") { return range(text) }
    let parts = text.split(separator: ":", maxSplits: 1).map(\.trimmed)
    guard let name = parts.first else { return nil }
    let value = parts.count > 1 ? parts[1] : nil
    let own = [
      "prefers-color-scheme": "light", "prefers-reduced-motion": "no-preference", "prefers-contrast": "no-preference",
      "prefers-reduced-transparency": "no-preference", "prefers-reduced-data": "no-preference", "hover": "hover",
      "any-hover": "hover", "pointer": "fine", "any-pointer": "fine", "forced-colors": "none",
      "inverted-colors": "none", "update": "fast", "scripting": "none", "color-gamut": "srgb",
      "display-mode": "browser",
      "dynamic-range": "standard", "grid": "0", "monochrome": "0", "color": "8",
    ]
    if let known = own[name] { return value.map { $0 == known } ?? !["no-preference", "none", "0"].contains(known) }
    if name == "orientation", let size { return value == (size.width > size.height ? "landscape" : "portrait") }
    for (prefix, compare) in [("min-", { $0 >= $1 }), ("max-", { $0 <= $1 })] as [(String, (Double, Double) -> Bool)]
    where name.hasPrefix(prefix) {
      guard let wanted = value.flatMap({ Self.number($0) }), let own = extent(String(name.dropFirst(4))) else {
        return false
      }
      return compare(own, wanted)
    }
    guard let own = extent(name) else { return nil }
    return value.map { Self.number($0) == own } ?? (own > 0)
  }

  /// Evaluates `width >= 600px`, `600px < width`, or `200px <= width <= 600px`.
  private func range(_ text: String) -> Bool? {
    var parts: [String] = []
    var signs: [String] = []
    var part = ""
    for character in text {
      if "<>=".contains(character) {
        if part.trimmed.isEmpty, !signs.isEmpty {
          signs[signs.count - 1].append(character)
        } else {
          parts.append(part.trimmed)
          signs.append(String(character))
          part = ""
        }
      } else {
        part.append(character)
      }
    }
    parts.append(part.trimmed)
    let values = parts.map { extent($0) ?? Self.number($0) }
    guard (1...2).contains(signs.count), values.count == signs.count + 1 else { return nil }
    for (index, sign) in signs.enumerated() {
      guard let a = values[index], let b = values[index + 1] else { return nil }
      let holds: Bool
      switch sign {
      case "<": holds = a < b
      case "<=": holds = a <= b
      case ">": holds = a > b
      case ">=": holds = a >= b
      case "=": holds = a == b
      default: return nil
      }
      if !holds { return false }
    }
    return true
  }

  private func extent(_ name: String) -> Double? {
    guard let size else { return nil }
    switch name {
    case "width", "device-width": return size.width
    case "height", "device-height": return size.height
    case "aspect-ratio": return size.width / size.height
    case "resolution": return 1
    default: return nil
    }
  }

  private static func number(_ text: String) -> Double? {
    let parts = text.split(separator: "/").compactMap { Double(number: $0.trimmed) }
    if parts.count == 2, text.contains("/") { return parts[1] > 0 ? parts[0] / parts[1] : nil }
    if text.hasSuffix("dppx") { return Double(number: String(text.dropLast(4))) }
    if text.hasSuffix("dpi") { return Double(number: String(text.dropLast(3))).map { $0 / 96 } }
    return Length(text)?.pixels(of: 0, fontSize: 16)
  }
}
