import SceneDiagnostics
import SceneProgram

/// Handles layers that are selected by an index while the scene plays, as in `row(open).opacity`.
extension OutlineBuilder {
  /// Returns the layer of a step; nil for a layer that is selected by an index, outside the branch that selects it.
  func layer(_ target: LayerTarget) -> Int? {
    switch target {
    case .layer(let layer): layer
    case .chosen(let chosen): self.target(of: chosen.name)?.layer
    }
  }

  /// Returns the target of a name whose indices are determined by branches; nil if they are not.
  func target(of name: IndexedName) -> Target? {
    var words: [String] = []
    for part in name.parts {
      switch part {
      case .word(let word): words.append(word)
      case .member:
        guard let word = choices[Self.key(part)] else { return nil }
        words.append(word)
      }
    }
    return try? program.directory.resolve(words, from: name.layer).get()
  }

  /// Returns a step as a branch for each layer that its first index may select; nil for a step without such an index.
  func choice(_ form: StepForm, at line: Int) -> OutlineStep.Action? {
    guard let chosen = form.targets.lazy.compactMap({ self.undecided($0) }).first else { return nil }
    let outer = choices
    defer { choices = outer }
    var action = OutlineStep.Action.steps([])
    for (place, member) in chosen.members.enumerated().reversed() {
      choices = outer
      choices[chosen.key] = member.name
      let isLast = place == chosen.members.count - 1
      let otherwise = OutlineStep(action: action, verb: "then", line: line)
      action = .branch(
        .binary(.equal, chosen.index, .number(Double(member.index))), then: [step(form, at: line)],
        otherwise: isLast ? [] : [otherwise])
    }
    return action
  }

  /// A repeated layer with a changing index in a step.
  private struct Chosen {
    let key: String
    let index: OutlineExpression
    /// The layers that the index may select, with their indices.
    let members: [(name: String, index: Int)]
  }

  private func undecided(_ target: LayerTarget) -> Chosen? {
    guard case .chosen(let chosen) = target else { return nil }
    var words: [String] = []
    for part in chosen.name.parts {
      switch part {
      case .word(let word): words.append(word)
      case .member(let name, let indices):
        if let word = choices[Self.key(part)] {
          words.append(word)
          continue
        }
        guard indices.count == 1 else { return nil }
        let members = program.directory.family(words + [name], from: chosen.name.layer).compactMap { layer in
          let own = program.directory.blueprints[layer].name
          return Int(own.dropFirst(name.count + 1).dropLast()).map { (name: own, index: $0) }
        }
        guard !members.isEmpty else { return nil }
        return Chosen(key: Self.key(part), index: expression(indices[0]), members: members)
      }
    }
    return nil
  }

  private static func key(_ part: IndexedName.Part) -> String { IndexedName(parts: [part], layer: nil).description }
}

extension StepForm {
  /// The targets of the step itself, without nested steps.
  fileprivate var targets: [LayerTarget] {
    switch self {
    case .deferred(let form, _, _): form.targets
    case .set(let changes), .animate(_, let changes, _, _), .transaction(_, let changes, _, _),
      .swiftUI(_, let changes, _, _):
      changes.flatMap(\.targets)
    case .animateKeyframes(_, let frames, _): frames.flatMap(\.targets)
    case .keyframeAnimator(_, let tracks, _): tracks.map(\.layer)
    case .phaseAnimator(_, let phases, _): phases.flatMap(\.changes.targets)
    case .animation(let animation, _, _): [animation.layer]
    case .group(let layer, _, _, _, _), .transition(let layer, _, _, _), .scroll(let layer, _, _),
      .remove(let layer, _, _):
      [layer]
    case .pop(_, _, let pops, _, _, _):
      pops.compactMap { if case .layer(let layer, _) = $0.subject { layer } else { nil } }
    case .unreadable, .pausePop, .drive, .interact, .dynamics, .sequence, .wait, .steps, .every, .choice, .run: []
    }
  }
}

extension Operand {
  fileprivate var targets: [LayerTarget] {
    switch self {
    case .change(.layer(let layer, _), _): [layer]
    case .list(let items): items.flatMap(\.targets)
    case .record(let record): record.entries.flatMap(\.form.targets)
    case .change, .unwritten, .word, .formula, .cell, .map, .template, .property, .step: []
    }
  }
}
