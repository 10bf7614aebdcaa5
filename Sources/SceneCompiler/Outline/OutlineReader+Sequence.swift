import SceneDiagnostics
import SceneLanguage
import SceneProgram
import SceneSyntax

extension OutlineReader {
  /// A sequence as steps of which each begins the next one in its completion.
  ///
  /// - Returns: Nil if a step of it has no end that code can wait for.
  func sequence(_ node: SyntaxNode) -> OutlineStep.Action? {
    let gesture = gesture
    defer { self.gesture = gesture }
    var parts: [Part] = []
    for item in node.items {
      guard let part = part(item) else { return nil }
      parts.append(part)
      // What runs later has the values of the event no more.
      self.gesture = nil
    }
    var rest: [OutlineStep] = []
    for part in parts.reversed() {
      switch part {
      case .wait(let seconds, let line):
        rest =
          rest.isEmpty
          ? [] : [OutlineStep(action: .steps(rest), verb: StepVerb.wait.rawValue, line: line, delay: seconds)]
      case .step(let step):
        guard let steps = rest.isEmpty ? [step] : step.followed(by: rest) else { return nil }
        rest = steps
      }
    }
    return .steps(rest)
  }

  /// A part of a sequence.
  private enum Part {
    case step(OutlineStep)
    case wait(OutlineExpression, line: Int)
  }

  private func part(_ item: SyntaxNode) -> Part? {
    if case .map(let entries) = item.content, let (verb, entry) = StepVerb.opening(entries), verb == .wait {
      guard entries.count == 1, let seconds = expression(entry.value) else { return nil }
      return .wait(seconds, line: entry.keyRange.line)
    }
    let steps = steps(SyntaxNode(content: .list([item]), range: item.range))
    return steps.count == 1 ? steps.first.map { .step($0) } : nil
  }
}

extension OutlineStep {
  /// The step, after whose end others begin; nil if code has no word for its end.
  fileprivate func followed(by rest: [OutlineStep]) -> [OutlineStep]? {
    guard condition == nil else { return nil }
    switch action {
    case .set, .remove, .interact, .scroll:
      guard delay != nil else { return [self] + rest }
      let own = OutlineStep(action: action, verb: verb, line: line, parameters: parameters, opening: opening)
      return [OutlineStep(action: .steps([own] + rest), verb: verb, line: line, delay: delay)]
    case .pop(_, let pops) where pops.count > 1: return nil
    case .animate, .animateKeyframes, .transaction, .swiftUI, .keyframeAnimator, .animation, .group, .transition, .pop:
      return [
        OutlineStep(
          action: action, verb: verb, line: line, delay: delay, parameters: parameters, opening: opening,
          completion: completion + rest)
      ]
    case .phases, .drive, .every, .branch, .steps, .call, .unsupported: return nil
    }
  }
}
