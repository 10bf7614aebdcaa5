import LayerTree
import Motion

/// Reads interactions, and the steps that drive them.
struct InteractionReader {
  let context: ReadingContext
  let targets: TargetReader

  /// Reads the interactions of a scene, by name.
  func readInteractions(_ node: SyntaxNode) {
    guard case .map(let entries) = node.content else {
      context.mismatch(node, "a map from names to interactions")
      return
    }
    for entry in entries {
      let definitions = context.definitions
      guard !targets.directory.names.contains(entry.key), definitions.states[entry.key] == nil,
        definitions.animators[entry.key] == nil
      else {
        context.log.error(
          at: entry.keyRange, "\(entry.key) is the name of something else already", hint: "one name means one thing")
        continue
      }
      context.definitions.interactions[entry.key] = interaction(entry)
    }
  }

  private func interaction(_ entry: SyntaxNode.Entry) -> InteractionBlueprint? {
    guard let record = context.record(entry.value, as: InteractionKeys.record),
      let changes = record.read(InteractionKeys.changes), let duration = record.read(ViewKeys.duration)
    else { return nil }
    let loop = record.read(InteractionKeys.repetition)
    // Read for what is wrong with them; they are read again when it begins.
    _ = ChangeReader(context: context, targets: targets, isDriven: true).changes(changes, for: loop)
    guard duration > 0 else {
      context.log.error(at: record.range, "an interaction needs a duration", hint: "duration: 0.4")
      return nil
    }
    let timingFunction = record.read(InteractionKeys.timingFunction)
    let completion = StepReader(context: context, directory: targets.directory).completion(record)
    return InteractionBlueprint(
      animator: AnimatorBlueprint(
        name: entry.key, changes: changes, scope: context.scope, loop: loop, duration: duration,
        timing: .cubic(timingFunction ?? .linear), scrubsLinearly: timingFunction == nil, completion: completion),
      completionCurve: record.read(InteractionKeys.completionCurve) ?? .easeInEaseOut,
      completionSpeed: record.read(InteractionKeys.completionSpeed) ?? 1)
  }

  /// The step that a verb's record describes.
  func step(_ verb: SyntaxNode.Entry, _ record: RecordReader) -> InteractionStep? {
    let names = context.definitions.interactions.keys.sorted()
    guard let name = verb.value.text, let interaction = context.definitions.interactions[name] else {
      context.log.error(
        at: verb.value.range, "no interaction is called \(verb.value.kindName)",
        hint: NearestName.hint(for: verb.value.text ?? "", among: names)
          ?? (names.isEmpty ? "interactions: names them" : "there are \(names.joined(separator: ", "))"))
      return nil
    }
    switch verb.key {
    case StepKeys.begin.name: return InteractionStep(interaction: name, command: .begin)
    case StepKeys.update.name:
      return record.read(InteractionKeys.percent).map { InteractionStep(interaction: name, command: .update(to: $0)) }
    default:
      let animators = AnimatorReader(context: context, targets: targets)
      let own = record.read(InteractionKeys.completionCurve) ?? interaction.completionCurve
      return InteractionStep(
        interaction: name,
        command: .release(
          toEnd: verb.key == StepKeys.finish.name,
          timing: animators.timing(record, duration: interaction.animator.duration) ?? .cubic(own),
          speed: record.read(InteractionKeys.completionSpeed) ?? interaction.completionSpeed))
    }
  }
}
