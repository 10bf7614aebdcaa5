import SceneDiagnostics
import SceneSyntax

/// Reads parameters of components and of actions, and the values that they are called with.
struct ParameterReader {
  let context: ReadingContext

  /// The names inside: those of the scene, and the parameters, worked out where they stand, or where they are given.
  ///
  /// - Parameters:
  ///   - name: What has the parameters, for messages.
  ///   - declared: The map of parameters.
  ///   - given: The map of values for some of them.
  /// - Returns: The names, or nil when something is wrong, which the log then tells.
  func scope(of name: String, _ declared: SyntaxNode?, given: SyntaxNode?) -> Scope? {
    guard let arguments = entries(given, "a map from parameters to values"),
      let parameters = entries(declared, "a map from names to values")
    else { return nil }
    let names = parameters.map(\.key)
    for argument in arguments where !names.contains(argument.key) {
      context.log.error(
        at: argument.keyRange, "\(name) has no parameter ‘\(argument.key)’",
        hint: NearestName.hint(for: argument.key, among: names)
          ?? (names.isEmpty ? "it has none" : "it has \(names.joined(separator: ", "))"))
    }
    var inner = context.base
    for parameter in parameters {
      let reader = LoopReader(context: context)
      guard let usual = context.within(inner, { reader.parameter(parameter.value) }) else { return nil }
      guard let argument = arguments.first(where: { $0.key == parameter.key }) else {
        set(parameter.key, to: usual, in: &inner)
        continue
      }
      guard let value = value(argument, like: usual) else { return nil }
      set(parameter.key, to: value, in: &inner)
    }
    return inner
  }

  private func entries(_ node: SyntaxNode?, _ wanted: String) -> [SyntaxNode.Entry]? {
    guard let node else { return [] }
    if case .map(let entries) = node.content { return entries }
    context.mismatch(node, wanted)
    return nil
  }

  private func set(_ name: String, to item: Loop.Item, in scope: inout Scope) {
    switch item {
    case .value(let value): scope[name] = value
    case .layer(let path): scope.alias(name, for: path)
    }
  }

  private func value(_ argument: SyntaxNode.Entry, like usual: Loop.Item) -> Loop.Item? {
    guard case .value(let usual) = usual else {
      guard let item = LoopReader(context: context).item(argument.value) else { return nil }
      if case .layer = item { return item }
      context.log.error(at: argument.value.range, "\(argument.key) is a layer, and this is none")
      return nil
    }
    if case .text = usual { return ValueType.words.read(argument.value, context).map { .value(.text($0)) } }
    guard var value = context.evaluate(argument.value, as: usual.kindName) else { return nil }
    if case .color = usual, let color = value.color { value = .color(color) }
    guard value.isSameKind(as: usual) else {
      context.log.error(
        at: argument.value.range, "\(argument.key) is \(usual.kindName), and this is \(value.kindName)")
      return nil
    }
    return .value(value)
  }
}
