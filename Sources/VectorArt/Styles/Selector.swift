/// The elements that a rule of a style sheet applies to.
struct Selector: Hashable {
  /// A condition on one element.
  enum Condition: Hashable {
    case type(String)
    case id(String)
    case styleClass(String)
    /// The attribute is present, or its value compares so to a text.
    case attribute(String, Comparison?, String)
    case firstChild, lastChild, root
  }

  /// The comparison of an attribute's value with a text.
  enum Comparison: String {
    case equals = "="
    case hasWord = "~="
    case isOrBeginsWithDash = "|="
    case begins = "^="
    case ends = "$="
    case contains = "*="
  }

  /// The relation of an element to the one of the condition before.
  enum Combinator: Hashable {
    case inside, child, next, after
  }

  /// The conditions of elements from the outside in, each with the combinator to the one before.
  private(set) var steps: [(combinator: Combinator, conditions: [Condition])] = []

  static func == (a: Selector, b: Selector) -> Bool {
    a.steps.elementsEqual(b.steps) { $0.combinator == $1.combinator && $0.conditions == $1.conditions }
  }

  func hash(into hasher: inout Hasher) {
    for step in steps { hasher.combine(step.conditions) }
  }

  /// Reads one selector; nil when it isn't one, or of a kind that isn't known.
  init?(_ text: String) {
    var scanner = ValueScanner(text.trimmed)
    var combinator = Combinator.inside
    while !scanner.isAtEnd {
      guard let conditions = Selector.conditions(&scanner) else { return nil }
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

  /// The specificity: ids, then classes and attributes, then types.
  var specificity: [Int] {
    var counts = [0, 0, 0]
    for condition in steps.flatMap(\.conditions) {
      switch condition {
      case .id: counts[0] += 1
      case .styleClass, .attribute, .firstChild, .lastChild, .root: counts[1] += 1
      case .type: counts[2] += 1
      }
    }
    return counts
  }

  private static func conditions(_ scanner: inout ValueScanner) -> [Condition]? {
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
        switch scanner.name() {
        case "first-child": conditions.append(.firstChild)
        case "last-child": conditions.append(.lastChild)
        case "root": conditions.append(.root)
        default: return nil
        }
      } else if scanner.take("[") {
        guard let text = scanner.text(upTo: "]"), let condition = attribute(text) else { return nil }
        conditions.append(condition)
      } else {
        return conditions.isEmpty && !isUniversal ? nil : conditions
      }
    }
  }

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
    if let quote = value.first, quote == "\"" || quote == "'" { value = String(value.dropFirst().dropLast()) }
    return name.isEmpty ? nil : .attribute(name, comparison, value)
  }
}
