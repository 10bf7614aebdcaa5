import Encodings
import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
import SceneSyntax

/// Reads interactive transitions, and the steps that control them.
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
        name: entry.key, record: record.compiled, changes: compiled, duration: duration,
        timing: .cubic(timingFunction ?? .linear), scrubsLinearly: timingFunction == nil, completion: completion),
      completionCurve: record.read(InteractionKeys.completionCurve) ?? .easeInEaseOut,
      completionSpeed: record.read(InteractionKeys.completionSpeed) ?? 1)
  }

  /// Returns the step that a verb's record describes.
  func step(_ verb: InteractionVerb, _ node: SyntaxNode, _ record: RecordReader) -> Computed<InteractionStep> {
    let interactions = context.definitions.interactions
    guard
      let interaction = context.find(node, among: interactions, "interaction", in: SceneKeys.interactions.name)
    else { return .failed }
    let (values, generation) = (record.compiled, context.definitions.generation)
    let name = interaction.animator.name
    return Computed(.step(StepForm.interact(verb, interaction: name, values))) { frame in
      let record = RecordValues(record: values, frame: frame)
      switch verb {
      case .begin: return InteractionStep(interaction: name, command: .begin)
      case .update:
        return record.read(InteractionKeys.percent).map { InteractionStep(interaction: name, command: .update(to: $0)) }
      case .finish, .cancel:
        let own = record.read(InteractionKeys.completionCurve) ?? interaction.completionCurve
        let timing = AnimatorReader.timing(record, duration: interaction.animator.duration, generation)
        return InteractionStep(
          interaction: name,
          command: .release(
            toEnd: verb == .finish, timing: timing ?? .cubic(own),
            speed: record.read(InteractionKeys.completionSpeed) ?? interaction.completionSpeed))
      }
    }
  }
}
