import Arithmetic
import Encodings
import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
import SceneSyntax

/// Evaluates variables; they may refer to each other in any order without cycles.
struct VariableReader {
  let context: ReadingContext
  private let entries: [SyntaxNode.Entry]
  /// The declarations by name.
  private let declared: [String: SyntaxNode.Entry]
  /// The values that override the declared ones, passed by the caller or set by a variant, by name.
  private let given: [String: SyntaxNode.Entry]
  /// The variables that have been evaluated, by name.
  private var known: [String: SceneVariable] = [:]

  /// The variables in order of declaration.
  var variables: [SceneVariable] { entries.compactMap { known[$0.key] } }

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - entries: The declarations.
  ///   - given: The values that override the declared ones.
  ///   - context: The context that receives the values.
  init(_ entries: [SyntaxNode.Entry], given: [SyntaxNode.Entry], context: ReadingContext) {
    self.context = context
    self.entries = entries
    declared = Dictionary(entries.map { ($0.key, $0) }) { first, _ in first }
    self.given = Dictionary(given.map { ($0.key, $0) }) { _, last in last }
  }

  /// Evaluates every variable and adds it to the scope.
  mutating func read() {
    for entry in entries where context.scope[entry.key] != nil { context.reportTaken(entry) }
    var path: [String] = []
    for entry in entries { _ = resolve(entry, path: &path) }
  }

  /// Reports an entry that gives a value to an unknown variable.
  func check(_ entry: SyntaxNode.Entry) {
    guard declared[entry.key] == nil else { return }
    let names = declared.keys.sorted()
    context.log.error(
      at: entry.keyRange, "no variable named ‘\(entry.key)’",
      hint: NearestName.hint(for: entry.key, among: names)
        ?? (names.isEmpty ? "the scene has no variables" : "available variables: \(names.joined(separator: ", "))"))
  }

  /// Evaluates a variable and its dependencies; returns false after logging an error if one of them is invalid.
  private mutating func resolve(_ entry: SyntaxNode.Entry, path: inout [String]) -> Bool {
    guard context.scope[entry.key] == nil else { return true }
    if let start = path.firstIndex(of: entry.key) {
      let circle = (path[start...] + [entry.key]).joined(separator: " → ")
      context.log.error(at: entry.keyRange, "variables refer to each other in a cycle: \(circle)")
      return false
    }
    path.append(entry.key)
    defer { path.removeLast() }
    guard let declaration = declaration(entry) else { return false }
    var nodes = [declaration.value] + declaration.others + declaration.range + (declaration.choices ?? [])
    if let node = given[entry.key]?.value { nodes.append(node) }
    for name in nodes.flatMap(names) where name != entry.key || declared[name] != nil {
      // A choice may have the same name as a variable.
      guard declaration.words?.contains(name) != true, let other = declared[name] else { continue }
      if !resolve(other, path: &path) { return false }
    }
    let value = value(entry, declaration)
    context.scope[entry.key] = value
    known[entry.key] = value.flatMap { variable(entry.key, $0, declaration) }
    if value == nil { context.lose(entry.key) }
    return value != nil
  }

  private func names(in node: SyntaxNode) -> [String] {
    node.text.flatMap { try? ExpressionParser.parse($0) }?.names ?? []
  }

  private func declaration(_ entry: SyntaxNode.Entry) -> VariableDeclaration? {
    if entry.value.isEmpty || entry.value.text != nil { return VariableDeclaration(value: entry.value) }
    guard case .map(let entries) = entry.value.content else {
      context.mismatch(
        entry.value, ReadingContext.declaredKinds,
        hint: "put several values in data, or in a for: {tint: [red, blue]}")
      return nil
    }
    let record = RecordReader(entries, of: VariableKeys.record, at: entry.keyRange, context: context)
    guard let value = record.read(VariableKeys.value) else { return nil }
    let appearances = AppearanceReader(context: context)
    var declaration = VariableDeclaration(value: appearances.value(value, record))
    declaration.others = [value] + appearances.others(record)
    declaration.step = record.read(VariableKeys.step)
    declaration.label = record.read(VariableKeys.label)
    if let range = record.read(VariableKeys.range) {
      guard case .list(let ends) = range.content, ends.count == 2 else {
        context.mismatch(range, "the minimum and maximum, such as [0, 1]")
        return nil
      }
      declaration.range = ends
    }
    if let choices = record.read(VariableKeys.choices) {
      guard case .list(let items) = choices.content, !items.isEmpty, items.allSatisfy({ $0.text != nil }) else {
        context.mismatch(choices, "a list of values, such as [calm, mad]")
        return nil
      }
      declaration.choices = items
    }
    return declaration
  }

  /// Returns the description of a variable; nil for a type of value that users cannot set.
  private func variable(
    _ name: String, _ value: ExpressionValue, _ declaration: VariableDeclaration
  ) -> SceneVariable? {
    let kind: SceneVariable.Kind
    switch value {
    case .number(_, .seconds): kind = .time
    case .number(_, .degrees): kind = .angle
    case .number(_, .none): kind = .number
    case .boolean: kind = .boolean
    case .color: kind = .color
    case .text: kind = .text
    case .choice: kind = .choice
    // A multiple of pi cannot be converted back from its digits.
    case .number(_, .pi), .numbers, .table, .row: return nil
    }
    let ends = ends(of: declaration)
    let choices =
      declaration.words
      ?? (declaration.choices ?? []).compactMap { context.evaluate($0, as: value.kindName)?.text }
    return SceneVariable(
      name: name, label: declaration.label ?? name, kind: kind, value: value.text,
      range: ends.count == 2 && ends[0] <= ends[1] ? ends[0]...ends[1] : nil, step: declaration.step, choices: choices)
  }

  private func value(_ entry: SyntaxNode.Entry, _ declaration: VariableDeclaration) -> ExpressionValue? {
    let node = given[entry.key]?.value ?? declaration.value
    guard !node.isEmpty else {
      context.mismatch(node, ReadingContext.declaredKinds)
      return nil
    }
    if let words = declaration.words {
      for other in declaration.others { _ = choice(entry.key, other, among: words) }
      return choice(entry.key, node, among: words)
    }
    guard let usual = context.declared(declaration.value) else { return nil }
    for other in declaration.others {
      guard let value = other.isEmpty ? nil : context.declared(other) else {
        if other.isEmpty { context.mismatch(other, ReadingContext.declaredKinds) }
        continue
      }
      guard !value.isSameKind(as: usual) else {
        check(value, entry.key, other, declaration)
        continue
      }
      context.log.error(
        at: other.range, "\(entry.key) is \(usual.kindName), but \(value.kindName) in another appearance",
        hint: "give it the same type in every appearance")
      return usual
    }
    var value: ExpressionValue? = usual
    if let given = given[entry.key]?.value {
      if case .text = usual { value = text(given) } else { value = context.evaluate(given, as: usual.kindName) }
    }
    // The error has been reported, and is not repeated at each use of the variable.
    guard let value else { return usual }
    guard value.isSameKind(as: usual) else {
      context.log.error(at: node.range, "\(entry.key) must be \(usual.kindName), but is \(value.kindName)")
      return usual
    }
    check(value, entry.key, node, declaration)
    return value
  }

  /// Reads a text; quotes are optional, because the variable can only be a text.
  private func text(_ node: SyntaxNode) -> ExpressionValue? {
    if let text = node.text, text.count > 1, text.hasPrefix("'"), text.hasSuffix("'") {
      return .text(String(text.dropFirst().dropLast()))
    }
    return ValueType.words.read(node, context).map { .text($0) }
  }

  private func choice(_ name: String, _ node: SyntaxNode, among words: [String]) -> ExpressionValue? {
    let word = node.text ?? ""
    guard words.contains(word) else {
      context.log.error(
        at: node.range, "\(node.kindName) is not one of the choices of \(name)",
        hint: NearestName.hint(for: word, among: words) ?? "the choices are \(words.joined(separator: ", "))")
      return .choice(Choice(word: words[0], words: words))
    }
    return .choice(Choice(word: word, words: words))
  }

  /// Returns the minimum and maximum; empty if the variable is unbounded.
  private func ends(of declaration: VariableDeclaration) -> [Double] {
    declaration.range.compactMap { end in
      guard let value = context.evaluate(end, as: "a number") else { return nil }
      if case .number(let number, _) = value { return number }
      context.mismatch(end, value, "a number")
      return nil
    }
  }

  /// Reports a value that is out of range, or not among the choices.
  private func check(
    _ value: ExpressionValue, _ name: String, _ node: SyntaxNode, _ declaration: VariableDeclaration
  ) {
    if declaration.range.count == 2 {
      let ends = ends(of: declaration)
      guard ends.count == 2, case .number(let number, _) = value else {
        if ends.count == 2 { context.log.error(at: node.range, "\(name) has a range, so it must be a number") }
        return
      }
      guard ends[0] <= ends[1] else {
        context.log.error(
          at: declaration.range[0].range,
          "the start of the range, \(ends[0].plainText), is greater than its end, \(ends[1].plainText)")
        return
      }
      guard number >= ends[0], number <= ends[1] else {
        context.log.error(
          at: node.range, "\(number.plainText) is out of range",
          hint: "\(name) must be between \(ends[0].plainText) and \(ends[1].plainText)")
        return
      }
    }
    guard let choices = declaration.choices else { return }
    let values = choices.compactMap { context.evaluate($0, as: value.kindName) }
    guard values.count == choices.count, !values.contains(where: { $0.text == value.text }) else {
      return
    }
    context.log.error(
      at: node.range, "\(value.text) is not one of the choices of \(name)",
      hint: "the choices are \(values.map(\.text).joined(separator: ", "))")
  }
}
