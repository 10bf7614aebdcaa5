import LayerTree
import Motion
import SceneSyntax
import SceneDiagnostics

/// Reads transitions.
struct TransitionReader {
  let context: ReadingContext
  let targets: TargetReader

  func step(
    _ verb: SyntaxNode.Entry, _ record: RecordReader, opening: [Step], completion: [Step]
  ) -> AnimationStep? {
    guard let name = record.read(StepKeys.transition), let layer = targets.layer(name, at: verb.value.range),
      let transition = transition(record)
    else { return nil }
    return AnimationStep(
      layer: layer, make: { _ in transition }, key: Transition.key, updatesModel: false, opening: opening,
      completion: completion)
  }

  private func transition(_ record: RecordReader) -> Transition? {
    let kind = record.read(TransitionKeys.type) ?? .fade
    if kind == .fade, let subtype = record.node(TransitionKeys.subtype) {
      context.log.error(
        at: subtype.range, "a fade has no direction", hint: "leave subtype out, or say type: push, moveIn or reveal")
      return nil
    }
    let start = record.read(TransitionKeys.startProgress) ?? 0
    let end = record.read(TransitionKeys.endProgress) ?? 1
    guard start <= end else {
      let node = record.node(TransitionKeys.endProgress) ?? record.node(TransitionKeys.startProgress)
      context.log.error(
        at: node?.range ?? record.range,
        "a transition does not go back: it would end at \(end.plainText), "
          + "before \(start.plainText)", hint: "endProgress is not less than startProgress")
      return nil
    }
    var transition = Transition(
      kind, record.read(TransitionKeys.subtype) ?? .fromLeft, startProgress: start, endProgress: end,
      timingFunction: record.read(TimingKeys.timingFunction))
    transition.timing = MediaTiming(record)
    transition.removedOnCompletion = record.read(TimingKeys.removedOnCompletion) ?? true
    return transition
  }
}
