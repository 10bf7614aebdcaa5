import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram

/// Builds the outline of steps.
extension OutlineBuilder {
  /// Returns the outline of steps in order, without steps that are known to do nothing.
  func steps(_ steps: [Step]) -> [OutlineStep] {
    let outer = choices
    // Repeating steps select their layers at each repetition.
    choices = [:]
    defer { choices = outer }
    return steps.compactMap { step in
      var delay: OutlineExpression?
      for written in step.delays {
        let more = expression(written) ?? .unsupported(written.written)
        delay = delay.map { Self.sum($0, more) } ?? more
      }
      // The gesture no longer has the event's values when delayed steps run, so these steps cannot read them from it.
      let gesture = gesture
      defer { self.gesture = gesture }
      if delay != nil { self.gesture = nil }
      guard let outlined = known(self.step(step.form, at: step.origin.line)) else { return nil }
      guard let delay else { return outlined }
      return outlined.delay == nil
        ? outlined.with(delay: delay, condition: outlined.condition)
        : OutlineStep(action: .steps([outlined]), verb: outlined.verb, line: outlined.line, delay: delay)
    }
  }

  /// Returns the step without a condition that always holds; nil if the condition never holds.
  private func known(_ step: OutlineStep) -> OutlineStep? {
    guard case .boolean(let holds)? = step.condition else { return step }
    return holds ? step.with(delay: step.delay, condition: nil) : nil
  }

  private static func sum(_ one: OutlineExpression, _ other: OutlineExpression) -> OutlineExpression {
    guard case (.number(let a), .number(let b)) = (one, other) else { return .binary(.add, one, other) }
    return .number(a + b)
  }

  /// Returns the outline of a step, without the delay before it.
  func step(_ form: StepForm, at line: Int) -> OutlineStep {
    if case .deferred(let inner, let after, let condition) = form {
      let question = condition.flatMap { expression($0) }
      let gesture = gesture
      defer { self.gesture = gesture }
      if after != nil { self.gesture = nil }
      return step(inner, at: line).with(delay: after.flatMap { expression($0) }, condition: question)
    }
    if let action = choice(form, at: line) { return OutlineStep(action: action, verb: "then", line: line) }
    var parameters = parameters(form.record, verb: form.verb)
    if case .swiftUI(_, _, let animation, _) = form { parameters.swiftUIAnimation = animation.known(program.sources) }
    for (name, operand) in form.values { parameters.values[name] = value(operand) }
    let following = following(form)
    return OutlineStep(
      action: action(form, parameters) ?? .unsupported("\(form.verb): \(form.title)"), verb: form.verb, line: line,
      parameters: parameters, opening: following.opening, completion: following.completion)
  }

  /// Returns the steps that run when a step begins, and when it ends.
  private func following(_ form: StepForm) -> (opening: [OutlineStep], completion: [OutlineStep]) {
    let (opening, completion): ([Step], [Step]) =
      switch form {
      case .animate(_, _, _, let completion), .animateKeyframes(_, _, let completion),
        .transaction(_, _, _, let completion), .swiftUI(_, _, _, let completion),
        .keyframeAnimator(_, _, let completion), .phaseAnimator(_, _, let completion), .dynamics(_, let completion):
        ([], completion)
      case .animation(_, let opening, let completion), .group(_, _, _, let opening, let completion),
        .transition(_, _, let opening, let completion), .pop(_, _, _, let opening, _, let completion):
        (opening, completion)
      case .unreadable, .deferred, .set, .pausePop, .drive, .interact, .scroll, .remove, .sequence, .wait, .steps,
        .every, .choice, .run:
        ([], [])
      }
    let first = steps(opening)
    let gesture = gesture
    defer { self.gesture = gesture }
    self.gesture = nil
    return (first, steps(completion))
  }

  /// Returns the action of a step; nil if code has no equivalent.
  private func action(_ form: StepForm, _ parameters: OutlineParameters) -> OutlineStep.Action? {
    switch form {
    case .unreadable, .deferred, .dynamics, .pausePop, .wait: return nil
    case .set(let forms): return changes(forms).map { .set($0) }
    case .animate(_, let forms, let inside, _): return changes(forms).map { .animate($0, inside: steps(inside)) }
    case .animateKeyframes(_, let frames, _): return all(frames.map(viewKeyframe)).map { .animateKeyframes($0) }
    case .transaction(_, let forms, let inside, _):
      return changes(forms).map { .transaction($0, inside: steps(inside)) }
    case .swiftUI(_, let forms, _, _): return changes(forms).map { .swiftUI($0) }
    case .keyframeAnimator(_, let tracks, _): return all(tracks.map(track)).map { .keyframeAnimator($0) }
    case .phaseAnimator(_, let phases, _): return all(phases.map(phase)).map { .phases($0) }
    case .animation(let form, _, _): return animation(form, parameters).map { .animation($0) }
    case .group(let target, _, let animations, _, _):
      guard let layer = layer(target) else { return nil }
      return all(animations.map { animation($0, self.parameters($0.record, verb: $0.verb.rawValue)) })
        .map { .group(layer: layer, $0) }
    case .transition(let target, _, _, _): return layer(target).map { .transition(layer: $0) }
    case .pop(let verb, _, let pops, _, _, _): return all(pops.map(pop)).map { .pop(verb, $0) }
    case .drive(let verb, let animator, _): return .drive(verb, animator)
    case .interact(let verb, let interaction, _): return .interact(verb, interaction)
    case .scroll(let target, _, let offset): return layer(target).map { .scroll(layer: $0, to: value(offset)) }
    case .remove(let target, let key, _): return layer(target).map { .remove(layer: $0, key: key) }
    case .sequence(let steps): return sequence(steps)
    case .steps(let steps): return .steps(self.steps(steps))
    case .every(_, .some, _, _, _): return nil
    case .every(let interval, nil, let times, let condition, let steps):
      return .every(
        OutlineRepetition(
          interval: interval.flatMap { expression($0) }, count: times.flatMap { expression($0) },
          condition: condition.flatMap { expression($0) }, steps: self.steps(steps)))
    case .choice(let condition, let yes, let no):
      switch expression(condition) {
      case nil: return nil
      case .boolean(let holds)?: return .steps(steps(holds ? yes : no))
      case let question?: return .branch(question, then: steps(yes), otherwise: steps(no))
      }
    case .run(_, let given, let steps):
      var values: [OutlineArgument] = []
      for argument in given {
        guard let value = expression(argument.value) else { return nil }
        let outlined = OutlineArgument(slot: argument.slot, name: argument.name, value: value)
        arguments[argument.slot] = .argument(outlined)
        values.append(outlined)
      }
      return .call(values, self.steps(steps))
    }
  }

  private func all<Item>(_ items: [Item?]) -> [Item]? {
    let all = items.compactMap(\.self)
    return all.count == items.count ? all : nil
  }

  private func viewKeyframe(_ form: Operand) -> OutlineViewKeyframe? {
    guard case .record(let record) = form, let changes = changes(record["set"]?.form.items ?? []) else { return nil }
    let start = record["start"].flatMap { expression($0.form) } ?? .number(0)
    guard let part = record["duration"].map({ expression($0.form) }) ?? Self.rest(start) else { return nil }
    return OutlineViewKeyframe(start: start, duration: part, changes: changes)
  }

  /// Returns the fraction of a block after a keyframe's start.
  private static func rest(_ start: OutlineExpression) -> OutlineExpression? {
    if case .number(let number) = start { .number(1 - number) } else { .binary(.subtract, .number(1), start) }
  }

  private func track(_ form: StepForm.Track) -> OutlineTrack? {
    guard let layer = layer(form.layer) else { return nil }
    let keyframes = form.keyframes.map { own in
      own.keyframe.known(program.sources).map { (keyframe: $0, end: end(own.value)) }
    }
    return all(keyframes).map { OutlineTrack(layer: layer, property: form.property, keyframes: $0) }
  }

  private func phase(_ form: StepForm.Phase) -> OutlinePhase? {
    guard let changes = changes(form.changes.items) else { return nil }
    var parameters = parameters(form.record)
    parameters.swiftUIAnimation = form.animation.known(program.sources)
    return OutlinePhase(changes: changes, parameters: parameters)
  }

  private func animation(_ form: StepForm.Animation, _ parameters: OutlineParameters) -> OutlineAnimation? {
    guard let layer = layer(form.layer) else { return nil }
    let record = form.record
    func end(_ name: String) -> OutlineEnd? { record[name].map { self.end($0.form) } }
    var startsWithPresentation = false
    if case .word("presentation")? = record["from"]?.form { startsWithPresentation = true }
    return OutlineAnimation(
      verb: form.verb, layer: layer, property: form.property, from: startsWithPresentation ? nil : end("from"),
      startsWithPresentation: startsWithPresentation, to: end("to"), by: end("by"),
      values: record["values"]?.form.items.map { self.end($0) } ?? [],
      path: (record["path"]?.value as? Computed<Path>)?.known(program.sources), parameters: parameters)
  }

  private func pop(_ form: StepForm.Pop) -> OutlinePop? {
    let subject: OutlinePop.Subject
    switch form.subject {
    case .state(let name): subject = .state(name)
    case .layer(let target, let property):
      guard let layer = layer(target) else { return nil }
      subject = .layer(layer, property)
    }
    func end(_ name: String) -> OutlineEnd? { form.record[name].map { self.end($0.form) } }
    return OutlinePop(subject: subject, from: end("from"), to: end("to"), velocity: end("velocity"))
  }

  // MARK: Sequences

  /// Returns a sequence as steps that start the next one in their completion.
  ///
  /// - Returns: The steps; nil if code cannot wait for the end of one of them.
  private func sequence(_ steps: [Step]) -> OutlineStep.Action? {
    let gesture = gesture
    defer { self.gesture = gesture }
    var parts: [(step: OutlineStep, isWait: Bool)] = []
    for step in steps {
      if case .wait(let time) = step.form.now {
        guard let seconds = expression(time), step.delays.isEmpty else { return nil }
        parts.append((OutlineStep(action: .steps([]), verb: "wait", line: step.origin.line, delay: seconds), true))
      } else {
        parts += self.steps([step]).map { ($0, false) }
      }
      // Later steps of the sequence no longer have the values of the event.
      self.gesture = nil
    }
    var rest: [OutlineStep] = []
    for (step, isWait) in parts.reversed() {
      if isWait {
        rest =
          rest.isEmpty ? [] : [OutlineStep(action: .steps(rest), verb: step.verb, line: step.line, delay: step.delay)]
      } else {
        guard let steps = rest.isEmpty ? [step] : step.followed(by: rest) else { return nil }
        rest = steps
      }
    }
    return .steps(rest)
  }
}

extension StepForm {
  /// The form inside a deferral without delay and condition.
  fileprivate var now: StepForm { if case .deferred(let form, nil, nil) = self { form } else { self } }

  /// The values of a form without a record, by key.
  fileprivate var values: [(name: String, value: Operand)] {
    switch self {
    case .scroll(_, _, let offset): [("to", offset)]
    case .choice(let condition, _, _): [("if", condition)]
    default: []
    }
  }

  /// The operand of the step in the notation of the scene.
  fileprivate var title: String {
    switch self {
    case .scroll(_, let name, _): name
    case .remove(_, _, let written): written
    case .run(let name, _, _): name
    case .wait(let time): time.written
    default: record?[verb].map { if case .word = $0.form { $0.form.written } else { "…" } } ?? "…"
    }
  }
}

extension OutlineStep {
  /// Returns the step with a delay and a condition.
  func with(delay: OutlineExpression?, condition: OutlineExpression?) -> OutlineStep {
    OutlineStep(
      action: action, verb: verb, line: line, delay: delay, condition: condition, parameters: parameters,
      opening: opening, completion: completion)
  }

  /// Returns the step with other steps in its completion; nil if code cannot wait for its end.
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
