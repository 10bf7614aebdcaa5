import LayerTree
import Motion

/// Looks for motion that is surely a slip, while a scene plays.
final class MotionLint {
  /// A layer that jumped when its animation was gone.
  private struct SnapBack {
    let layer: String
    let property: AnimatableProperty
    let time: Double
    let step: Step
  }

  private var performed: Set<SourceRange> = []
  private var snapBacks: [SnapBack] = []

  func notePerformed(_ step: Step) { performed.insert(step.origin) }

  /// Looks whether a layer still shows the last value of an animation that has just run.
  func noteEnd(of animation: any Animation, on layer: Layer, at time: Double, _ step: Step) {
    guard let animation = animation as? any PropertyAnimation, animation.removedOnCompletion,
      !animation.isAdditive, !animation.isCumulative
    else { return }
    let property = animation.property
    let shown = property.value(in: layer.presentation(at: time))
    let model = property.value(in: layer.model)
    let fraction = animation.timing.autoreverses || animation.timing.speed < 0 ? 0.0 : 1
    let last = animation.value(at: fraction, current: model)
    // Springs that are cut off leave a thousandth of the way.
    let span = animation.value(at: 0, current: model).distance(to: animation.value(at: 1, current: model))
    if shown.distance(to: last) > max(1e-6, span / 100) {
      snapBacks.append(SnapBack(layer: layer.name, property: property, time: time, step: step))
    }
  }

  /// Tells what was found.
  func report(on steps: [Step], of duration: Double, to log: DiagnosticLog) {
    for snapBack in snapBacks {
      log.warning(
        at: snapBack.step.origin,
        "\(snapBack.layer).\(snapBack.property.keyPath) snaps back at \(snapBack.time.plainText) s, "
          + "when the animation is gone and the model shows",
        hint: "updateModel: true keeps the last value; or set the model beside it")
    }
    for step in all(steps) where !performed.contains(step.origin) {
      log.warning(
        at: step.origin, "this step never runs within the \(duration.plainText) s that the scene plays",
        hint: "a longer duration, or an earlier time")
    }
  }

  private func all(_ steps: [Step]) -> [Step] { steps.flatMap { [$0] + all($0.following) } }
}
