import Arithmetic
import Encodings
import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
import SceneSyntax

/// Reads changes: targets with their new values.
struct ChangeReader {
  let context: ReadingContext
  let targets: TargetReader
  /// True for the changes of rules, which are evaluated again when values change.
  var isDriven = false

  /// Compiles all changes in a map from targets to values.
  func all(_ node: SyntaxNode) -> Computed<[Step.Change]> {
    context.entries(of: node, "a map such as {ball.opacity: 0}").map { .all($0.map(compiled)) } ?? .failed
  }

  /// Compiles all changes of a step that animates them, and warns if there is nothing to animate.
  func animated(_ node: SyntaxNode) -> Computed<[Step.Change]> {
    if context.scope.subject == nil, case .map(let entries) = node.content, let first = entries.first,
      entries.allSatisfy({ context.state(named: $0.key) != nil })
    {
      context.log.warning(
        at: first.keyRange, "nothing is animated: \(first.key) is a state, which changes immediately",
        hint: "write popBasic: \(first.key) or pop: \(first.key) to animate a state")
    }
    return all(node)
  }

  /// Compiles the changes in a map, once or for each iteration of a `for`, and evaluates them to find errors.
  func compiled(_ node: SyntaxNode, for loop: SyntaxNode?) -> [Computed<Step.Change>] {
    var all: [Computed<Step.Change>] = []
    func compile() {
      guard let entries = context.entries(of: node, "a map such as {ball.opacity: 0}") else { return }
      for entry in entries {
        let change = compiled(entry)
        _ = context.driving(isDriven) { change.value(context.frame) }
        all.append(change)
      }
    }
    if let loop { Repetition(loop, context: context)?.run(in: context) { _ in compile() } } else { compile() }
    return all
  }

  /// Compiles one change.
  func compiled(_ entry: SyntaxNode.Entry) -> Computed<Step.Change> { reading(entry).change }

  /// Compiles one change as a rule.
  func rule(_ entry: SyntaxNode.Entry) -> (rule: Rule, change: Computed<Step.Change>) {
    let (change, subject) = reading(entry)
    var rule = Rule(.change(change), at: entry.keyRange)
    if let (target, property) = subject {
      if property.kind == .number, let number = change.number {
        let number = NumberRule(
          layer: target.layer, keyPath: target.keyPath, property: property, number: number, change: change)
        rule = Rule(.number(number), at: entry.keyRange)
      }
      rule.target = (target.layer, property)
    }
    return (rule, change)
  }

  /// A compiled change; the subject is the target and property if the change sets a property of a fixed layer directly,
  /// and nil otherwise.
  private typealias Reading = (change: Computed<Step.Change>, subject: (target: Target, property: AnimatableProperty)?)

  private func reading(_ entry: SyntaxNode.Entry) -> Reading {
    let namesLayer = context.scope.subject == nil
    if namesLayer, let state = context.state(named: entry.key) { return (change(of: state, to: entry), nil) }
    if namesLayer, context.scope[entry.key] != nil {
      context.log.error(
        at: entry.keyRange, "\(entry.key) is a variable, and variables cannot change while the scene plays",
        hint: "move it from variables to state")
      return (.failed, nil)
    }
    if let animator = context.definitions.scrubbedAnimator(entry.key) {
      let fraction = context.compiled(
        entry.value, as: AnimatorKeys.fraction.type, for: entry.key, at: entry.keyRange)
      let change = Computed<Step.Change>(.change(.animator(animator), fraction.form)) { frame in
        fraction.value(frame).map { .animator(animator, $0) }
      }
      return (change, nil)
    }
    let isWord = entry.key.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    guard
      let target = targets.target(
        entry.key, at: entry.keyRange,
        otherwise: isWord ? "a value that changes is declared, as in state: {\(entry.key): 0}" : nil),
      targets.isFree(target, entry.key, at: entry.keyRange)
    else { return (.failed, nil) }
    func subject(_ property: AnimatableProperty?) -> (target: Target, property: AnimatableProperty)? {
      target.current == nil ? property.map { (target.first, $0) } : nil
    }
    if let setter = targets.directory.setter(target.keyPath, of: target.layer) {
      let properties = targets.directory.blueprints[target.layer].properties
      let property = AnimatableProperty(keyPath: target.keyPath)
      let change = change(of: target, entry, setter.key.type, for: setter.key.name) { value in
        property.map { property in
          .property(
            value.then { change, _ in
              var changed = properties
              change(&changed)
              return property.value(in: changed)
            })
        } ?? value.form
      } apply: { change, layer in
        layer.change(change)
      }
      return (change, subject(setter.property))
    }
    if let setter = LayerKeys.clock.first(where: { $0.key.name == target.keyPath }) {
      let change = change(of: target, entry, setter.key.type, for: setter.key.name) { change, layer in
        change(&layer.timing)
      }
      return (change, nil)
    }
    if let setter = TouchSetter.whilePlaying[target.keyPath] {
      return (change(of: target, entry, setter.key.type, for: setter.key.name) { $0($1) }, nil)
    }
    if target.keyPath == ScrollKeys.target.name, targets.directory.isScroll(target.layer) {
      return (change(of: target, entry, ScrollKeys.target.type, for: entry.key) { $0($1) }, nil)
    }
    guard let property = targets.property(entry.key, at: entry.keyRange)?.property else { return (.failed, nil) }
    let change = change(of: target, entry, .value(of: property), for: property.keyPath) {
      .property($0)
    } apply: { value, layer in
      layer.change { $0.give(value, to: property) }
    }
    return (change, subject(property))
  }

  /// Compiles a change of a layer: its value, and the function that applies it to the layer.
  private func change<Value>(
    of target: StepTarget, _ entry: SyntaxNode.Entry, _ type: ValueType<Value>, for name: String,
    form: (Computed<Value>) -> Operand = { $0.form }, apply: @escaping @Sendable (Value, Layer) -> Void
  ) -> Computed<Step.Change> {
    let value = context.compiled(entry.value, as: type, for: name, at: entry.keyRange)
    let (keyPath, sample) = (target.keyPath, target.layer)
    let written = Operand.change(.layer(target.form, keyPath: keyPath), form(value))
    guard let current = target.current else {
      let change = value.map { value in Step.Change.layer(sample, keyPath: keyPath) { apply(value, $0) } }
      return change.described(by: written)
    }
    return Computed(written) { frame in
      guard let layer = current.value(frame), let value = value.value(frame) else { return nil }
      return .layer(layer, keyPath: keyPath) { apply(value, $0) }
    }
  }

  /// Compiles the new value of a state; if the state is a text, an unknown word is a text as well.
  private func value(of node: SyntaxNode, like usual: ExpressionValue) -> Computed<ExpressionValue> {
    switch usual {
    case .text: context.declaration(node)
    case .choice(let choice): context.naming(choice) { context.expression(node, as: usual.kindName) }
    case .color:
      context.expression(node, as: usual.kindName).map { value in value.color.map { .color($0) } ?? value }
    default: context.expression(node, as: usual.kindName)
    }
  }

  private func change(
    of state: (name: String, value: ExpressionValue), to entry: SyntaxNode.Entry
  ) -> Computed<Step.Change> {
    let (name, usual) = state
    if case .choice(let choice) = usual, let word = entry.value.text, choice.words.contains(word) {
      return .constant(
        .state(name, .choice(Choice(word: word, words: choice.words))), .change(.state(name), .word(word)))
    }
    let (key, range) = (entry.key, entry.value.range)
    let value = value(of: entry.value, like: usual)
    return Computed(.change(.state(name), value.form)) { frame in
      guard let value = value.value(frame) else { return nil }
      guard value.isSameKind(as: usual) else {
        frame.log.error(at: range, "\(key) must be \(usual.kindName), but is \(value.kindName)")
        return nil
      }
      return .state(name, value)
    }
  }
}

extension LayerDirectory {
  /// Returns the setter of a layer's key; nil if its kind of layer has no such key.
  func setter(_ name: String, of layer: Int) -> LayerSetter? {
    let kind = LayerKind.of(blueprints[layer].properties.content)
    return kind.everySetter.first { $0.key.name == name }
  }
}
