import Arithmetic
import Encodings
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
import SceneSyntax

/// Reads transitions.
struct TransitionReader {
  let context: ReadingContext
  let targets: TargetReader

  func step(
    _ node: SyntaxNode, _ record: RecordReader, opening: [Step], completion: [Step]
  ) -> Computed<AnimationStep> {
    guard let name = record.read(StepKeys.transition), let target = targets.layerTarget(name, at: node.range) else {
      return .failed
    }
    let (values, layer) = (record.compiled, target.currentLayer)
    return Computed(.step(StepForm.transition(target.form, values, opening: opening, completion: completion))) {
      frame in
      guard let layer = layer.value(frame),
        let transition = Self.transition(RecordValues(record: values, frame: frame))
      else { return nil }
      return AnimationStep(
        layer: layer, make: { _ in transition }, key: Transition.key, updatesModel: false, opening: opening,
        completion: completion)
    }
  }

  private static func transition(_ record: RecordValues) -> Transition? {
    let kind = record.read(TransitionKeys.type) ?? .fade
    if kind == .fade, let subtype = record.range(of: TransitionKeys.subtype) {
      record.log.error(
        at: subtype, "a fade has no direction", hint: "remove subtype, or use type: push, moveIn, or reveal")
      return nil
    }
    let start = record.read(TransitionKeys.startProgress) ?? 0
    let end = record.read(TransitionKeys.endProgress) ?? 1
    guard start <= end else {
      let place = record.range(of: TransitionKeys.endProgress) ?? record.range(of: TransitionKeys.startProgress)
      record.log.error(
        at: place ?? record.range,
        "the transition would end at \(end.plainText), "
          + "before its start at \(start.plainText)", hint: "endProgress must not be less than startProgress")
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
