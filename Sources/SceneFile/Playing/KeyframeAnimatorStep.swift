import LayerTree
import Motion

/// Plays keyframes as SwiftUI's `keyframeAnimator` does.
struct KeyframeAnimatorStep: Sendable {
  /// The keyframes of a property.
  struct Track: Sendable {
    let layer: Int
    let property: AnimatableProperty
    let keyframes: [SwiftUIKeyframe]
  }

  let tracks: [Track]
  let isRepeating: Bool
  let completion: [Step]

  /// Begins the keyframes; `completion` is called when the last track has run.
  func perform(by player: ScenePlayer, completion: ((Bool) throws -> Void)?) {
    player.stage.playKeyframes(
      tracks.map { (player.layers[$0.layer], $0.property, $0.keyframes) }, isRepeating: isRepeating,
      completion: completion)
  }
}
