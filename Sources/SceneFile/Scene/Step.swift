import LayerTree
import Motion

/// Something that happens in a scene, and when.
struct Step: Sendable {
  enum Action: Sendable {
    /// Adds an animation to a layer.
    case add(AnimationStep)
    /// Changes models; every value was worked out before any is written.
    case set([(layer: Int, change: LayerKeys.Change)])
    /// Removes the animation with a key, or with nil all of them.
    case remove(layer: Int, key: String?)
  }

  /// The stage's time, in seconds.
  let time: Double
  let action: Action

  /// Does it now.
  func perform(on layers: [Layer], of stage: Stage) {
    switch action {
    case .add(let step): step.perform(on: layers[step.layer], at: stage.time)
    case .set(let changes):
      for (layer, change) in changes { change(&layers[layer].model) }
    case .remove(let layer, let key):
      if let key { layers[layer].removeAnimation(forKey: key) } else { layers[layer].removeAllAnimations() }
    }
  }
}
