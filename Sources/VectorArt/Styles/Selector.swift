/// A selector of a style sheet rule.
struct Selector: Hashable {
  /// A condition on one element.
  enum Condition: Hashable {
    case type(String)
    case id(String)
    case styleClass(String)
    /// The attribute is present, and its value matches a text if there is a comparison.
    case attribute(String, Comparison?, String)
    /// As ``attribute``, regardless of the case of ASCII letters.
    case caselessAttribute(String, Comparison, String)
    case root, empty
    /// The position of the element among its siblings matches an `an + b` pattern; only siblings of its type count if
    /// `isOfType`.
    case nth(StepPattern, fromEnd: Bool, isOfType: Bool)
    /// At least one of several selectors matches, or none does if `isNegated`; they do not add to the specificity if
    /// `isWeightless`.
    case any([Selector], isNegated: Bool, isWeightless: Bool)
    /// A state that an element of a drawing never has, such as `:hover`.
    case never
  }

  /// An operator that compares an attribute's value with a text.
  enum Comparison: String {
    case equals = "="
    case hasWord = "~="
    case isOrBeginsWithDash = "|="
    case begins = "^="
    case ends = "$="
    case contains = "*="
  }

  /// The relation between an element and the element of the previous condition.
  enum Combinator: Hashable {
    case inside, child, next, after
  }

  /// The compound selectors from the outermost element to the subject, each with the combinator before it.
  private(set) var steps: [(combinator: Combinator, conditions: [Condition])] = []

  static func == (a: Selector, b: Selector) -> Bool {
    a.steps.elementsEqual(b.steps) { $0.combinator == $1.combinator && $0.conditions == $1.conditions }
  }

  func hash(into hasher: inout Hasher) {
    for step in steps { hasher.combine(step.conditions) }
  }

  /// The maximum nesting depth of selectors inside selectors.
  private static let maximumDepth = 4

  /// Parses one selector.
  ///
  /// Returns nil for an invalid selector or one of an unsupported kind. States such as `:hover` are only accepted
  /// inside another selector.
  init?(_ text: String, depth: Int = 0) {
    guard depth < Self.maximumDepth else { return nil }
    var scanner = ValueScanner(text.trimmed)
    var combinator = Combinator.inside
    while !scanner.isAtEnd {
      guard let conditions = Selector.conditions(&scanner, depth: depth) else { return nil }
      steps.append((combinator, conditions))
      scanner.skipSpace()
      combinator = .inside
      if scanner.take(">") {
        combinator = .child
      } else if scanner.take("+") {
        combinator = .next
      } else if scanner.take("~") {
        combinator = .after
      }
      scanner.skipSpace()
      if combinator != .inside, scanner.isAtEnd { return nil }
    }
    if steps.isEmpty { return nil }
  }

  /// Returns a selector of a rule inside a style rule as a selector that stands alone (CSS Nesting Module Level 1,
  /// section 3).
  ///
  /// - Parameters:
  ///   - text: The selector; `&` stands for the elements of the enclosing rule.
  ///   - parents: The selectors of the enclosing rule; empty if there is none.
  /// - Returns: The selector without `&`.
  static func nested(_ text: String, inside parents: [String]) -> String {
    guard let first = parents.first else { return text }
    let any = ":is(\(parents.joined(separator: ", ")))"
    // A single selector can stand in front as it is, which keeps nested selectors shallow.
    let front = parents.count == 1 ? first : any
    let parts = text.split(separator: "&", omittingEmptySubsequences: false)
    guard parts.count > 1 else { return "\(front) \(text)" }
    return parts.count == 2 && parts[0].isEmpty ? front + parts[1] : parts.joined(separator: any)
  }

  /// The specificity: the numbers of ids, of classes and attributes, and of types.
  var specificity: [Int] {
    var counts = [0, 0, 0]
    for condition in steps.flatMap(\.conditions) {
      switch condition {
      case .id: counts[0] += 1
      case .styleClass, .attribute, .caselessAttribute, .nth, .root, .empty, .never: counts[1] += 1
      case .type: counts[2] += 1
      case .any(_, _, isWeightless: true): break
      case .any(let selectors, _, _):
        let strongest = selectors.map(\.specificity).max { $0.lexicographicallyPrecedes($1) } ?? [0, 0, 0]
        counts = zip(counts, strongest).map { $0 + $1 }
      }
    }
    return counts
  }

  private static func conditions(_ scanner: inout ValueScanner, depth: Int) -> [Condition]? {
    var conditions: [Condition] = []
    let isUniversal = scanner.take("*")
    if !isUniversal {
      let type = scanner.name()
      if !type.isEmpty { conditions.append(.type(type)) }
    }
    while true {
      if scanner.take("#") {
        conditions.append(.id(scanner.name()))
      } else if scanner.take(".") {
        conditions.append(.styleClass(scanner.name()))
      } else if scanner.take(":") {
        guard let condition = pseudoClass(scanner.name().lowercased(), &scanner, depth: depth) else { return nil }
        conditions.append(condition)
      } else if scanner.take("[") {
        guard let text = scanner.text(upTo: "]"), let condition = attribute(text) else { return nil }
        conditions.append(condition)
      } else {
        return conditions.isEmpty && !isUniversal ? nil : conditions
      }
    }
  }

  /// The element states that never apply to a drawing.
  private static let states: Set = [
    "hover", "active", "focus", "focus-within", "focus-visible", "visited", "target", "checked", "disabled",
  ]

  private static func pseudoClass(_ name: String, _ scanner: inout ValueScanner, depth: Int) -> Condition? {
    let first = StepPattern(step: 0, offset: 1)
    switch name {
    case "root": return .root
    case "empty": return .empty
    case "first-child": return .nth(first, fromEnd: false, isOfType: false)
    case "last-child": return .nth(first, fromEnd: true, isOfType: false)
    case "first-of-type": return .nth(first, fromEnd: false, isOfType: true)
    case "last-of-type": return .nth(first, fromEnd: true, isOfType: true)
    case "only-child", "only-of-type":
      // `only-child` is both the first and the last of its siblings.
      let ends = [false, true].map { Condition.nth(first, fromEnd: $0, isOfType: name == "only-of-type") }
      return .any([Selector(ends)], isNegated: false, isWeightless: false)
    case "nth-child", "nth-last-child", "nth-of-type", "nth-last-of-type":
      guard scanner.take("("), let text = scanner.parenthesized(), let pattern = StepPattern(text) else { return nil }
      return .nth(pattern, fromEnd: name.contains("last"), isOfType: name.hasSuffix("type"))
    case "not", "is", "where", "matches", "-webkit-any":
      guard scanner.take("("), let text = scanner.parenthesized() else { return nil }
      let texts = StyleText.split(text, at: ",")
      let selectors = texts.compactMap { Selector($0, depth: depth + 1) }
      // A forgiving selector list skips unknown alternatives.
      if name == "not", selectors.count < texts.count { return nil }
      return .any(selectors, isNegated: name == "not", isWeightless: name == "where")
    default: return depth > 0 && states.contains(name) ? .never : nil
    }
  }

  /// Creates a selector with conditions on a single element.
  private init(_ conditions: [Condition]) { steps = [(.inside, conditions)] }

  private static func attribute(_ text: String) -> Condition? {
    guard let sign = text.firstIndex(of: "=") else {
      return text.trimmed.isEmpty ? nil : .attribute(text.trimmed, nil, "")
    }
    var name = text[..<sign].trimmed
    var comparison = Comparison.equals
    if let last = name.last, let found = Comparison(rawValue: "\(last)=") {
      comparison = found
      name = name.dropLast().trimmed
    }
    var value = text[text.index(after: sign)...].trimmed
    // A letter after the value sets whether case matters (Selectors Level 4, section 6.3).
    var isCaseless = false
    if let flag = StyleText.words(value).dropFirst().last?.lowercased(), flag == "i" || flag == "s" {
      isCaseless = flag == "i"
      value = value.dropLast().trimmed
    }
    if let quote = value.first, quote == "\"" || quote == "'" { value = String(value.dropFirst().dropLast()) }
    if name.isEmpty { return nil }
    return isCaseless
      ? .caselessAttribute(name, comparison, value.lowercased()) : .attribute(name, comparison, value)
  }
}
