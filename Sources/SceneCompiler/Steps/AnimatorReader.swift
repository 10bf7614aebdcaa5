import Arithmetic
import Encodings
import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
import SceneSyntax

/// Reads property animators, and the steps that control them.
struct AnimatorReader {
  let context: ReadingContext
  let targets: TargetReader

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
      let changes = record.read(AnimatorKeys.changes), let pace = pace(record)
    else { return nil }
    let compiled = ChangeReader(context: context, targets: targets, isDriven: true).compiled(changes, for: nil)
    let steps = StepReader(context: context, directory: targets.directory)
    let completion = steps.completion(record)
    return AnimatorBlueprint(
      name: entry.key, record: record.compiled, changes: compiled, duration: pace.duration, timing: pace.timing,
      scrubsLinearly: record.read(AnimatorKeys.scrubsLinearly) ?? true, completion: completion)
  }

  /// Reads the duration and the timing of an animator.
  private func pace(_ record: RecordReader) -> (duration: Double, timing: AnimatorTiming)? {
    let values = RecordValues(record: record.compiled, frame: context.frame)
    if let timing = Self.bounce(values) {
      guard case .physics(let parameters)? = timing else { return nil }
      return (parameters.duration, .physics(parameters))
    }
    guard record.has(AnimatorKeys.duration) else {
      context.log.error(at: record.range, "animator needs duration", hint: "duration: 0.3")
      return nil
    }
    guard let duration = record.read(AnimatorKeys.duration) else { return nil }
    return (
      duration, Self.timing(values, duration: duration, context.definitions.generation) ?? .cubic(.easeInEaseOut)
    )
  }

  /// Reads `UISpringTimingParameters(duration:bounce:)`.
  ///
  /// The result is nil if neither key is given; the inner value is nil if the keys are invalid.
  private static func bounce(_ record: RecordValues) -> AnimatorTiming?? {
    let keys = [ViewKeys.springDuration.name, ViewKeys.bounce.name]
    guard let key = keys.first(where: { record.has($0) }) else { return nil }
    return .some(
      ViewTimingReader.bounce(record, by: key, isBlock: false).map { .physics(SpringTimingParameters($0)) })
  }

  /// Reads the timing in a record; nil if it has none.
  static func timing(
    _ record: RecordValues, duration: Double, _ generation: UIKitGeneration
  ) -> AnimatorTiming? {
    if let timing = bounce(record) { return timing }
    if let ratio = record.read(SpringKeys.viewDamping) {
      return SpringReader(generation: generation).view(record, duration: duration, dampingRatio: ratio)
        .map { .spring($0) }
    }
    if let velocity = record.range(of: SpringKeys.velocity) {
      record.log.error(
        at: velocity, "an animator without damping cannot have a velocity",
        hint: "add damping for a spring: damping: 0.6")
    }
    return record.read(TimingKeys.timingFunction).map { .cubic($0) }
  }

  /// Returns the step that a verb's record describes.
  func step(_ verb: AnimatorVerb, _ node: SyntaxNode, _ record: RecordReader) -> Computed<AnimatorStep> {
    let animators = context.definitions.animators
    guard let animator = context.find(node, among: animators, "animator", in: SceneKeys.animators.name) else {
      return .failed
    }
    let (values, generation) = (record.compiled, context.definitions.generation)
    let (name, duration) = (animator.name, animator.duration)
    return Computed(.step(StepForm.drive(verb, animator: name, values))) { frame in
      let record = RecordValues(record: values, frame: frame)
      let command: AnimatorStep.Command
      switch verb {
      case .startAnimator: command = .start
      case .pauseAnimator: command = .pause
      case .reverseAnimator: command = .reverse(record.read(AnimatorKeys.reversed))
      case .stopAnimator: command = .stop(at: record.read(AnimatorKeys.position) ?? .current)
      case .scrubAnimator:
        guard let fraction = record.read(AnimatorKeys.fraction) else { return nil }
        command = .scrub(to: fraction)
      case .continueAnimator:
        command = .continue(
          timing: Self.timing(record, duration: duration, generation),
          durationFactor: record.read(AnimatorKeys.durationFactor) ?? 0)
      }
      return AnimatorStep(animator: name, command: command)
    }
  }
}
