import Arithmetic
import Encodings
import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
import SceneSyntax

/// Reads lists of steps.
struct StepReader {
  let context: ReadingContext
  let targets: TargetReader
  var steps: [Step] = []
  private let animations: AnimationReader
  private let changes: ChangeReader
  /// True if each step waits for the previous one to finish.
  let isSequence: Bool

  init(context: ReadingContext, directory: LayerDirectory, isSequence: Bool = false) {
    self.context = context
    self.isSequence = isSequence
    targets = TargetReader(context: context, directory: directory)
    animations = AnimationReader(context: context)
    changes = ChangeReader(context: context, targets: targets)
  }

  /// Reads the steps of `node`, with start times relative to `time` in seconds.
  mutating func read(_ node: SyntaxNode, at time: Double) {
    for item in node.items {
      guard case .map(let entries) = item.content else {
        context.mismatch(item, "a step such as {basic: ball.opacity, to: 0}")
        continue
      }
      read(entries, at: item.range, time: time)
    }
  }

  /// Reads one step, repeated by its `for` if it has one.
  mutating func read(_ entries: [SyntaxNode.Entry], at range: SourceRange, time: Double) {
    guard let loop = entries.first(where: { $0.key == StepKeys.repetition.name }) else {
      readChecked(entries, at: range, time: time)
      return
    }
    guard let repetition = Repetition(loop.value, context: context) else { return }
    let body = entries.filter { $0.key != StepKeys.repetition.name }
    repetition.run(in: context) { _ in readChecked(body, at: range, time: time) }
  }

  /// Compiles and evaluates a step; if it depends on changing values, it is evaluated again when it runs.
  private mutating func readChecked(_ entries: [SyntaxNode.Entry], at range: SourceRange, time: Double) {
    guard context.bounds.countStep(at: range) else { return }
    if let step = repeatedStep(at: range, time: time) {
      steps.append(step)
      return
    }
    var compiled: CompiledStep?
    var now: [Step]?
    var after = 0.0
    let isLive = context.usesLiveValues {
      context.trying {
        compiled = compiledStep(entries, at: range)
        after = compiled?.after?.value(context.frame) ?? 0
        now = compiled?.steps.value(context.frame)
      }
    }
    guard let compiled, let first = entries.first else { return }
    guard isLive else {
      let written = after == 0 ? nil : compiled.after?.form
      steps += (now ?? []).map { $0.delayed(by: time + after, written: written) }
      return
    }
    // A delay that depends on changing values is evaluated together with the step.
    let delay = compiled.hasLiveDelay ? 0 : after
    let deferred = compiled.deferred
    let written = delay == 0 ? nil : compiled.after?.form
    steps.append(
      Step(
        delay: time + delay, action: .deferred(deferred), origin: first.keyRange, form: deferred.form.step,
        delays: written.map { [$0] } ?? []))
  }

  /// Returns an animation that a loop has already created for another layer, added to the current layer.
  ///
  /// Nil if the step depends on more than its layer, or if the layer is invalid or selected while the scene plays.
  private func repeatedStep(at range: SourceRange, time: Double) -> Step? {
    guard let form = context.stepForms[range], form.variesByLayer, form.record.hasShared,
      !context.definitions.appearance.reducedMotion, let text = form.entry.value.text
    else { return nil }
    var found: (target: StepTarget, property: AnimatableProperty)?
    let isLive = context.usesLiveValues {
      context.trying { found = targets.property(text, at: form.entry.value.range) }
    }
    guard !isLive, let (target, property) = found, target.current == nil,
      let attached = form.record.shared(property.keyPath, as: AttachedAnimation.self)
    else { return nil }
    return attached.step(on: target.layer, [], [], at: form.entry.keyRange, attached.form(on: target.form, [], []))
      .delayed(by: time + attached.delay, written: attached.writtenDelay)
  }

  /// Returns the verb that opens a step, with its entry; nil, after logging an error, if the step is invalid.
  private func verb(of entries: [SyntaxNode.Entry], at range: SourceRange) -> (StepVerb, SyntaxNode.Entry)? {
    guard let (verb, entry) = StepVerb.opening(entries) else {
      let verbs = StepVerb.allCases.map(\.rawValue)
      let first = entries.first
      if first?.key == StepKeys.question.name || first?.key == StepKeys.otherwise.name {
        context.log.error(
          at: first?.keyRange ?? range, "this condition has no steps",
          hint: "write {if: open, then: steps, else: steps}, or add a verb")
        return nil
      }
      let near = first.flatMap { NearestName.hint(for: $0.key, among: verbs) }
      context.log.error(
        at: first?.keyRange ?? range, "unknown verb ‘\(first?.key ?? "")’",
        hint: near ?? "a step begins with \(verbs.joined(separator: ", "))")
      return nil
    }
    let record = verb.record
    let other = entries.first { $0.key != entry.key && StepVerb(named: $0.key) != nil && !record.has($0.key) }
    if let other {
      context.log.error(
        at: other.keyRange, "a step can have only one verb, but has \(entry.key) and \(other.key)",
        hint: "write two steps in a list")
      return nil
    }
    return (verb, entry)
  }

  /// The keys whose steps and conditions may differ between the iterations of a loop.
  private static let varyingKeys = [
    StepKeys.condition.name, StepKeys.onStart.name, StepKeys.completion.name, StepKeys.reducedMotion.name,
    AnimationKeys.valueFunction.name,
  ]

  /// Returns the checked keys of a step; nil, after logging an error, if it has no verb.
  private func form(of entries: [SyntaxNode.Entry], at range: SourceRange) -> CheckedStep? {
    if let form = context.stepForms[range] { return form }
    let reports = context.log.reports
    guard let (verb, entry) = verb(of: entries, at: range), let merged = merging(motionOf: entries) else { return nil }
    let record = RecordReader(merged, of: verb.record, at: entry.keyRange, context: context)
    let form = CheckedStep(
      entry: entry, hasOwnDelay: entries.contains { $0.key == StepKeys.after.name }, record: record,
      variesByLayer: AnimationVerb(rawValue: entry.key) != nil && !Self.varyingKeys.contains(where: record.has))
    if context.log.reports == reports { context.stepForms[range] = form }
    return form
  }

  private func compiledStep(_ entries: [SyntaxNode.Entry], at range: SourceRange) -> CompiledStep? {
    guard let form = form(of: entries, at: range), let verb = StepVerb(named: form.entry.key) else {
      return nil
    }
    let (entry, record) = (form.entry, form.record)
    var condition: Computed<Bool>?
    if verb != .then, let read = record.compiled(StepKeys.condition) {
      let holds = read.value(context.frame) == true
      // If the condition depends on changing values, an excluded step may run later, so it is checked as well.
      guard holds || context.hasUsedLiveValues else { return nil }
      if context.hasUsedLiveValues { condition = read }
    }
    var after: Computed<Double>?
    let isLive = context.usesLiveValues { after = record.compiled(StepKeys.after) }
    if isLive { context.noteLiveValue() }
    return CompiledStep(
      condition: condition, after: after, hasLiveDelay: isLive || !form.hasOwnDelay,
      steps: steps(verb, entry, record))
  }

  /// Compiles a step as the user's settings show it, usually to a single step.
  private func steps(_ verb: StepVerb, _ entry: SyntaxNode.Entry, _ record: RecordReader) -> Computed<[Step]> {
    guard verb.record.has(StepKeys.reducedMotion.name) else { return movingSteps(verb, entry, record) }
    let isReduced = context.definitions.appearance.reducedMotion
    var reduction = MotionReduction.fade
    if let node = record.read(StepKeys.reducedMotion) {
      if let word = node.text {
        guard let other = MotionReduction(rawValue: word) else {
          let words = MotionReduction.allCases.map(\.rawValue)
          context.log.error(
            at: node.range, "‘\(word)’ is not \(words.joined(separator: " or "))",
            hint: NearestName.hint(for: word, among: words)
              ?? "write one of these, or steps such as {animate: {card.opacity: 1}, duration: 0.2}")
          return .failed
        }
        reduction = other
      } else {
        let others = inner(node)
        if isReduced { return .unchanging(contained(others, entry)) }
      }
    } else if isReduced, !changesOnlyColors(entry.value) {
      context.fadingMotions.insert(entry.keyRange)
    }
    let steps = movingSteps(verb, entry, record)
    guard isReduced else { return steps }
    return steps.map { [reduction] steps in
      steps.map { step in
        var step = step
        step.reduction = reduction
        return step
      }
    }
  }

  /// Returns whether a step changes nothing but opacities and colors, which are shown to all users.
  private func changesOnlyColors(_ value: SyntaxNode) -> Bool {
    var names = value.text.map { [$0] } ?? []
    if case .map(let entries) = value.content { names = entries.map(\.key) }
    return !names.isEmpty
      && names.allSatisfy { name in
        let property = name.split(separator: ".").last ?? ""
        return property == "opacity" || property == "shadowOpacity" || property.hasSuffix("Color")
      }
  }

  private func movingSteps(_ verb: StepVerb, _ entry: SyntaxNode.Entry, _ record: RecordReader) -> Computed<[Step]> {
    switch verb {
    case .do: return .unchanging(contained(inner(entry.value), entry))
    case .then: return choice(entry, record)
    case .run: return call(entry, record)
    case .basic: return animation(.basic, entry, record)
    case .keyframes: return animation(.keyframes, entry, record)
    case .spring: return animation(.spring, entry, record)
    case .jnw: return animation(.jnw, entry, record)
    case .wait where !isSequence:
      context.log.error(
        at: entry.keyRange, "wait is allowed only in a sequence", hint: "to delay any other step, write after: 1")
      return .failed
    default:
      let (action, origin) = (action(verb, entry, record), entry.keyRange)
      return action.map { [form = action.form.step] in [Step(delay: 0, action: $0, origin: origin, form: form)] }
    }
  }

  private func action(_ verb: StepVerb, _ entry: SyntaxNode.Entry, _ record: RecordReader) -> Computed<Step.Action> {
    let node = entry.value
    switch verb {
    case .set:
      let changes = changes.all(node)
      return Computed(.step(StepForm.set(changes.form.items))) { changes.value($0).map { .set($0) } }
    case .animate: return viewAnimation(node, record).map { .animate($0) }
    case .animateKeyframes: return viewKeyframes(node, record).map { .animateKeyframes($0) }
    case .transaction: return transaction(node, record).map { .transaction($0) }
    case .swiftui: return swiftUI.animation(node, record, completion: completion(record)).map { .swiftUI($0) }
    case .keyframeAnimator:
      return swiftUI.keyframes(node, record, completion: completion(record)).map { .keyframeAnimator($0) }
    case .phaseAnimator:
      return swiftUI.phases(node, record, completion: completion(record)).map { .phaseAnimator($0) }
    case .group: return group(node, record).map { .add($0) }
    case .transition:
      return TransitionReader(context: context, targets: targets)
        .step(node, record, opening: opening(record), completion: completion(record)).map { .add($0) }
    case .pop: return pop(.pop, node, record)
    case .popBasic: return pop(.popBasic, node, record)
    case .popDecay: return pop(.popDecay, node, record)
    case .pausePop: return pauses(node, record, isPaused: true)
    case .resumePop: return pauses(node, record, isPaused: false)
    case .startAnimator: return drive(.startAnimator, node, record)
    case .pauseAnimator: return drive(.pauseAnimator, node, record)
    case .continueAnimator: return drive(.continueAnimator, node, record)
    case .reverseAnimator: return drive(.reverseAnimator, node, record)
    case .scrubAnimator: return drive(.scrubAnimator, node, record)
    case .stopAnimator: return drive(.stopAnimator, node, record)
    case .begin: return interact(.begin, node, record)
    case .update: return interact(.update, node, record)
    case .finish: return interact(.finish, node, record)
    case .cancel: return interact(.cancel, node, record)
    case .setContentOffset: return scrolling(node, record)
    case .dynamics:
      return DynamicsReader(context: context, targets: targets).step(node, record, completion: completion(record))
        .map { .dynamics($0) }
    case .remove: return removal(node, record)
    case .every: return timer(record).map { .every($0) }
    case .display: return displayLink(record).map { .every($0) }
    case .sequence:
      let steps = inner(node, isSequence: true)
      return Computed(.step(StepForm.sequence(steps))) { _ in .sequence(steps) }
    case .wait:
      let seconds = record.compiled(StepKeys.wait) ?? .failed
      return Computed(.step(StepForm.wait(seconds.form))) { seconds.value($0).map { .wait($0) } }
    case .do, .then, .run, .basic, .keyframes, .spring, .jnw: return .failed
    }
  }

  private var swiftUI: SwiftUIReader { SwiftUIReader(context: context, targets: targets, changes: changes) }

  private func pop(_ verb: PopVerb, _ node: SyntaxNode, _ record: RecordReader) -> Computed<Step.Action> {
    let following = PopReader.Following(
      opening: opening(record), arrival: record.read(PopKeys.onReachToValue).map { inner($0) } ?? [],
      completion: completion(record))
    return PopReader(context: context, targets: targets).steps(verb, node, record, following).map { .pop($0) }
  }

  private func pauses(_ node: SyntaxNode, _ record: RecordReader, isPaused: Bool) -> Computed<Step.Action> {
    PopReader(context: context, targets: targets).pauses(node, record, isPaused: isPaused).map { .pausePop($0) }
  }

  private func drive(_ verb: AnimatorVerb, _ node: SyntaxNode, _ record: RecordReader) -> Computed<Step.Action> {
    AnimatorReader(context: context, targets: targets).step(verb, node, record).map { .drive($0) }
  }

  private func interact(_ verb: InteractionVerb, _ node: SyntaxNode, _ record: RecordReader) -> Computed<Step.Action> {
    InteractionReader(context: context, targets: targets).step(verb, node, record).map { .interact($0) }
  }

  private func transaction(_ node: SyntaxNode, _ record: RecordReader) -> Computed<TransactionStep> {
    let changes = changes.all(node)
    let (values, inside, completion) = (record.compiled, inside(record), completion(record))
    let form = StepForm.transaction(
      values.describing([StepKeys.transaction.name: changes.form]), changes: changes.form.items, inside: inside,
      completion: completion)
    return Computed(.step(form)) { frame in
      let record = RecordValues(record: values, frame: frame)
      guard let changes = changes.value(frame) else { return nil }
      return TransactionStep(
        changes: changes, duration: record.read(TimingKeys.duration),
        timingFunction: record.read(TimingKeys.timingFunction),
        disablesActions: record.read(ViewKeys.disableActions), inside: inside, completion: completion)
    }
  }

  private func scrolling(_ node: SyntaxNode, _ record: RecordReader) -> Computed<Step.Action> {
    guard let name = record.read(StepKeys.setContentOffset),
      targets.scrollLayer(name, at: node.range) != nil,
      let target = targets.layerTarget(name, at: node.range), let offset = record.compiled(ScrollKeys.to)
    else { return .failed }
    let layer = target.currentLayer
    return Computed(.step(StepForm.scroll(target.form, name: name, to: offset.form))) { frame in
      guard let layer = layer.value(frame), let offset = offset.value(frame) else { return nil }
      return .scroll(layer: layer, to: offset)
    }
  }

  private func viewAnimation(_ node: SyntaxNode, _ record: RecordReader) -> Computed<ViewAnimationStep> {
    let (changes, pace) = (changes.animated(node), ViewTimingReader(record, context.definitions.generation))
    let (values, inside, completion) = (record.compiled, inside(record), completion(record))
    var forms = [StepKeys.animate.name: changes.form]
    forms[ViewKeys.initialVelocity.name] = pace.initialVelocity?.form
    let form = StepForm.animate(
      values.describing(forms), changes: changes.form.items, inside: inside, completion: completion)
    return Computed(.step(form)) { frame in
      let record = RecordValues(record: values, frame: frame)
      guard let changes = changes.value(frame), let options = ViewTimingReader.options(record),
        let pace = pace.pace(record)
      else { return nil }
      return ViewAnimationStep(
        changes: changes, pace: pace, delay: record.read(ViewKeys.delay) ?? 0, options: options, inside: inside,
        completion: completion)
    }
  }

  private func viewKeyframes(_ node: SyntaxNode, _ record: RecordReader) -> Computed<ViewKeyframesStep> {
    let frames = Computed<[ViewKeyframesStep.Frame]>.all(node.items.map(keyframe))
    let (values, completion) = (record.compiled, completion(record))
    let form = StepForm.animateKeyframes(
      values.describing([StepKeys.animateKeyframes.name: frames.form]), frames: frames.form.items,
      completion: completion)
    return Computed(.step(form)) { frame in
      let record = RecordValues(record: values, frame: frame)
      guard let frames = frames.value(frame), let duration = record.read(ViewKeys.duration),
        let options = ViewTimingReader.options(record)
      else { return nil }
      return ViewKeyframesStep(
        frames: frames, duration: duration, delay: record.read(ViewKeys.delay) ?? 0,
        options: options,
        calculationMode: record.read(AnimationKeys.calculationMode) ?? .linear, completion: completion)
    }
  }

  private func keyframe(_ node: SyntaxNode) -> Computed<ViewKeyframesStep.Frame> {
    guard let record = context.record(node, as: ViewKeys.frame), let set = record.read(ViewKeys.changes) else {
      return .failed
    }
    let (changes, values) = (changes.animated(set), record.compiled)
    return Computed(.record(values.describing([ViewKeys.changes.name: changes.form]))) { frame in
      let record = RecordValues(record: values, frame: frame)
      guard let changes = changes.value(frame) else { return nil }
      let start = record.read(ViewKeys.start) ?? 0
      return ViewKeyframesStep.Frame(
        start: start, duration: record.read(ViewKeys.part) ?? 1 - start, changes: changes)
    }
  }

  private func animation(
    _ verb: AnimationVerb, _ entry: SyntaxNode.Entry, _ record: RecordReader
  ) -> Computed<[Step]> {
    let (node, origin) = (entry.value, entry.keyRange)
    guard let text = node.text else {
      context.mismatch(node, "a layer and a property, such as ball.opacity")
      return .failed
    }
    guard let (target, named) = targets.property(text, at: node.range),
      let property = valued(named, record, at: node.range)
    else { return .failed }
    if verb == .jnw, property.kind.componentCount == nil {
      context.log.error(
        at: node.range,
        "jnw cannot animate \(property.keyPath): JNWSpringAnimation takes numbers, points, sizes, rectangles, colors "
          + "and transforms",
        hint: "write spring: \(text), from: …, to: …")
      return .failed
    }
    let (values, opening, completion) = (record.compiled, opening(record), completion(record))
    // Most loops only vary the layer, so the animation is created once.
    if target.current == nil,
      let attached = record.shared(
        property.keyPath,
        { AttachedAnimation(verb, animations.compiled(verb, of: property, record), of: property, $0) })
    {
      let form = attached.form(on: target.form, opening, completion)
      return .constant([attached.step(on: target.layer, opening, completion, at: origin, form)], .step(form))
    }
    let (layer, compiled) = (target.currentLayer, animations.compiled(verb, of: property, record))
    let written = StepForm.animation(
      StepForm.Animation(
        verb: verb, layer: target.form, property: property, record: values.describing(compiled.forms)),
      opening: opening, completion: completion)
    return Computed(.step(written)) { frame in
      guard let layer = layer.value(frame),
        let attached = AttachedAnimation(verb, compiled, of: property, RecordValues(record: values, frame: frame))
      else { return nil }
      return [attached.step(on: layer, opening, completion, at: origin, written)]
    }
  }

  /// Returns the property that an animation's values belong to: with a value function, a component of the transform.
  private func valued(
    _ property: AnimatableProperty, _ record: RecordReader, at range: SourceRange
  ) -> AnimatableProperty? {
    guard record.has(AnimationKeys.valueFunction) else { return property }
    guard let function = record.read(AnimationKeys.valueFunction) else { return nil }
    guard let part = function.property(of: property) else {
      context.log.error(
        at: range, "\(property.keyPath) cannot have a valueFunction, which turns numbers into a transform",
        hint: property.keyPath.hasPrefix("transform.")
          ? "write transform, or leave out valueFunction" : "leave out valueFunction")
      return nil
    }
    return part
  }

  private func group(_ node: SyntaxNode, _ record: RecordReader) -> Computed<AnimationStep> {
    guard let name = record.read(StepKeys.group), let target = targets.layerTarget(name, at: node.range),
      let list = record.read(AnimationKeys.animations)
    else { return .failed }
    let layer = target.currentLayer
    let all = list.items.map { grouped($0, of: name, target.form) }
    let children = Computed<[AnimationReader.Maker]>.all(all.map(\.maker))
    let (values, opening, completion) = (record.compiled, opening(record), completion(record))
    let form = StepForm.group(
      target.form, values.describing([AnimationKeys.animations.name: children.form]),
      animations: all.compactMap(\.form), opening: opening, completion: completion)
    return Computed(.step(form)) { frame in
      let record = RecordValues(record: values, frame: frame)
      guard let layer = layer.value(frame), let children = children.value(frame) else { return nil }
      let timingFunction = record.read(TimingKeys.timingFunction)
      let timing = MediaTiming(record)
      let removedOnCompletion = record.read(TimingKeys.removedOnCompletion) ?? true
      return AnimationStep(
        layer: layer,
        make: { shown in
          var group = AnimationGroup(try children.map { try $0(shown) }, timingFunction: timingFunction)
          group.timing = timing
          group.removedOnCompletion = removedOnCompletion
          return group
        },
        key: AttachedAnimation.key(record, otherwise: StepKeys.group.name), updatesModel: false, opening: opening,
        completion: completion)
    }
  }

  /// Reads an animation in a group, identified by its key path with or without the group's layer.
  private func grouped(
    _ node: SyntaxNode, of layer: String, _ target: LayerTarget
  ) -> (maker: Computed<AnimationReader.Maker>, form: StepForm.Animation?) {
    let verbs: [String: AnimationVerb] = ["basic": .basic, "keyframes": .keyframes, "spring": .spring]
    guard case .map(let entries) = node.content, let entry = entries.first(where: { verbs[$0.key] != nil }),
      let verb = verbs[entry.key],
      let type = StepKeys.groupedRecords.first(where: { $0.verb == entry.key })?.record
    else {
      context.mismatch(node, "an animation such as {basic: opacity, to: 0}")
      return (.failed, nil)
    }
    guard let merged = merging(motionOf: entries), let text = entry.value.text,
      let property = targets.animatable(
        text.hasPrefix(layer + ".") ? String(text.dropFirst(layer.count + 1)) : text, at: entry.value.range)
    else { return (.failed, nil) }
    let record = RecordReader(merged, of: type, at: entry.keyRange, context: context)
    guard let property = valued(property, record, at: entry.value.range) else { return (.failed, nil) }
    let (compiled, values) = (animations.compiled(verb, of: property, record), record.compiled)
    let written = values.describing(compiled.forms)
    return (
      Computed(.record(written)) { compiled.make(RecordValues(record: values, frame: $0), false) },
      StepForm.Animation(verb: verb, layer: target, property: property, record: written)
    )
  }

  private func removal(_ node: SyntaxNode, _ record: RecordReader) -> Computed<Step.Action> {
    guard let text = node.text, let target = targets.target(text, at: node.range) else { return .failed }
    let key: String?
    if target.keyPath.isEmpty {
      key = nil
    } else if target.keyPath == Transition.key {
      key = Transition.key
    } else if let property = PopLayerProperty(named: target.keyPath) {
      key = property.name
    } else if let property = targets.property(text, at: node.range)?.property {
      key = property.keyPath
    } else {
      return .failed
    }
    let layer = target.currentLayer
    let removed = record.read(StepKeys.runningKey) ?? key
    return Computed(.step(StepForm.remove(target.form, key: removed, written: text))) {
      layer.value($0).map { .remove(layer: $0, key: removed) }
    }
  }

  /// Returns the entries of a step merged with the entries of its motion and of that motion's bases; earlier entries
  /// win.
  func merging(motionOf entries: [SyntaxNode.Entry]) -> [SyntaxNode.Entry]? {
    var merged = entries
    var seen: [String] = []
    var next = entries.first { $0.key == StepKeys.motion.name }
    while let entry = next {
      let motions = context.definitions.motions
      guard let motion = context.find(entry.value, among: motions, "motion", in: SceneKeys.motions.name) else {
        return nil
      }
      context.note(useOf: motion)
      guard !seen.contains(motion.key) else {
        context.log.error(
          at: entry.value.range,
          "motions refer to each other in a cycle: \((seen + [motion.key]).joined(separator: " → "))")
        return nil
      }
      seen.append(motion.key)
      guard let inherited = context.entries(of: motion.value, "a map of parameters") else { return nil }
      merged += inherited.filter { new in !merged.contains { $0.key == new.key } }
      next = inherited.first { $0.key == StepKeys.motion.name }
    }
    return merged
  }
}
