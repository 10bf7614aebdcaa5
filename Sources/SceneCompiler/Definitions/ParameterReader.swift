import Arithmetic
import Encodings
import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
import SceneSyntax

/// Reads the parameters of components and actions, and the arguments passed to them.
struct ParameterReader {
  let context: ReadingContext

  /// An argument that is evaluated for each call, with the slot that stores its value.
  struct Argument: Sendable {
    let name: String
    let slot: Int
    let value: Computed<ExpressionValue>
  }

  /// Returns the scope inside a component or an action: the scene's names and the parameters.
  ///
  /// - Parameters:
  ///   - name: The name of the component or action, for messages.
  ///   - declared: The map of parameters with their defaults.
  ///   - given: The map of arguments.
  ///   - range: The location of the call, for messages.
  /// - Returns: The scope, and the arguments that change while the scene plays; nil, after logging an error, if an
  ///   argument is invalid.
  func scope(
    of name: String, _ declared: SyntaxNode?, given: SyntaxNode?, at range: SourceRange
  ) -> (Scope, [Argument])? {
    guard let given = entries(given, "a map from parameters to values"),
      let parameters = entries(declared, "a map from names to values")
    else { return nil }
    let names = parameters.map(\.key)
    for argument in given where !names.contains(argument.key) {
      context.log.error(
        at: argument.keyRange, "\(name) has no parameter ‘\(argument.key)’",
        hint: NearestName.hint(for: argument.key, among: names)
          ?? (names.isEmpty ? "it has none" : "it has \(names.joined(separator: ", "))"))
    }
    var inner = context.base
    var arguments: [Argument] = []
    for parameter in parameters {
      let reader = LoopReader(context: context)
      if parameter.value.isEmpty {
        guard let argument = given.first(where: { $0.key == parameter.key }) else {
          context.log.error(
            at: range, "\(name) needs ‘\(parameter.key)’", hint: "write with: {\(parameter.key): …}")
          return nil
        }
        guard let item = reader.item(argument.value) else { return nil }
        set(parameter.key, to: item, in: &inner)
        continue
      }
      guard let usual = context.within(inner, { reader.parameter(parameter.value) }) else { return nil }
      guard let argument = given.first(where: { $0.key == parameter.key }) else {
        set(parameter.key, to: usual, in: &inner)
        continue
      }
      var compiled = Given.nothing
      let isLive = context.usesLiveValues { compiled = value(argument, like: usual) }
      switch compiled {
      case .nothing: return nil
      case .item(let item):
        guard !isLive else {
          context.log.error(
            at: argument.value.range, "an index that changes while the scene plays cannot choose a layer for an action",
            hint: "use several run steps with ‘if’")
          return nil
        }
        set(parameter.key, to: item, in: &inner)
      case .value(let computed):
        guard let first = computed.value(context.frame) else { return nil }
        guard isLive else {
          inner[parameter.key] = first
          continue
        }
        context.noteLiveValue()
        let slot = context.makeSlot()
        arguments.append(Argument(name: parameter.key, slot: slot, value: computed))
        inner.bind(parameter.key, to: slot, first: first)
        context.frame.values?.name(slot, as: first)
      }
    }
    return (inner, arguments)
  }

  /// Returns true if a component or an action has a parameter without a default, so that it cannot be read by itself.
  static func needsArguments(_ definition: SyntaxNode.Entry) -> Bool {
    guard case .map(let entries) = definition.value.content,
      case .map(let parameters)? = entries.first(where: { $0.key == ComponentKeys.parameters.name })?.value.content
    else { return false }
    return parameters.contains { $0.value.isEmpty }
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

  /// The value of an argument.
  private enum Given {
    case nothing
    case item(Loop.Item)
    case value(Computed<ExpressionValue>)
  }

  private func value(_ argument: SyntaxNode.Entry, like usual: Loop.Item) -> Given {
    guard case .value(let usual) = usual else {
      guard let item = LoopReader(context: context).item(argument.value) else { return .nothing }
      if case .layer = item { return .item(item) }
      context.log.error(at: argument.value.range, "\(argument.key) must be a layer")
      return .nothing
    }
    if case .text = usual { return .value(ValueType.words.compile(argument.value, context).map { .text($0) }) }
    let (name, range) = (argument.key, argument.value.range)
    let value = context.expression(argument.value, as: usual.kindName)
    return .value(
      value.then { value, frame in
        var value = value
        if case .color = usual, let color = value.color { value = .color(color) }
        guard value.isSameKind(as: usual) else {
          frame.log.error(at: range, "\(name) must be \(usual.kindName), but is \(value.kindName)")
          return nil
        }
        return value
      })
  }
}
