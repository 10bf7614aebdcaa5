/// Matches selectors against elements.
///
/// Results are cached for each element, so the cost of a selector is at most its number of steps times the number of
/// the element's ancestors.
struct SelectorMatcher {
  private struct Question: Hashable {
    var element: Int
    var step: Int
  }

  private let document: Document
  private let previousSiblings: [Int?]
  /// The position of each element among its siblings, and among its siblings of the same type, counted from both ends.
  private let positions: [Positions]

  private struct Positions {
    var first = 1
    var last = 1
    var firstOfType = 1
    var lastOfType = 1
  }

  init(_ document: Document) {
    self.document = document
    var previous = [Int?](repeating: nil, count: document.elements.count)
    for element in document.elements {
      let children = element.childElements
      for (child, before) in zip(children.dropFirst(), children) { previous[child] = before }
    }
    previousSiblings = previous
    var positions = [Positions](repeating: Positions(), count: document.elements.count)
    for element in document.elements {
      let children = element.childElements
      var counts: [String: Int] = [:]
      for (index, child) in children.enumerated() {
        let name = document[child].name
        counts[name, default: 0] += 1
        (positions[child].first, positions[child].last) = (index + 1, children.count - index)
        positions[child].firstOfType = counts[name] ?? 1
      }
      for child in children {
        positions[child].lastOfType = (counts[document[child].name] ?? 0) - positions[child].firstOfType + 1
      }
    }
    self.positions = positions
  }

  func matches(_ selector: Selector, _ element: Int) -> Bool {
    var known: [Question: Bool] = [:]
    return matches(selector, element, step: selector.steps.count - 1, &known)
  }

  private func matches(
    _ selector: Selector, _ element: Int, step: Int, _ known: inout [Question: Bool]
  ) -> Bool {
    let (combinator, conditions) = selector.steps[step]
    guard conditions.allSatisfy({ holds($0, element) }) else { return false }
    if step == 0 { return true }
    let question = Question(element: element, step: step)
    if let answer = known[question] { return answer }
    var answer = false
    switch combinator {
    case .child:
      answer = document[element].parent.map { matches(selector, $0, step: step - 1, &known) } ?? false
    case .next:
      answer = previousSiblings[element].map { matches(selector, $0, step: step - 1, &known) } ?? false
    case .after:
      var before = previousSiblings[element]
      while let current = before, !answer {
        answer = matches(selector, current, step: step - 1, &known)
        before = previousSiblings[current]
      }
    case .inside:
      var outer = document[element].parent
      while let current = outer, !answer {
        answer = matches(selector, current, step: step - 1, &known)
        outer = document[current].parent
      }
    }
    known[question] = answer
    return answer
  }

  private func holds(_ condition: Selector.Condition, _ number: Int) -> Bool {
    let element = document[number]
    switch condition {
    case .type(let name): return element.name == name
    case .id(let id): return element.id == id
    case .styleClass(let name): return element["class"]?.words.contains(name) ?? false
    case .nth(let pattern, let fromEnd, let isOfType):
      guard element.parent != nil else { return false }
      let own = positions[number]
      return pattern.contains(
        isOfType ? (fromEnd ? own.lastOfType : own.firstOfType) : fromEnd ? own.last : own.first)
    case .any(let selectors, let isNegated, _): return selectors.contains { matches($0, number) } != isNegated
    case .empty: return element.children.isEmpty
    case .never: return false
    case .root: return element.parent == nil
    case .attribute(let name, let comparison, let text):
      guard let value = element[name] else { return false }
      return comparison.map { Self.holds($0, value, text) } ?? true
    case .caselessAttribute(let name, let comparison, let text):
      return element[name].map { Self.holds(comparison, $0.lowercased(), text) } ?? false
    }
  }

  private static func holds(_ comparison: Selector.Comparison, _ value: String, _ text: String) -> Bool {
    switch comparison {
    case .equals: value == text
    case .hasWord: value.words.contains(text)
    case .isOrBeginsWithDash: value == text || value.hasPrefix(text + "-")
    case .begins: !text.isEmpty && value.hasPrefix(text)
    case .ends: !text.isEmpty && value.hasSuffix(text)
    case .contains: !text.isEmpty && value.contains(text)
    }
  }
}
