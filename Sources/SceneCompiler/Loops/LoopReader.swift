import Arithmetic
import Encodings
import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
import SceneSyntax

/// Reads the loop variables of `for`.
struct LoopReader {
  /// The maximum number of iterations.
  static let maximumRoundCount = 100_000

  let context: ReadingContext

  /// Reads a loop variable such as `i: 5`, `i: 2...6`, `part: [head, tail]`, `song: songs`, or `c: row`; nil, after
  /// logging an error, for anything else.
  func loop(_ entry: SyntaxNode.Entry) -> Loop? {
    let key = SyntaxNode(content: .scalar(entry.key, isQuoted: false), range: entry.keyRange)
    guard ValueType<String>.name.read(key, context) != nil else { return nil }
    let isTaken = context.base[entry.key] != nil || context.definitions.states[entry.key] != nil
    guard context.isFree(entry, unless: isTaken) else { return nil }
    return values(entry.value).map { Loop(name: entry.key, values: $0) }
  }

  private func values(_ node: SyntaxNode) -> Loop.Values? {
    if case .list(let items) = node.content {
      let values = items.compactMap(item)
      return values.count == items.count ? .items(values) : nil
    }
    guard let text = node.text else {
      context.mismatch(node, "a count, a range such as 2...6, a list, or the name of data or of repeated layers")
      return nil
    }
    if text.contains("...") { return range(text, node).map { .numbers($0) } }
    let known = node.text.flatMap { try? ExpressionParser.parse($0) }
    if let known, case .name(let parts) = known.kind, let named = named(parts, node) { return named }
    guard let count = whole(node) else { return nil }
    guard count >= 0 else {
      context.log.error(at: node.range, "\(count) is out of range", hint: "a count must be at least 0")
      return nil
    }
    return .numbers(0..<count)
  }

  /// Returns the rows or layers that a name refers to; nil if it refers to neither.
  private func named(_ parts: [String], _ node: SyntaxNode) -> Loop.Values? {
    if parts.count == 1, case .table(let table)? = context.scope[parts[0]] {
      return .items(table.rows.indices.map { .value(.row(DataRow(table: table, index: $0))) })
    }
    guard context.scope[parts.joined(separator: ".")] == nil, let directory = context.live?.directory else {
      return nil
    }
    let family = directory.family(context.scope.resolved(parts), from: context.scope.layer)
    return family.isEmpty ? nil : .items(family.map { .layer(directory.names(to: $0)) })
  }

  /// Reads a layer's name, or else a value.
  func item(_ node: SyntaxNode) -> Loop.Item? {
    guard case .scalar(let text, let isQuoted) = node.content else {
      context.mismatch(node, "a value, the name of a layer, or quoted text")
      return nil
    }
    if !isQuoted, let path = layer(text, at: node.range) { return .layer(path) }
    // A quoted value is an expression such as a color, or else a text.
    if isQuoted, context.isExpression(text) == false { return .value(.text(text)) }
    return context.evaluate(node, as: "a value, the name of a layer, or quoted text").map { .value($0) }
  }

  /// Reads the default of a parameter: a layer's name, or else a value.
  func parameter(_ node: SyntaxNode) -> Loop.Item? {
    if case .scalar(let text, isQuoted: false) = node.content, let path = layer(text, at: node.range) {
      return .layer(path)
    }
    return context.declared(node).map { .value($0) }
  }

  private func layer(_ text: String, at range: SourceRange) -> [String]? {
    guard let directory = context.live?.directory, let expression = try? ExpressionParser.parse(text) else {
      return nil
    }
    switch expression.kind {
    case .name(let parts) where context.scope[parts.joined(separator: ".")] == nil: break
    case .call(let name, _) where directory.isFamily(name): break
    case .element(let parts) where parts.allSatisfy({ $0.indices.isEmpty || directory.isFamily($0.name) }): break
    default: return nil
    }
    let reader = TargetWordReader(context: context, directory: directory)
    guard let parts = reader.words(of: text, at: range)?.now,
      case .success(let target) = directory.resolve(context.scope.resolved(parts), from: context.scope.layer),
      target.keyPath.isEmpty
    else { return nil }
    return directory.names(to: target.layer)
  }

  private func range(_ text: String, _ node: SyntaxNode) -> Range<Int>? {
    guard let dots = text.firstRange(of: "...") else { return nil }
    func part(_ text: Substring, offset: Int) -> SyntaxNode {
      SyntaxNode(
        content: .scalar(String(text), isQuoted: false),
        range: node.range.part(from: offset, length: text.unicodeScalars.count))
    }
    let upperOffset = text[..<dots.upperBound].unicodeScalars.count
    guard let low = whole(part(text[..<dots.lowerBound], offset: 0)),
      let high = whole(part(text[dots.upperBound...], offset: upperOffset))
    else { return nil }
    guard low <= high else {
      context.log.error(at: node.range, "the start of the range, \(low), is greater than its end, \(high)")
      return nil
    }
    return low..<high + 1
  }

  private func whole(_ node: SyntaxNode) -> Int? {
    var number: Double?
    let isLive = context.usesLiveValues {
      number = ValueType<Double>.number(-1e9...1e9, name: "a whole number").read(node, context)
    }
    guard let number else { return nil }
    guard !isLive || !(context.live is SceneValues) else {
      context.log.error(
        at: node.range, "a loop count is fixed when the file is read, but this changes while the scene plays",
        hint: "use a variable as the count, and skip steps with ‘if’")
      return nil
    }
    guard number == number.rounded() else {
      context.mismatch(node, "a whole number")
      return nil
    }
    return Int(saturating: number)
  }
}
