import Geometry
import Motion

/// Reads what a scene gives names to: variables, colours, curves, motions.
struct DefinitionReader {
  let context: ReadingContext

  /// Reads variables, which may use each other in any order, but not in a circle.
  func readVariables(_ node: SyntaxNode) {
    guard let entries = entries(node, "variables") else { return }
    let pending = Dictionary(entries.map { ($0.key, $0) }) { first, _ in first }
    var path: [String] = []
    for entry in entries { _ = resolve(entry, among: pending, path: &path) }
  }

  /// Reads states, which may use variables.
  func readStates(_ node: SyntaxNode) {
    for entry in entries(node, "state") ?? [] {
      guard context.scope[entry.key] == nil else {
        context.log.error(
          at: entry.keyRange, "\(entry.key) is the name of something else already", hint: "one name means one thing")
        continue
      }
      context.definitions.states[entry.key] = context.evaluate(
        entry.value, as: "a number, a colour, true, false or 'a text'")
    }
  }

  func readColors(_ node: SyntaxNode) {
    for entry in entries(node, "colors") ?? [] {
      guard let color = context.read(entry.value, as: .color, for: entry.key, at: entry.keyRange) else { continue }
      define(entry, as: .color(color))
    }
  }

  func readCurves(_ node: SyntaxNode) {
    for entry in entries(node, "curves") ?? [] {
      context.definitions.curves[entry.key] = context.read(
        entry.value, as: .timingFunction, for: entry.key, at: entry.keyRange)
    }
  }

  func readMotions(_ node: SyntaxNode) {
    for entry in entries(node, "motions") ?? [] { context.definitions.motions[entry.key] = entry }
  }

  private func entries(_ node: SyntaxNode, _ name: String) -> [SyntaxNode.Entry]? {
    guard case .map(let entries) = node.content else {
      context.mismatch(node, "a map from names to values")
      return nil
    }
    return entries.filter { entry in
      // Reading the key as a name is the check of it.
      let key = SyntaxNode(content: .scalar(entry.key, isQuoted: false), range: entry.keyRange)
      return ValueType<String>.name.read(key, context) != nil
    }
  }

  private func define(_ entry: SyntaxNode.Entry, as value: ExpressionValue) {
    guard context.scope[entry.key] == nil else {
      context.log.error(
        at: entry.keyRange, "\(entry.key) is the name of something else already", hint: "one name means one thing")
      return
    }
    context.scope[entry.key] = value
  }

  /// Works out a variable and those it uses; false when there is something wrong with one, which the log then tells.
  private func resolve(
    _ entry: SyntaxNode.Entry, among pending: [String: SyntaxNode.Entry], path: inout [String]
  ) -> Bool {
    guard context.scope[entry.key] == nil else { return true }
    if let start = path.firstIndex(of: entry.key) {
      let circle = (path[start...] + [entry.key]).joined(separator: " → ")
      context.log.error(at: entry.keyRange, "variables go in a circle: \(circle)")
      return false
    }
    path.append(entry.key)
    defer { path.removeLast() }
    guard !entry.value.isEmpty, let text = entry.value.text else {
      context.mismatch(entry.value, "a number, a colour, true, false or 'a text'")
      return false
    }
    if let expression = try? ExpressionParser.parse(text) {
      for name in expression.names where name != entry.key || pending[name] != nil {
        if let other = pending[name], !resolve(other, among: pending, path: &path) { return false }
      }
    }
    context.scope[entry.key] = context.evaluate(entry.value, as: "a number, a colour, true, false or 'a text'")
    return context.scope[entry.key] != nil
  }
}
