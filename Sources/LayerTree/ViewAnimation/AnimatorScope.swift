import Motion

/// The change scope of a property animator's blocks: it notes their changes.
final class AnimatorScope: ChangeScope {
  /// A change of one property of one layer.
  struct Change {
    let layer: Layer
    let property: AnimatableProperty
    /// The model's value before.
    let old: AnimatableValue
    /// The value that the layer showed before.
    let shown: AnimatableValue
    /// The model's value after.
    var new: AnimatableValue
  }

  private(set) var changes: [Change] = []
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
            layer: layer, property: property, old: property.value(in: old), shown: property.value(in: shown), new: new))
      }
    }
  }
}
