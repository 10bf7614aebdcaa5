import Geometry
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

  /// Something the hand did that another layer felt, or none.
  private struct Miss {
    let item: HandItem
    let message: String
    let hint: String
  }

  private var misses: [Miss] = []
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
    // The z of a scale that nobody sees is no jump.
    if property.keyPath.hasPrefix("transform"), Self.looksAlike(property, last, at: time, on: layer) { return }
    if shown.distance(to: last) > max(1e-6, span / 100) {
      snapBacks.append(SnapBack(layer: layer.name, property: property, time: time, step: step))
    }
  }

  /// Whether a layer's transform is the same in the plane with and without a value.
  private static func looksAlike(
    _ property: AnimatableProperty, _ value: AnimatableValue, at time: Double, on layer: Layer
  ) -> Bool {
    let shown = layer.presentation(at: time)
    var expected = shown
    property.set(value, in: &expected)
    let (one, other) = (shown.transform.affine, expected.transform.affine)
    let differences = [
      one.a - other.a, one.b - other.b, one.c - other.c, one.d - other.d, (one.tx - other.tx) / 100,
      (one.ty - other.ty) / 100,
    ]
    return shown.transform.isAffine && expected.transform.isAffine && differences.allSatisfy { abs($0) < 1e-3 }
  }

  /// Looks whether the layer that was meant, or one inside or around it, is the one that was touched.
  func noteTouch(by item: HandItem, of layer: Layer, hit: Layer?) {
    func isInside(_ layer: Layer, _ other: Layer) -> Bool {
      var current: Layer? = layer
      while let next = current {
        if next === other { return true }
        current = next.superlayer
      }
      return false
    }
    if let hit, isInside(hit, layer) || isInside(layer, hit) { return }
    let hint = "only buttons and layers that ‘when’ names are touched, where nothing that listens is in front of them"
    let message = hit.map { "\(layer.name) is not touched here, but \($0.name)" } ?? "\(layer.name) is not touched here"
    misses.append(Miss(item: item, message: message, hint: hint))
  }

  /// Tells what was found.
  func report(on steps: [Step], _ hand: [HandItem], of duration: Double, to log: DiagnosticLog) {
    for item in hand where item.time > duration {
      log.warning(
        at: item.origin,
        "this comes at \(item.time.plainText) s, after the \(duration.plainText) s that the scene plays",
        hint: "a longer duration, or an earlier time")
    }
    for miss in misses {
      log.warning(at: miss.item.origin, "at \(miss.item.time.plainText) s, \(miss.message)", hint: miss.hint)
    }
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
