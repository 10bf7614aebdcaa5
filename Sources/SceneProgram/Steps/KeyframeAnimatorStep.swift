package import LayerTree
package import Motion

/// Plays keyframes as SwiftUI's `keyframeAnimator` does.
package struct KeyframeAnimatorStep: Sendable {
  /// The keyframes of a property.
  package struct Track: Sendable {
    package let layer: Int
    package let property: AnimatableProperty
    package let keyframes: [SwiftUIKeyframe]

    package init(layer: Int, property: AnimatableProperty, keyframes: [SwiftUIKeyframe]) {
      self.layer = layer
      self.property = property
      self.keyframes = keyframes
    }
  }

  package let tracks: [Track]
  package let isRepeating: Bool
  package let completion: [Step]

  package init(tracks: [Track], isRepeating: Bool, completion: [Step]) {
    self.tracks = tracks
    self.isRepeating = isRepeating
    self.completion = completion
  }
}
