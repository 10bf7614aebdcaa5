import LayerTree
import Motion

/// Reads what is set: targets and their values.
struct ChangeReader {
  let context: ReadingContext
  let targets: TargetReader
  /// Whether what is set follows from what changes while the scene plays.
  var isDriven = false

  /// The changes of a map from targets to values; nil when one cannot be read.
  func changes(_ node: SyntaxNode) -> [Step.Change]? {
    guard case .map(let entries) = node.content else {
      context.mismatch(node, "a map such as {ball.opacity: 0}")
      return nil
    }
    let changes = entries.compactMap(change)
    return changes.count == entries.count ? changes : nil
  }

  /// The changes of a map, once or as often as a `for` says; those that cannot be read are left out.
  func changes(_ node: SyntaxNode, for loop: SyntaxNode?) -> [Step.Change] {
    guard let loop else { return changes(node) ?? [] }
    var all: [Step.Change] = []
    Repetition(loop, context: context)?.run(in: context) { _ in all += changes(node) ?? [] }
    return all
  }

  /// One change: of a state, of a layer's clock, or of a property.
  func change(_ entry: SyntaxNode.Entry) -> Step.Change? { context.driving(isDriven) { readChange(entry) } }

  private func readChange(_ entry: SyntaxNode.Entry) -> Step.Change? {
    if let state = context.state(named: entry.key) { return change(of: state, to: entry) }
    if context.scope[entry.key] != nil {
      context.log.error(
        at: entry.keyRange, "\(entry.key) is a variable, and variables stay fixed while the scene plays",
        hint: "move it from variables to state")
      return nil
    }
    if let animator = scrubbedAnimator(entry.key) {
      return context.read(entry.value, as: AnimatorKeys.fraction.type, for: entry.key, at: entry.keyRange)
        .map { .animator(animator, $0) }
    }
    guard let target = targets.target(entry.key, at: entry.keyRange),
      targets.isFree(target, entry.key, at: entry.keyRange)
    else { return nil }
    if let setter = targets.directory.setter(target.keyPath, of: target.layer) {
      return context.read(entry.value, as: setter.key.type, for: setter.key.name, at: entry.keyRange)
        .map { change in .layer(target.layer, keyPath: target.keyPath) { $0.change(change) } }
    }
    if let setter = LayerKeys.clock.first(where: { $0.key.name == target.keyPath }) {
      return context.read(entry.value, as: setter.key.type, for: setter.key.name, at: entry.keyRange)
        .map { change in .layer(target.layer, keyPath: target.keyPath) { change(&$0.timing) } }
    }
    if let setter = (TouchSetter.all + [.selected]).first(where: { $0.key.name == target.keyPath }) {
      return context.read(entry.value, as: setter.key.type, for: setter.key.name, at: entry.keyRange)
        .map { .layer(target.layer, keyPath: target.keyPath, $0) }
    }
    if target.keyPath == ScrollKeys.target.name, targets.directory.isScroll(target.layer) {
      return context.read(entry.value, as: ScrollKeys.target.type, for: entry.key, at: entry.keyRange)
        .map { .layer(target.layer, keyPath: target.keyPath, $0) }
    }
    guard let property = targets.property(entry.key, at: entry.keyRange)?.property else { return nil }
    return context.read(entry.value, as: .value(of: property), for: property.keyPath, at: entry.keyRange)
      .map { value in .layer(target.layer, keyPath: target.keyPath) { $0.change { property.set(value, in: &$0) } } }
  }

  /// The animator in `fade.fractionComplete`.
  private func scrubbedAnimator(_ text: String) -> String? {
    let parts = text.split(separator: ".").map(String.init)
    guard parts.count == 2, parts[1] == SceneValues.fractionComplete else { return nil }
    return context.definitions.animators[parts[0]] == nil ? nil : parts[0]
  }

  /// What a state is set to; a word that means nothing is a text, where the state is one.
  private func value(of node: SyntaxNode, like usual: ExpressionValue) -> ExpressionValue? {
    switch usual {
    case .text: context.declared(node)
    case .color: context.evaluate(node, as: usual.kindName).map { value in value.color.map { .color($0) } ?? value }
    default: context.evaluate(node, as: usual.kindName)
    }
  }

  private func change(of state: (name: String, value: ExpressionValue), to entry: SyntaxNode.Entry) -> Step.Change? {
    if case .choice(let choice) = state.value, let word = entry.value.text, choice.words.contains(word) {
      return .state(state.name, .choice(Choice(word: word, words: choice.words)))
    }
    guard let value = value(of: entry.value, like: state.value) else { return nil }
    guard value.isSameKind(as: state.value) else {
      context.log.error(
        at: entry.value.range, "\(entry.key) is \(state.value.kindName), and this is \(value.kindName)")
      return nil
    }
    return .state(state.name, value)
  }
}
