import Motion

/// What is in force while a property animator's blocks run: it notes what they change.
final class AnimatorScope: ChangeScope {
  /// One property of one layer on its way.
  struct Track {
    let layer: Layer
    let property: AnimatableProperty
    let from: AnimatableValue
    var to: AnimatableValue
  }

  private(set) var tracks: [Track] = []
  let defaultDuration: Double?
  var completionGroup: CompletionGroup? { nil }

  init(duration: Double) { defaultDuration = duration }

  func modelChanged(of layer: Layer, from old: LayerProperties, on stage: Stage) {
    for property in AnimatableProperty.changed(from: old, to: layer.model) {
      let to = property.value(in: layer.model)
      if let index = tracks.firstIndex(where: { $0.layer === layer && $0.property == property }) {
        tracks[index].to = to
      } else {
        let shown = layer.presentation(at: stage.time, over: old)
        tracks.append(Track(layer: layer, property: property, from: property.value(in: shown), to: to))
      }
    }
  }
}
