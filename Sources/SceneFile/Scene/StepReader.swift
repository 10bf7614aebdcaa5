import LayerTree
import Motion

/// Reads lists of steps.
struct StepReader {
  /// More steps than this are a slip.
  private static let mostSteps = 100_000

  let context: ReadingContext
  let targets: TargetReader
  private(set) var steps: [Step] = []
  private let animations: AnimationReader

  init(context: ReadingContext, directory: LayerDirectory) {
    self.context = context
    targets = TargetReader(context: context, directory: directory)
    animations = AnimationReader(context: context)
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

  private mutating func read(_ entries: [SyntaxNode.Entry], at range: SourceRange, time: Double) {
    guard let loop = entries.first(where: { $0.key == StepKeys.repetition.name }) else {
      readOnce(entries, at: range, time: time)
      return
    }
    guard let repetition = Repetition(loop.value, context: context) else { return }
    let body = entries.filter { $0.key != StepKeys.repetition.name }
    repetition.run(in: context) { _ in readOnce(body, at: range, time: time) }
  }

  private mutating func readOnce(_ entries: [SyntaxNode.Entry], at range: SourceRange, time: Double) {
    let verbs = StepKeys.records.map(\.verb)
    guard let verb = entries.first(where: { verbs.contains($0.key) }),
      let type = StepKeys.records.first(where: { $0.verb == verb.key })?.record
    else {
      let first = entries.first
      let near = first.flatMap { NearestName.hint(for: $0.key, among: verbs) }
      context.log.error(
        at: first?.keyRange ?? range, "this step has no verb: ‘\(first?.key ?? "")’ is none",
        hint: near ?? "a step begins with \(verbs.joined(separator: ", "))")
      return
    }
    guard let merged = merging(motionOf: entries) else { return }
    let record = RecordReader(merged, of: type, at: verb.keyRange, context: context)
    if record.node(StepKeys.condition) != nil, record.read(StepKeys.condition) != true { return }
    let time = time + (record.read(StepKeys.after) ?? 0)
    guard steps.count < Self.mostSteps else {
      context.log.error(at: range, "the scene has more than \(Self.mostSteps) steps", hint: "a scene is bounded")
      return
    }
    switch verb.key {
    case StepKeys.do.name: read(verb.value, at: time)
    case StepKeys.set.name: readSet(verb.value, time: time)
    case StepKeys.remove.name: readRemove(record, time: time)
    case StepKeys.group.name: readGroup(record, time: time)
    default: readAnimation(verb, record, time: time)
    }
  }

  private mutating func readAnimation(_ verb: SyntaxNode.Entry, _ record: RecordReader, time: Double) {
    guard let text = verb.value.text else {
      context.mismatch(verb.value, "a layer and a property, such as ball.opacity")
      return
    }
    guard let target = targets.property(text, at: verb.value.range) else { return }
    guard let (animation, fromPresentation) = animation(verb.key, of: target.property, record) else { return }
    let updatesModel = record.read(StepKeys.updateModel) ?? false
    let key = record.read(StepKeys.key) ?? target.property.keyPath
    // Once the model has the last value, an open beginning would be that value too.
    let startsOpen = updatesModel && record.node(AnimationKeys.from) == nil && !animation.isAdditive
    let step = AnimationStep(
      layer: target.layer, animation: animation, key: key == "none" ? nil : key,
      startsFromPresentation: fromPresentation || startsOpen, updatesModel: updatesModel)
    steps.append(Step(time: time, action: .add(step)))
  }

  private func animation(
    _ verb: String, of property: AnimatableProperty, _ record: RecordReader
  ) -> (any PropertyAnimation, fromPresentation: Bool)? {
    if verb == StepKeys.keyframes.name {
      return animations.keyframes(property, record).map { ($0, false) }
    }
    return animations.basic(property, record).map { ($0.0, $0.fromPresentation) }
  }

  private mutating func readGroup(_ record: RecordReader, time: Double) {
    guard let name = record.read(StepKeys.group), let node = record.node(StepKeys.group),
      let layer = targets.layer(name, at: node.range), let list = record.read(AnimationKeys.animations)
    else { return }
    let children = list.items.compactMap(readGrouped)
    guard children.count == list.items.count else { return }
    var group = AnimationGroup(children, timingFunction: record.read(TimingKeys.timingFunction))
    group.timing = animations.timing(record)
    group.removedOnCompletion = record.read(TimingKeys.removedOnCompletion) ?? true
    let key = record.read(StepKeys.key) ?? StepKeys.group.name
    let step = AnimationStep(
      layer: layer, animation: group, key: key == "none" ? nil : key, startsFromPresentation: false,
      updatesModel: false)
    steps.append(Step(time: time, action: .add(step)))
  }

  /// An animation inside a group, which names a key path alone.
  private func readGrouped(_ node: SyntaxNode) -> (any Animation)? {
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
    return animation(verb.key, of: property, record)?.0
  }

  private mutating func readSet(_ node: SyntaxNode, time: Double) {
    guard case .map(let entries) = node.content else {
      context.mismatch(node, "a map such as {ball.opacity: 0}")
      return
    }
    var changes: [(layer: Int, change: LayerKeys.Change)] = []
    for entry in entries {
      guard let target = targets.target(entry.key, at: entry.keyRange) else { continue }
      if let setter = LayerKeys.setters.first(where: { $0.key.name == target.keyPath }) {
        guard
          let change = context.read(
            entry.value, as: setter.key.type, for: setter.key.name, at: entry.keyRange)
        else { continue }
        changes.append((target.layer, change))
      } else if let found = targets.property(entry.key, at: entry.keyRange) {
        let property = found.property
        guard
          let value = context.read(
            entry.value, as: .value(of: property), for: property.keyPath, at: entry.keyRange)
        else { continue }
        changes.append((target.layer, { property.set(value, in: &$0) }))
      }
    }
    steps.append(Step(time: time, action: .set(changes)))
  }

  private mutating func readRemove(_ record: RecordReader, time: Double) {
    guard let text = record.read(StepKeys.remove), let node = record.node(StepKeys.remove),
      let target = targets.target(text, at: node.range)
    else { return }
    if target.keyPath.isEmpty {
      steps.append(Step(time: time, action: .remove(layer: target.layer, key: nil)))
    } else if let found = targets.property(text, at: node.range) {
      steps.append(Step(time: time, action: .remove(layer: target.layer, key: found.property.keyPath)))
    }
  }

  /// The entries with those of the motion they name, and of the motion it builds on; their own win.
  private func merging(motionOf entries: [SyntaxNode.Entry]) -> [SyntaxNode.Entry]? {
    var merged = entries
    var seen: [String] = []
    var next = entries.first { $0.key == StepKeys.motion.name }
    while let entry = next {
      guard let name = entry.value.text, let motion = context.motions[name] else {
        let names = context.motions.keys.sorted()
        context.log.error(
          at: entry.value.range, "no motion is called \(entry.value.kindName)",
          hint: NearestName.hint(for: entry.value.text ?? "", among: names)
            ?? "motions: \(names.isEmpty ? "there are none" : names.joined(separator: ", "))")
        return nil
      }
      guard !seen.contains(name) else {
        context.log.error(
          at: entry.value.range, "motions go in a circle: \((seen + [name]).joined(separator: " → "))")
        return nil
      }
      seen.append(name)
      guard case .map(let inherited) = motion.value.content else {
        context.mismatch(motion.value, "a map of parameters")
        return nil
      }
      merged += inherited.filter { new in !merged.contains { $0.key == new.key } }
      next = inherited.first { $0.key == StepKeys.motion.name }
    }
    return merged
  }
}
