package import LayerTree
package import Motion

/// A step that plays keyframes as SwiftUI's `keyframeAnimator` does.
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

/// A step that changes models inside SwiftUI's `withAnimation`.
package struct SwiftUIStep: Sendable {
  package let changes: [Step.Change]
  package let animation: SwiftUIAnimation
  package let criteria: SwiftUIAnimation.Completion
  /// The initial velocity of each component, in units per second; nil for the gesture's velocity.
  package let velocity: [Double]?
  /// True if the animation inherits the velocity of the value that a gesture has changed.
  package let tracksVelocity: Bool
  package let completion: [Step]

  package init(
    changes: [Step.Change], animation: SwiftUIAnimation, criteria: SwiftUIAnimation.Completion, velocity: [Double]?,
    tracksVelocity: Bool, completion: [Step]
  ) {
    self.velocity = velocity
    self.tracksVelocity = tracksVelocity
    self.changes = changes
    self.animation = animation
    self.criteria = criteria
    self.completion = completion
  }
}

/// A step that plays phases as SwiftUI's `phaseAnimator` does: from the first through all others, and back to the
/// first.
package struct PhaseAnimatorStep: Sendable {
  /// The changes of a phase, with the animation that leads to it.
  package struct Phase: Sendable {
    package let changes: [Step.Change]
    package let animation: SwiftUIAnimation

    package init(changes: [Step.Change], animation: SwiftUIAnimation) {
      self.changes = changes
      self.animation = animation
    }
  }

  package let phases: [Phase]
  package let isRepeating: Bool
  package let completion: [Step]

  package init(phases: [Phase], isRepeating: Bool, completion: [Step]) {
    self.phases = phases
    self.isRepeating = isRepeating
    self.completion = completion
  }
}
