import Foundation

/// The parser of the visual format language for constraints: `H:|-[icon(20)]-8-[title(>=40@750)]|`.
///
/// Source: Apple, “Auto Layout Guide”, appendix “Visual Format Language”.
struct VisualFormat {
  /// A relation with a constant or a view's dimension, and a priority.
  struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var constant: CGFloat = 0
    var multiplier: CGFloat = 1
    /// The view whose dimension is compared; nil for a constant.
    var view: UIView?
    var priority = UILayoutPriority.required
  }

  /// A view, or the superview at an end, with the distance from the previous one.
  struct Element {
    /// The view; nil for the superview.
    var view: UIView?
    /// The conditions of the view's size.
    var sizes: [Predicate] = []
    /// The distance from the previous element; nil for the standard distance.
    var distances: [Predicate]?
  }

  /// True for a format that starts with `V:`.
  private(set) var isVertical = false
  /// The views, from the first to the last.
  private(set) var elements: [Element] = []
  private var rest: Substring
  private let format: String
  private let metrics: [String: Any]
  private let views: [String: Any]

  /// Parses a format.
  ///
  /// - Precondition: The format is valid, and its views and metrics are known.
  init(_ format: String, metrics: [String: Any]?, views: [String: Any]) {
    (self.format, self.metrics, self.views) = (format, metrics ?? [:], views)
    rest = format.filter { $0 != " " }[...]
    if take("V:") { isVertical = true } else { _ = take("H:") }
    parse()
  }

  private mutating func parse() {
    var distances: [Predicate]? = []
    if take("|") {
      elements.append(Element(view: nil))
      distances = connection()
    }
    while rest.first == "[" {
      elements.append(element(after: distances))
      distances = connection()
      if take("|") {
        elements.append(Element(view: nil, distances: distances))
        break
      }
    }
    if !rest.isEmpty || elements.isEmpty { fail("unexpected text") }
  }

  private mutating func element(after distances: [Predicate]?) -> Element {
    expect("[")
    var element = Element(view: view(named: name()), distances: distances)
    if take("(") { element.sizes = list() }
    expect("]")
    return element
  }

  /// Parses what is between two views: nothing for a distance of 0, `-` for the standard one, or `-8-`.
  private mutating func connection() -> [Predicate]? {
    guard take("-") else { return [Predicate()] }
    guard let next = rest.first, next != "[", next != "|" else { return nil }
    let found = take("(") ? list() : [predicate()]
    expect("-")
    return found
  }

  private mutating func list() -> [Predicate] {
    var found: [Predicate] = []
    repeat { found.append(predicate()) } while take(",")
    expect(")")
    return found
  }

  private mutating func predicate() -> Predicate {
    var predicate = Predicate()
    if take(">=") {
      predicate.relation = .greaterThanOrEqual
    } else if take("<=") {
      predicate.relation = .lessThanOrEqual
    } else {
      _ = take("==")
    }
    if rest.first?.isNumber == true || ["-", ".", "+"].contains(rest.first) {
      predicate.constant = number()
    } else {
      let name = name()
      if let metric = metrics[name] {
        predicate.constant = value(metric, name)
      } else {
        predicate.view = view(named: name)
      }
    }
    if take("*") { predicate.multiplier = number() } else if take("/") { predicate.multiplier = 1 / number() }
    if take("@") {
      let priority = rest.first?.isNumber == true ? number() : { value(metrics[$0], $0) }(name())
      predicate.priority = UILayoutPriority(rawValue: Float(priority))
    }
    return predicate
  }

  private mutating func name() -> String {
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    rest = rest.dropFirst(name.count)
    if name.isEmpty { fail("a name is missing") }
    return String(name)
  }

  private mutating func number() -> CGFloat {
    let text = rest.prefix { $0.isNumber || $0 == "." || $0 == "-" && rest.first == "-" }
    guard let number = Double(text) else { fail("a number is missing") }
    rest = rest.dropFirst(text.count)
    return CGFloat(number)
  }

  private func view(named name: String) -> UIView {
    guard let view = views[name] as? UIView else { fail("\(name) is not a key in the views dictionary") }
    return view
  }

  private func value(_ value: Any?, _ name: String) -> CGFloat {
    guard let number = value.flatMap({ Double(boxed: $0) }) else {
      fail("\(name) is not a key in the metrics dictionary")
    }
    return CGFloat(number)
  }

  private mutating func take(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest = rest.dropFirst(text.count)
    return true
  }

  private mutating func expect(_ text: String) { if !take(text) { fail("expected \(text)") } }

  private func fail(_ message: String) -> Never {
    preconditionFailure("Unable to parse constraint format: \(message) at “\(rest)” in “\(format)”")
  }
}
