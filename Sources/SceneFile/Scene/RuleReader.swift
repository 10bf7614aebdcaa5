/// Reads the rules of `always`.
struct RuleReader {
  let context: ReadingContext
  let changes: ChangeReader

  init(context: ReadingContext, directory: LayerDirectory) {
    self.context = context
    changes = ChangeReader(
      context: context, targets: TargetReader(context: context, directory: directory), isDriven: true)
  }

  /// The rules of a map or of several, each checked once, or once for everything that it is repeated for.
  func rules(_ node: SyntaxNode) -> RuleList {
    let scope = context.scope
    // The rules may name values for each other, which are no names of the scene's.
    let blocks = context.within(scope) { node.items.compactMap(block) }
    return RuleList(scope: scope, blocks: blocks)
  }

  /// The names that rules give to values.
  static func names(in node: SyntaxNode) -> [String] {
    node.items.flatMap { item in
      if case .map(let entries) = item.content { entries.map(\.key).filter { !$0.contains(".") } } else { [String]() }
    }
  }

  private func block(_ node: SyntaxNode) -> RuleBlock? {
    guard let entries = context.entries(of: node, "a map such as {ball.position.x: 100 * progress}") else { return nil }
    let loop = entries.first { $0.key == LayerKeys.repetition.name }?.value
    let rules = entries.filter { $0.key != LayerKeys.repetition.name }
      .map { Rule(entry: $0, isName: !$0.key.contains(".")) }
      .filter(isAllowed)
    let block = RuleBlock(rules: rules, loop: loop)
    run(block) { _ = change($0) }
    return block
  }

  private func isAllowed(_ rule: Rule) -> Bool {
    guard rule.isName, context.state(named: rule.entry.key) != nil || context.scope[rule.entry.key] != nil else {
      return true
    }
    context.reportTaken(rule.entry, hint: "a rule sets properties of layers, or names a value for the rules below")
    return false
  }

  /// Runs through the rules of a block, as often as its loop says.
  func run(_ block: RuleBlock, _ body: (Rule) throws -> Void) rethrows {
    guard let loop = block.loop else { return try block.rules.forEach(body) }
    try Repetition(loop, context: context)?.run(in: context) { _ in try block.rules.forEach(body) }
  }

  /// What a rule comes to now; nil for one that only names a value, which then is in scope.
  func change(_ rule: Rule) -> Step.Change? {
    guard rule.isName else { return changes.change(rule.entry) }
    let value = context.evaluate(rule.entry.value, as: "a number, a colour, true or false")
    if value == nil { context.lose(rule.entry.key) }
    context.scope[rule.entry.key] = value
    return nil
  }
}
