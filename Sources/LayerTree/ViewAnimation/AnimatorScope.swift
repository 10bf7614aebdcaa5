import Motion

/// The scope of a property animator's blocks: it records their changes.
final class AnimatorScope: ChangeScope {
  /// A change of one property of one layer.
  struct Change {
    let layer: Layer
    let property: AnimatableProperty
    /// The model value before the change.
    let old: AnimatableValue
    /// The presentation value before the change.
    let shown: AnimatableValue
    /// The model value after the change.
    var new: AnimatableValue
    /// The fraction of the animator's duration at which the change begins.
    let delayFactor: Double
  }

  private(set) var changes: [Change] = []
  /// The delay factor of the block that is running.
  var delayFactor = 0.0
  let defaultDuration: Double?
  var completionGroup: CompletionGroup? { nil }

  init(duration: Double) { defaultDuration = duration }

  func modelChanged(of layer: Layer, from old: LayerProperties, on stage: Stage) {
    for property in AnimatableProperty.changed(from: old, to: layer.model) {
      let new = property.value(in: layer.model)
      if let index = changes.firstIndex(where: { $0.layer === layer && $0.property == property }) {
        changes[index].new = new
      } else {
        let shown = layer.presentation(at: stage.time, over: old)
        changes.append(
          Change(
            layer: layer, property: property, old: property.value(in: old), shown: property.value(in: shown), new: new,
            delayFactor: delayFactor))
      }
    }
  }
}
