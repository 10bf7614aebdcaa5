import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
import SceneSyntax

/// Reads the rules of `always`.
struct RuleReader {
  let context: ReadingContext
  let changes: ChangeReader

  init(context: ReadingContext, directory: LayerDirectory) {
    self.context = context
    changes = ChangeReader(
      context: context, targets: TargetReader(context: context, directory: directory), isDriven: true)
  }

  /// Returns the rules in a map or a list, repeated by their `for` loops.
  func rules(_ node: SyntaxNode) -> [Rule] {
    // Names that rules define are visible to later rules only, not to the rest of the scene.
    context.within(context.scope) { node.items.flatMap(block) }
  }

  /// Returns the rule for a layer's key with a changing value.
  func rule(_ key: FollowingKey) -> Rule { context.reading(key) { rule($0, isRepeated: true) } }

  /// Returns a layer's key with a changing value in the notation of a rule.
  func line(_ key: FollowingKey) -> RuleLine {
    let name = changes.targets.directory.path(of: key.layer) + "." + key.entry.key
    return RuleLine(SyntaxNode.Entry(key: name, keyRange: key.entry.keyRange, value: key.entry.value), in: nil)
  }

  /// Returns the rules of a map or a list in source form.
  func lines(_ node: SyntaxNode) -> [RuleLine] {
    node.items.flatMap { item -> [RuleLine] in
      guard case .map(let entries) = item.content else { return [] }
      let loop = entries.first { $0.key == LayerKeys.repetition.name }?.value
      return entries.filter { $0.key != LayerKeys.repetition.name }
        .map { RuleLine($0, in: isName($0) ? nil : loop) }
    }
  }

  /// Returns the names that rules define.
  static func names(in node: SyntaxNode) -> [String] {
    node.items.flatMap { item in
      if case .map(let entries) = item.content { entries.map(\.key).filter { !$0.contains(".") } } else { [String]() }
    }
  }

  private func block(_ node: SyntaxNode) -> [Rule] {
    guard let entries = context.entries(of: node, "a map such as {ball.position.x: 100 * progress}") else { return [] }
    let loop = entries.first { $0.key == LayerKeys.repetition.name }?.value
    let own = entries.filter { $0.key != LayerKeys.repetition.name }.filter { isAllowed($0, in: loop) }
    guard let loop else { return own.map { rule($0, isRepeated: false) } }
    var rules: [Rule] = []
    Repetition(loop, context: context)?.run(in: context) { _ in rules += own.map { rule($0, isRepeated: true) } }
    return rules
  }

  private func isAllowed(_ entry: SyntaxNode.Entry, in loop: SyntaxNode?) -> Bool {
    let name = entry.key
    var isTaken = context.state(named: name) != nil || context.scope[name] != nil
    if case .map(let names)? = loop?.content, names.contains(where: { $0.key == name }) { isTaken = true }
    guard isName(entry), isTaken else { return true }
    context.reportTaken(entry, hint: "a rule sets properties of layers, or names a value for the rules below")
    return false
  }

  /// Returns true if a rule only defines a name for a value.
  private func isName(_ entry: SyntaxNode.Entry) -> Bool { context.scope.subject == nil && !entry.key.contains(".") }

  /// Compiles a rule, and evaluates it once to find errors.
  private func rule(_ entry: SyntaxNode.Entry, isRepeated: Bool) -> Rule {
    let values = context.frame.values
    values?.hasResolvedTime = false
    values?.resolvedReadings = []
    var rule = compiled(entry, isRepeated: isRepeated)
    rule.readsTime = values?.hasResolvedTime ?? false
    rule.readings = values?.resolvedReadings ?? []
    return rule
  }

  private func compiled(_ entry: SyntaxNode.Entry, isRepeated: Bool) -> Rule {
    guard isName(entry) else {
      context.readsSingleKeys = !isRepeated
      defer { context.readsSingleKeys = false }
      let (rule, change) = changes.rule(entry)
      context.trying { _ = context.driving(true) { change.value(context.frame) } }
      return rule
    }
    let value = context.expression(entry.value, as: "a number, a color, true or false")
    var first: ExpressionValue?
    context.trying { first = value.value(context.frame) }
    if first == nil { context.lose(entry.key) }
    let slot = context.makeSlot()
    context.frame.values?.name(slot, as: first)
    context.scope.bind(entry.key, to: slot, first: first)
    return Rule(.name(entry.key, slot: slot, value), at: entry.keyRange)
  }
}
