import LayerTree
import Motion

/// Reads what is set: targets and their values.
struct ChangeReader {
  let context: ReadingContext
  let targets: TargetReader

  /// The changes of a map from targets to values; nil when one cannot be read.
  func changes(_ node: SyntaxNode) -> [Step.Change]? {
    guard case .map(let entries) = node.content else {
      context.mismatch(node, "a map such as {ball.opacity: 0}")
      return nil
    }
    let changes = entries.compactMap(change)
    return changes.count == entries.count ? changes : nil
  }

  /// One change: of a state, of a layer's clock, or of a property.
  func change(_ entry: SyntaxNode.Entry) -> Step.Change? {
    if let state = context.definitions.states[entry.key] { return stateChange(entry, from: state) }
    if context.scope[entry.key] != nil {
      context.log.error(
        at: entry.keyRange, "\(entry.key) is a variable, and variables stay fixed while the scene plays",
        hint: "move it from variables to state")
      return nil
    }
    guard let target = targets.target(entry.key, at: entry.keyRange) else { return nil }
    if let setter = targets.directory.setter(target.keyPath, of: target.layer) {
      return context.read(entry.value, as: setter.key.type, for: setter.key.name, at: entry.keyRange)
        .map { change in .layer(target.layer) { $0.change(change) } }
    }
    if let setter = LayerKeys.clock.first(where: { $0.key.name == target.keyPath }) {
      return context.read(entry.value, as: setter.key.type, for: setter.key.name, at: entry.keyRange)
        .map { change in .layer(target.layer) { change(&$0.timing) } }
    }
    guard let property = targets.property(entry.key, at: entry.keyRange)?.property else { return nil }
    return context.read(entry.value, as: .value(of: property), for: property.keyPath, at: entry.keyRange)
      .map { value in .layer(target.layer) { $0.change { property.set(value, in: &$0) } } }
  }

  private func stateChange(_ entry: SyntaxNode.Entry, from old: ExpressionValue) -> Step.Change? {
    guard let value = context.evaluate(entry.value, as: old.kindName) else { return nil }
    guard value.isSameKind(as: old) else {
      context.log.error(
        at: entry.value.range, "\(entry.key) is \(old.kindName), and this is \(value.kindName)")
      return nil
    }
    return .state(entry.key, value)
  }
}
