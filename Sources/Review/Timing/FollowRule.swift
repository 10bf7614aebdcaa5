import LayerTree

/// A rule that computes a property from others at every tick.
package struct FollowRule: Hashable, Sendable {
  /// The target in source form: the layer and the property, such as `caption.opacity`.
  package let target: String
  /// The layer's name, qualified as in the source.
  package let layer: String
  /// The property, such as `transform` or `position.y`.
  package let property: String
  /// The expression in source form.
  package let expression: String
  /// The names used in the expression, with their definitions, in evaluation order.
  package let names: [(name: String, expression: String)]
  /// The properties and states that the rule reads, such as `feed.contentOffset.y`.
  package let drivers: [String]

  /// The first components of the key paths of properties.
  private static let roots = Set(
    AnimatableProperty.all.compactMap { $0.keyPath.split(separator: ".").first.map(String.init) }
      + ["frame", "center", "size", "text"])

  /// Returns the rules in the lines of `always`.
  ///
  /// - Parameters:
  ///   - lines: The target or name and the expression of each line; a name without a dot defines a value for later
  ///     lines.
  ///   - states: The names of the scene's states.
  /// - Returns: The rules of the lines that set a property.
  package static func all(_ lines: [(name: String, expression: String)], states: Set<String> = []) -> [FollowRule] {
    var named: [(name: String, expression: String)] = []
    var rules: [FollowRule] = []
    for line in lines {
      if line.name.contains(".") {
        rules.append(FollowRule(line, named, states))
      } else {
        named.removeAll { $0.name == line.name }
        named.append(line)
      }
    }
    return rules
  }

  private init(
    _ line: (name: String, expression: String), _ named: [(name: String, expression: String)], _ states: Set<String>
  ) {
    target = line.name
    let words = line.name.split(separator: ".").map(String.init)
    let start = words.dropFirst().firstIndex(where: Self.roots.contains) ?? words.count - 1
    layer = words[..<start].joined(separator: ".")
    property = words[start...].joined(separator: ".")
    expression = line.expression
    var wanted = Self.words(of: line.expression)
    var names: [(name: String, expression: String)] = []
    for value in named.reversed() where wanted.contains(value.name) {
      names.insert(value, at: 0)
      wanted += Self.words(of: value.expression)
    }
    self.names = names
    drivers = wanted.filter { word in
      (word.contains(".") && word.contains { $0.isLetter } || states.contains(word))
        && !names.contains { $0.name == word }
    }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// Returns the names in an expression: letters, digits, and dots, with parenthesized text directly after the name of
  /// a layer.
  private static func words(of expression: String) -> [String] {
    var words: [String] = []
    var word = ""
    var depth = 0
    for character in expression {
      if character == "(", !word.isEmpty { depth += 1 }
      if depth > 0 || character.isLetter || character.isNumber || character == "." || character == "_" {
        word.append(character)
      } else {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
      if character == ")", depth > 0 { depth -= 1 }
    }
    if !word.isEmpty { words.append(word) }
    // A call also reads its arguments.
    return words.flatMap { word -> [String] in
      guard let open = word.firstIndex(of: "("), word.last == ")" else { return [word] }
      return Self.words(of: String(word[word.index(after: open)...].dropLast()))
    }.filter { $0.first?.isLetter ?? false }
  }

  /// A description of the rule in one line: `follows feed.contentOffset.y: 1 - offset / 250, where offset =
  /// feed.contentOffset.y`.
  package var text: String {
    let whole = names.isEmpty ? "" : ", where " + names.map { "\($0.name) = \($0.expression)" }.joined(separator: ", ")
    return "follows \(drivers.isEmpty ? "the time" : drivers.joined(separator: ", ")): \(expression)\(whole)"
  }

  /// Returns whether the rule sets a property of a layer, or a property that contains it.
  func covers(_ path: String, _ keyPath: String) -> Bool {
    func family(_ name: Substring?) -> Substring { name?.prefix { $0 != "(" } ?? "" }
    let own = path.split(separator: ".").last
    guard family(own) == family(layer.split(separator: ".").last) else { return false }
    switch property {
    case "frame": return keyPath.hasPrefix("position") || keyPath.hasPrefix("bounds")
    case "center": return keyPath.hasPrefix("position")
    case "size": return keyPath.hasPrefix("bounds.size")
    default: return keyPath == property || keyPath.hasPrefix(property + ".") || property.hasPrefix(keyPath + ".")
    }
  }

  /// Returns whether two rules have the same line and the same definitions.
  package static func == (one: FollowRule, other: FollowRule) -> Bool {
    one.target == other.target && one.text == other.text
  }

  /// Hashes the line of the rule.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(target)
    hasher.combine(text)
  }
}
