import LayerTree
import Motion

/// Reads lists of steps.
struct StepReader {
  let context: ReadingContext
  let targets: TargetReader
  var steps: [Step] = []
  private let animations: AnimationReader
  private let changes: ChangeReader
  /// Whether the steps are read because they run now, so that what changes has its value.
  let isPlaying: Bool
  /// Whether each step waits for the one before.
  let isSequence: Bool

  init(context: ReadingContext, directory: LayerDirectory, isPlaying: Bool = false, isSequence: Bool = false) {
    self.context = context
    self.isPlaying = isPlaying
    self.isSequence = isSequence
    targets = TargetReader(context: context, directory: directory)
    animations = AnimationReader(context: context)
    changes = ChangeReader(context: context, targets: targets, isDriven: isPlaying)
  }

  /// Reads the steps of `node`, each `time` seconds after the beginning or later.
  mutating func read(_ node: SyntaxNode, at time: Double) {
    for item in node.items {
      guard case .map(let entries) = item.content else {
        context.mismatch(item, "a step such as {basic: ball.opacity, to: 0}")
        continue
      }
      read(entries, at: item.range, time: time)
    }
  }

  /// Reads one step, as often as it repeats.
  mutating func read(_ entries: [SyntaxNode.Entry], at range: SourceRange, time: Double) {
    guard let loop = entries.first(where: { $0.key == StepKeys.repetition.name }) else {
      readChecked(entries, at: range, time: time)
      return
    }
    guard let repetition = Repetition(loop.value, context: context) else { return }
    let body = entries.filter { $0.key != StepKeys.repetition.name }
    repetition.run(in: context) { _ in readChecked(body, at: range, time: time) }
  }

  /// Reads a step; one that depends on what changes while the scene plays is only checked, and read again when it runs.
  private mutating func readChecked(_ entries: [SyntaxNode.Entry], at range: SourceRange, time: Double) {
    let count = steps.count
    let isLate = context.usesLiveValues { readOnce(entries, at: range, time: time) }
    guard isLate, !isPlaying, let first = entries.first else { return }
    steps.removeSubrange(count...)
    let (delay, rest) = takingDelay(from: entries)
    let late = LateStep(entries: rest, range: range, scope: context.scope, isInSequence: isSequence)
    steps.append(Step(delay: time + delay, action: .late(late), origin: first.keyRange))
  }

  /// The delay of a step, and what is left of it; a delay that itself depends on what changes stays in it.
  private func takingDelay(from entries: [SyntaxNode.Entry]) -> (Double, [SyntaxNode.Entry]) {
    guard let after = entries.first(where: { $0.key == StepKeys.after.name }) else { return (0, entries) }
    var delay: Double?
    let isLive = context.usesLiveValues {
      delay = context.read(after.value, as: StepKeys.after.type, for: after.key, at: after.keyRange)
    }
    guard let delay, !isLive else { return (0, entries) }
    return (delay, entries.filter { $0.key != StepKeys.after.name })
  }

  private mutating func readOnce(_ entries: [SyntaxNode.Entry], at range: SourceRange, time: Double) {
    guard context.bounds.countStep(at: range) else { return }
    let verbs = StepKeys.records.map(\.verb)
    guard let verb = StepKeys.verb(of: entries),
      let type = StepKeys.records.first(where: { $0.verb == verb.key })?.record
    else {
      let first = entries.first
      if first?.key == StepKeys.question.name || first?.key == StepKeys.otherwise.name {
        context.log.error(
          at: first?.keyRange ?? range, "this chooses between no steps",
          hint: "write {if: open, then: steps, else: steps}, or add a verb")
        return
      }
      let near = first.flatMap { NearestName.hint(for: $0.key, among: verbs) }
      context.log.error(
        at: first?.keyRange ?? range, "this step has no verb: ‘\(first?.key ?? "")’ is none",
        hint: near ?? "a step begins with \(verbs.joined(separator: ", "))")
      return
    }
    if let other = entries.first(where: { $0.key != verb.key && verbs.contains($0.key) && !type.has($0.key) }) {
      context.log.error(
        at: other.keyRange, "a step does one thing, and \(verb.key) and \(other.key) are two",
        hint: "write two steps, one after the other in a list")
      return
    }
    guard let merged = merging(motionOf: entries) else { return }
    let record = RecordReader(merged, of: type, at: verb.keyRange, context: context)
    if verb.key != StepKeys.then.name, record.node(StepKeys.condition) != nil, record.read(StepKeys.condition) != true {
      // What a condition keeps out now may run later, and must be right then.
      guard context.hasUsedLiveValues, !isPlaying else { return }
    }
    let time = time + (record.read(StepKeys.after) ?? 0)
    switch verb.key {
    case StepKeys.do.name: add(inner(verb.value), at: time, verb)
    case StepKeys.then.name: readChoice(verb, record, at: time)
    case StepKeys.run.name: readRun(verb, record, at: time)
    default:
      if let action = action(verb, record) { steps.append(Step(delay: time, action: action, origin: verb.keyRange)) }
    }
  }

  private func action(_ verb: SyntaxNode.Entry, _ record: RecordReader) -> Step.Action? {
    switch verb.key {
    case StepKeys.set.name: return changes.changes(verb.value).map { .set($0) }
    case StepKeys.animate.name: return viewAnimation(verb, record).map { .animate($0) }
    case StepKeys.animateKeyframes.name: return viewKeyframes(verb, record).map { .animateKeyframes($0) }
    case StepKeys.transaction.name:
      guard let changes = changes.changes(verb.value) else { return nil }
      return .transaction(
        TransactionStep(
          changes: changes, duration: record.read(TimingKeys.duration),
          timingFunction: record.read(TimingKeys.timingFunction),
          disablesActions: record.read(ViewKeys.disableActions), inside: inside(record),
          completion: completion(record)))
    case StepKeys.startAnimator.name, StepKeys.pauseAnimator.name, StepKeys.continueAnimator.name,
      StepKeys.reverseAnimator.name, StepKeys.scrubAnimator.name, StepKeys.stopAnimator.name:
      return AnimatorReader(context: context, targets: targets, isPlaying: isPlaying).step(verb, record).map {
        .drive($0)
      }
    case StepKeys.begin.name, StepKeys.update.name, StepKeys.finish.name, StepKeys.cancel.name:
      return InteractionReader(context: context, targets: targets).step(verb, record).map { .interact($0) }
    case StepKeys.setContentOffset.name: return scrolling(verb, record)
    case StepKeys.remove.name: return removal(verb)
    case StepKeys.every.name, StepKeys.display.name: return repeated(verb, record).map { .every($0) }
    case StepKeys.sequence.name: return .sequence(inner(verb.value, isSequence: true))
    case StepKeys.wait.name: return wait(verb, record).map { .wait($0) }
    case StepKeys.pausePop.name, StepKeys.resumePop.name:
      return PopReader(context: context, targets: targets).pauses(verb, record).map { .pausePop($0) }
    case StepKeys.pop.name, StepKeys.popBasic.name, StepKeys.popDecay.name:
      let following = PopReader.Following(
        opening: opening(record), arrival: record.read(PopKeys.onReachToValue).map { inner($0) } ?? [],
        completion: completion(record))
      return PopReader(context: context, targets: targets).steps(verb, record, following).map { .pop($0) }
    case StepKeys.group.name: return group(verb, record).map { .add($0) }
    case StepKeys.transition.name:
      let transition = TransitionReader(context: context, targets: targets)
      return transition.step(verb, record, opening: opening(record), completion: completion(record))
        .map { .add($0) }
    default: return animation(verb, record).map { .add($0) }
    }
  }

  private func scrolling(_ verb: SyntaxNode.Entry, _ record: RecordReader) -> Step.Action? {
    guard let name = record.read(StepKeys.setContentOffset),
      let layer = targets.scrollLayer(name, at: verb.value.range), let offset = record.read(ScrollKeys.to)
    else { return nil }
    return .scroll(layer: layer, to: offset)
  }

  private func viewAnimation(_ verb: SyntaxNode.Entry, _ record: RecordReader) -> ViewAnimationStep? {
    let reader = ViewPaceReader(context: context, record: record)
    guard let changes = changes.changes(verb.value), let options = reader.options(), let pace = reader.pace() else {
      return nil
    }
    return ViewAnimationStep(
      changes: changes, pace: pace, delay: record.read(ViewKeys.delay) ?? 0, options: options,
      inside: inside(record), completion: completion(record))
  }

  private func viewKeyframes(_ verb: SyntaxNode.Entry, _ record: RecordReader) -> ViewKeyframesStep? {
    let frames = verb.value.items.compactMap { item -> ViewKeyframesStep.Frame? in
      guard let frame = context.record(item, as: ViewKeys.frame), let node = frame.read(ViewKeys.changes),
        let changes = self.changes.changes(node)
      else { return nil }
      let start = frame.read(ViewKeys.start) ?? 0
      return ViewKeyframesStep.Frame(
        start: start, duration: frame.read(ViewKeys.part) ?? 1 - start, changes: changes)
    }
    guard frames.count == verb.value.items.count, let duration = record.read(ViewKeys.duration),
      let options = ViewPaceReader(context: context, record: record).options()
    else { return nil }
    return ViewKeyframesStep(
      frames: frames, duration: duration, delay: record.read(ViewKeys.delay) ?? 0, options: options,
      calculationMode: record.read(AnimationKeys.calculationMode) ?? .linear, completion: completion(record))
  }

  private func animation(_ verb: SyntaxNode.Entry, _ record: RecordReader) -> AnimationStep? {
    guard let text = verb.value.text else {
      context.mismatch(verb.value, "a layer and a property, such as ball.opacity")
      return nil
    }
    let updatesModel = record.read(StepKeys.updateModel)
    let isAdditive = record.read(TimingKeys.additive) ?? false
    // Once the model has the last value, an open beginning would be that value too.
    guard let target = targets.property(text, at: verb.value.range),
      let make = animations.maker(
        verb.key, of: target.property, record, fillsOpenFrom: updatesModel == true && !isAdditive)
    else { return nil }
    return AnimationStep(
      layer: target.layer, make: make, key: key(record, otherwise: target.property.keyPath),
      updatesModel: updatesModel, opening: opening(record), completion: completion(record))
  }

  private func key(_ record: RecordReader, otherwise standard: String) -> String? {
    let key = record.read(StepKeys.key) ?? standard
    return key == "none" ? nil : key
  }

  private func group(_ verb: SyntaxNode.Entry, _ record: RecordReader) -> AnimationStep? {
    guard let name = record.read(StepKeys.group), let layer = targets.layer(name, at: verb.value.range),
      let list = record.read(AnimationKeys.animations)
    else { return nil }
    let children = list.items.compactMap(grouped)
    guard children.count == list.items.count else { return nil }
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
      key: key(record, otherwise: StepKeys.group.name), updatesModel: false, opening: opening(record),
      completion: completion(record))
  }

  /// An animation inside a group, which names a key path alone.
  private func grouped(_ node: SyntaxNode) -> AnimationReader.Maker? {
    let verbs = StepKeys.groupedRecords.map(\.verb)
    guard case .map(let entries) = node.content, let verb = entries.first(where: { verbs.contains($0.key) }),
      let type = StepKeys.groupedRecords.first(where: { $0.verb == verb.key })?.record
    else {
      context.mismatch(node, "an animation such as {basic: opacity, to: 0}")
      return nil
    }
    guard let merged = merging(motionOf: entries), let keyPath = verb.value.text,
      let property = targets.animatable(keyPath, at: verb.value.range)
    else { return nil }
    let record = RecordReader(merged, of: type, at: verb.keyRange, context: context)
    return animations.maker(verb.key, of: property, record)
  }

  private func removal(_ verb: SyntaxNode.Entry) -> Step.Action? {
    guard let text = verb.value.text, let target = targets.target(text, at: verb.value.range) else { return nil }
    guard !target.keyPath.isEmpty else { return .remove(layer: target.layer, key: nil) }
    if target.keyPath == Transition.key { return .remove(layer: target.layer, key: Transition.key) }
    if let property = PopLayerProperty(named: target.keyPath) {
      return .remove(layer: target.layer, key: property.name)
    }
    return targets.property(text, at: verb.value.range).map {
      .remove(layer: $0.layer, key: $0.property.keyPath)
    }
  }

  /// The entries with those of the motion they name, and of the motion it builds on; their own win.
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
          at: entry.value.range, "motions go in a circle: \((seen + [motion.key]).joined(separator: " → "))")
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
