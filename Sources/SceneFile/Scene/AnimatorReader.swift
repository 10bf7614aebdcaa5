import LayerTree
import Motion
import SceneSyntax
import SceneDiagnostics

/// Reads property animators, and the steps that drive them.
struct AnimatorReader {
  let context: ReadingContext
  let targets: TargetReader
  /// Whether the steps are read because they run now.
  var isPlaying = false

  /// Reads the animators of a scene, by name.
  func readAnimators(_ node: SyntaxNode) {
    for entry in context.entries(of: node, "a map from names to animators") ?? [] {
      guard targets.isNameFree(entry) else { continue }
      context.definitions.animators[entry.key] = animator(entry)
      if context.definitions.animators[entry.key] == nil { context.lose(entry.key) }
    }
  }

  private func animator(_ entry: SyntaxNode.Entry) -> AnimatorBlueprint? {
    guard let record = context.record(entry.value, as: AnimatorKeys.record),
      let changes = record.read(AnimatorKeys.changes), let duration = record.read(AnimatorKeys.duration)
    else { return nil }
    let compiled = ChangeReader(context: context, targets: targets, isDriven: true).compiled(changes, for: nil)
    let steps = StepReader(context: context, directory: targets.directory)
    let completion = steps.completion(record)
    return AnimatorBlueprint(
      name: entry.key, changes: compiled, duration: duration,
      timing: timing(record, duration: duration) ?? .cubic(.easeInEaseOut),
      scrubsLinearly: record.read(AnimatorKeys.scrubsLinearly) ?? true, completion: completion)
  }

  /// The pace that a record tells; nil when it tells none.
  func timing(_ record: RecordReader, duration: Double) -> AnimatorTiming? {
    if let ratio = record.read(SpringKeys.viewDamping) {
      return SpringReader(context: context).view(record, duration: duration, dampingRatio: ratio).map { .spring($0) }
    }
    if let velocity = record.node(SpringKeys.velocity) {
      context.log.error(
        at: velocity.range, "an animator without damping has no velocity",
        hint: "damping makes it spring: damping: 0.6")
    }
    return record.read(TimingKeys.timingFunction).map { .cubic($0) }
  }

  /// The step that a verb's record describes.
  func step(_ verb: SyntaxNode.Entry, _ record: RecordReader) -> AnimatorStep? {
    let animators = context.definitions.animators
    guard let animator = context.find(verb.value, among: animators, "animator", in: SceneKeys.animators.name) else {
      return nil
    }
    let command: AnimatorStep.Command
    switch verb.key {
    case StepKeys.startAnimator.name: command = .start
    case StepKeys.pauseAnimator.name: command = .pause
    case StepKeys.reverseAnimator.name: command = .reverse(record.read(AnimatorKeys.reversed))
    case StepKeys.stopAnimator.name: command = .stop(at: record.read(AnimatorKeys.position) ?? .current)
    case StepKeys.scrubAnimator.name:
      guard let fraction = context.driving(isPlaying, { record.read(AnimatorKeys.fraction) }) else { return nil }
      command = .scrub(to: fraction)
    default:
      command = .continue(
        timing: timing(record, duration: animator.duration),
        durationFactor: record.read(AnimatorKeys.durationFactor) ?? 0)
    }
    return AnimatorStep(animator: animator.name, command: command)
  }
}
