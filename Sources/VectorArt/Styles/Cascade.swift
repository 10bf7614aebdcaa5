import Geometry

/// Resolves the cascade of presentation attributes, style sheets, and `style` attributes for each element.
struct Cascade {
  /// The most specific condition on a rule's subject element, used as an index key.
  private enum Subject: Hashable {
    case id(String)
    case styleClass(String)
    case type(String)
    case any
  }

  private let sheet: StyleSheet
  private let matcher: SelectorMatcher
  /// True if any rule has an important declaration.
  private let hasImportant: Bool
  /// The indices of the rules by subject, so that only a few rules are tested for each element.
  private var rules: [Subject: [Int]] = [:]

  private init(_ sheet: StyleSheet, _ document: Document) {
    self.sheet = sheet
    matcher = SelectorMatcher(document)
    hasImportant = sheet.rules.contains { $0.declarations.contains(where: \.isImportant) }
    for (number, rule) in sheet.rules.enumerated() {
      rules[Self.subject(of: rule.selector), default: []].append(number)
    }
  }

  /// The maximum number of tests of a rule against an element.
  private static let maximumQuestionCount = 1_000_000

  /// Computes the declarations of all elements of `document`.
  ///
  /// - Returns: The keyframe rules of its style sheets, by name.
  static func apply(
    to document: inout Document, _ warnings: inout WarningLog
  ) throws(DrawingError) -> [String: KeyframeRule] {
    var sheet = StyleSheet(StyleConditions(size: size(of: document[0])))
    for (number, element) in document.elements.enumerated() where element.name == "style" {
      guard ["", "text/css"].contains(element["type"] ?? "") else {
        warnings.add("a style sheet of type \(element["type"] ?? "") is left out", line: element.line)
        continue
      }
      let known = sheet.problems.count
      sheet.append(document.text(of: number))
      for problem in sheet.problems.dropFirst(known) { warnings.add(problem, line: element.line) }
    }
    let cascade = sheet.rules.isEmpty ? nil : Cascade(sheet, document)
    var questions = 0
    for number in document.elements.indices where !document[number].name.isEmpty {
      questions += cascade?.candidates(for: document[number]).count ?? 0
      guard questions <= maximumQuestionCount else {
        throw DrawingError(
          "the style sheets have too many rules for this number of elements", line: document[number].line)
      }
      let element = document[number]
      var declared = declarations(of: element, number, cascade, &warnings)
      if declared.hasVariableGeometry {
        var style = Style()
        style.variables = variables(around: element, in: document).merging(declared.variables) { _, own in own }
        for problem in declared.resolveGeometry(of: element, style.resolved) {
          warnings.add(problem, line: element.line)
        }
      }
      document.declare(declared, for: number)
    }
    return sheet.keyframes
  }

  /// Returns the custom properties of an element's ancestors; the innermost of each name.
  private static func variables(around element: Element, in document: Document) -> [String: String] {
    var variables: [String: String] = [:]
    var parent = element.parent
    while let number = parent {
      variables.merge(document[number].variables) { inner, _ in inner }
      parent = document[number].parent
    }
    return variables
  }

  /// Returns the size of the root element for media queries; nil if it is not absolute.
  private static func size(of element: Element) -> Size? {
    func extent(_ name: String) -> Double? {
      guard let length = element[name].flatMap({ Length($0) }), length.unit != .percent else { return nil }
      return length.pixels(of: 0, fontSize: 16)
    }
    let box = ViewBox(element)?.rect
    guard let width = extent("width") ?? box?.width, let height = extent("height") ?? box?.height else { return nil }
    return Size(width, height)
  }

  /// Appends either the important or the normal declarations, in ascending priority.
  private static func add(
    _ declarations: [StyleDeclaration], important: Bool, of element: Element, to result: inout DeclaredStyle,
    _ warnings: inout WarningLog
  ) {
    for declaration in declarations where declaration.isImportant == important {
      guard let property = Property(rawValue: declaration.name) else {
        if let problem = result.set(declaration.name, declaration.value, of: element) {
          warnings.add("\(declaration.name): \(problem)", line: element.line)
        }
        continue
      }
      let value = lightValue(declaration.value)
      let longhands = Shorthand.longhands(property, value)
      if longhands.isEmpty {
        warnings.add("\(declaration.name): ‘\(value)’ is not valid here and is skipped", line: element.line)
      }
      for (property, value) in longhands { set(property, value, of: element, in: &result, &warnings) }
    }
  }

  /// Returns a value with each `light-dark()` replaced by its light color.
  private static func lightValue(_ value: String) -> String {
    StyleText.replacingCalls(of: "light-dark", in: value) { $0.first } ?? value
  }

  /// Stores the value of a property, or reports an invalid one.
  private static func set(
    _ property: Property, _ value: String, of element: Element, in result: inout DeclaredStyle,
    _ warnings: inout WarningLog
  ) {
    if property.accepts(value) {
      result.properties[property] = value
      if let instead = property.substitute(for: value) {
        warnings.add("\(property.rawValue): \(value) is not supported; \(instead)", line: element.line)
      }
    } else {
      warnings.add("\(property.rawValue): ‘\(value)’ is not valid here and is skipped", line: element.line)
    }
  }

  private static func declarations(
    of element: Element, _ number: Int, _ cascade: Cascade?, _ warnings: inout WarningLog
  ) -> DeclaredStyle {
    var result = DeclaredStyle()
    // On animation elements, attributes with the names of properties have other meanings.
    if ElementKind(rawValue: element.name)?.isAnimation == true { return result }
    for (name, value) in element.attributes.sorted(by: { $0.key < $1.key }) {
      guard let property = Property(rawValue: name), property.isAttribute else { continue }
      // Gradients and patterns use `gradientTransform` and `patternTransform` instead.
      if property == .transform, element.name.hasSuffix("Gradient") || element.name == "pattern" { continue }
      set(property, lightValue(value), of: element, in: &result, &warnings)
    }
    let own = element["style"].map { StyleDeclaration.list(StyleText.withoutComments($0)) } ?? []
    for isImportant in [false, true] {
      let ruled =
        isImportant && cascade?.hasImportant != true
        ? [] : cascade?.declarations(for: element, number, important: isImportant) ?? []
      add(ruled, important: isImportant, of: element, to: &result, &warnings)
      add(own, important: isImportant, of: element, to: &result, &warnings)
    }
    return result
  }

  /// Returns the declarations of style sheets for an element in ascending priority.
  ///
  /// Among important ones, earlier cascade layers win over later ones.
  private func declarations(for element: Element, _ number: Int, important: Bool) -> [StyleDeclaration] {
    let rules = candidates(for: element).filter { matcher.matches(sheet.rules[$0].selector, number) }
    return rules.map { (rule: sheet.rules[$0], number: $0) }
      .sorted { a, b in
        if a.rule.layer != b.rule.layer { return a.rule.layer.lexicographicallyPrecedes(b.rule.layer) != important }
        let (own, other) = (a.rule.selector.specificity, b.rule.selector.specificity)
        return own == other ? a.number < b.number : own.lexicographicallyPrecedes(other)
      }
      .flatMap { $0.rule.declarations }
  }

  /// Returns the indices of the rules that may match an element, by their subject.
  private func candidates(for element: Element) -> [Int] {
    var candidates = rules[.any] ?? []
    candidates += rules[.type(element.name)] ?? []
    if let id = element.id { candidates += rules[.id(id)] ?? [] }
    for name in Set(element["class"]?.words ?? []) { candidates += rules[.styleClass(name)] ?? [] }
    return candidates
  }

  private static func subject(of selector: Selector) -> Subject {
    let conditions = selector.steps.last?.conditions ?? []
    for condition in conditions { if case .id(let id) = condition { return .id(id) } }
    for condition in conditions { if case .styleClass(let name) = condition { return .styleClass(name) } }
    for condition in conditions { if case .type(let name) = condition { return .type(name) } }
    return .any
  }
}
