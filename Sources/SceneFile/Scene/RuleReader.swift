/// Reads the rules of `always`.
struct RuleReader {
  let context: ReadingContext
  let changes: ChangeReader

  init(context: ReadingContext, directory: LayerDirectory) {
    self.context = context
    changes = ChangeReader(
      context: context, targets: TargetReader(context: context, directory: directory), isDriven: true)
  }

  /// The rules of a map, each checked once.
  func rules(_ node: SyntaxNode) -> RuleList {
    let scope = context.scope
    guard case .map(let entries) = node.content else {
      context.mismatch(node, "a map such as {ball.position.x: 100 * progress}")
      return RuleList(scope: scope, rules: [])
    }
    // The rules may name values for each other, which are no names of the scene's.
    return RuleList(scope: scope, rules: context.within(scope) { entries.map(rule) })
  }

  private func rule(_ entry: SyntaxNode.Entry) -> Rule {
    let rule = Rule(entry: entry, isName: !entry.key.contains("."))
    if rule.isName, context.state(named: entry.key) != nil || context.scope[entry.key] != nil {
      context.log.error(
        at: entry.keyRange, "\(entry.key) is the name of something else already",
        hint: "a rule sets properties of layers, or names a value for the rules below")
    } else {
      _ = change(rule)
    }
    return rule
  }

  /// What a rule comes to now; nil for one that only names a value, which then is in scope.
  func change(_ rule: Rule) -> Step.Change? {
    guard rule.isName else { return changes.change(rule.entry) }
    context.scope[rule.entry.key] = context.evaluate(rule.entry.value, as: "a number, a colour, true or false")
    return nil
  }
}
