import LayerTree
import Motion
import SceneSyntax
import SceneDiagnostics

/// Reads interactions, and the steps that drive them.
struct InteractionReader {
  let context: ReadingContext
  let targets: TargetReader

  /// Reads the interactions of a scene, by name.
  func readInteractions(_ node: SyntaxNode) {
    for entry in context.entries(of: node, "a map from names to interactions") ?? [] {
      guard targets.isNameFree(entry) else { continue }
      context.definitions.interactions[entry.key] = interaction(entry)
      if context.definitions.interactions[entry.key] == nil { context.lose(entry.key) }
    }
  }

  private func interaction(_ entry: SyntaxNode.Entry) -> InteractionBlueprint? {
    guard let record = context.record(entry.value, as: InteractionKeys.record),
      let changes = record.read(InteractionKeys.changes), let duration = record.read(AnimatorKeys.duration)
    else { return nil }
    let loop = record.read(InteractionKeys.repetition)
    let compiled = ChangeReader(context: context, targets: targets, isDriven: true).compiled(changes, for: loop)
    let timingFunction = record.read(InteractionKeys.timingFunction)
    let completion = StepReader(context: context, directory: targets.directory).completion(record)
    return InteractionBlueprint(
      animator: AnimatorBlueprint(
        name: entry.key, changes: compiled, duration: duration,
        timing: .cubic(timingFunction ?? .linear), scrubsLinearly: timingFunction == nil, completion: completion),
      completionCurve: record.read(InteractionKeys.completionCurve) ?? .easeInEaseOut,
      completionSpeed: record.read(InteractionKeys.completionSpeed) ?? 1)
  }

  /// The step that a verb's record describes.
  func step(_ verb: SyntaxNode.Entry, _ record: RecordReader) -> InteractionStep? {
    let interactions = context.definitions.interactions
    guard
      let interaction = context.find(verb.value, among: interactions, "interaction", in: SceneKeys.interactions.name)
    else { return nil }
    let name = interaction.animator.name
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
