import LayerTree
import Motion
import SceneCompiler

extension SceneWriter {
  /// The name of the variable that has the number of the current state.
  private static let state = "screen"

  /// The names that the layers of a scene with a prototype must not have.
  static let prototypeNames: Set<String> = [state]

  /// Writes the transitions of a prototype as actions, with the events that run them and the touches that play them.
  mutating func write(_ prototype: ScenePrototype) {
    lines.append("state: {\(Self.state): 0}")
    var taken = LayerNames()
    let names = prototype.actions.map { taken.name(for: LayerDescription(name: $0.name)) }
    lines.append("actions:")
    for (action, name) in zip(prototype.actions, names) { write(action, named: name, prototype, names) }
    writeEvents(prototype, names)
    let start = delayed(from: 0, prototype, names)
    if !start.isEmpty { lines += ["start:"] + start.map { "  \($0)" } }
    let touches = prototype.touches.compactMap { touch -> String? in
      guard case .tap(let way) = prototype.actions[touch.action].trigger, let layer = self.names[way] else {
        return nil
      }
      return "  - {tap: \(layer), at: \(SceneText.number(touch.time))}"
    }
    if !touches.isEmpty { lines += ["script:"] + touches }
    lines.append("duration: \(SceneText.number(prototype.duration))")
  }

  private mutating func write(
    _ action: ScenePrototype.Action, named name: String, _ prototype: ScenePrototype, _ names: [String]
  ) {
    lines.append("  \(name):")
    lines.append("    - {set: {\(Self.state): \(action.to)}}")
    let set = changes(action.set)
    if !set.isEmpty { lines += ["    - set:"] + set.map { "        \($0)" } }
    let animated = changes(action.animated)
    if !animated.isEmpty {
      lines += ["    - animate:"] + animated.map { "        \($0)" }
      switch action.curve {
      case .timing(let function):
        lines.append("      duration: \(SceneText.number(action.duration))")
        lines.append("      timingFunction: \(Self.text(function))")
      case .spring(let mass, let stiffness, let damping):
        lines.append("      mass: \(SceneText.number(mass))")
        lines.append("      stiffness: \(SceneText.number(stiffness))")
        lines.append("      damping: \(SceneText.number(damping))")
      }
      let final = changes(action.final)
      if !final.isEmpty {
        lines.append("      completion:")
        lines.append("        - if: \(Self.state) == \(action.to)")
        lines.append("          then: {set: {\(final.joined(separator: ", "))}}")
      }
    }
    lines += delayed(from: action.to, prototype, names).map { "    \($0)" }
  }

  private static func text(_ function: TimingFunction) -> String {
    TimingFunction.named.first { $0.function == function }?.name
      ?? SceneText.list([function.x1, function.y1, function.x2, function.y2])
  }

  private func changes(_ changes: [LayerChange]) -> [String] {
    changes.compactMap { change in
      names[change.layer].map { "\($0).\(change.keyPath): \(SceneText.value(change.value))" }
    }
  }

  /// Returns the steps that run the actions of a state after a delay, unless another one has begun by then.
  private func delayed(from state: Int, _ prototype: ScenePrototype, _ names: [String]) -> [String] {
    zip(prototype.actions, names).compactMap { action, name in
      guard action.from == state, case .delay(let delay) = action.trigger else { return nil }
      return "- sequence: [{wait: \(SceneText.number(delay))}, {if: \(Self.state) == \(state), then: {run: \(name)}}]"
    }
  }

  /// Writes the events of touched layers: the effect of a touch depends on the state.
  private mutating func writeEvents(_ prototype: ScenePrototype, _ names: [String]) {
    var order: [String] = []
    var actions: [String: [(state: Int, name: String)]] = [:]
    for (action, name) in zip(prototype.actions, names) {
      guard case .tap(let way) = action.trigger, let layer = self.names[way] else { continue }
      if actions[layer] == nil { order.append(layer) }
      // The first of several triggers wins, as in a prototype with one trigger of each kind.
      if actions[layer]?.contains(where: { $0.state == action.from }) != true {
        actions[layer, default: []].append((action.from, name))
      }
    }
    guard !order.isEmpty else { return }
    lines.append("when:")
    for layer in order {
      var text = ""
      for (state, name) in (actions[layer] ?? []).reversed() {
        let other = text.isEmpty ? "" : ", else: \(text)"
        text = "{if: \(Self.state) == \(state), then: {run: \(name)}\(other)}"
      }
      lines.append("  \(layer).tap: \(text)")
    }
  }
}
