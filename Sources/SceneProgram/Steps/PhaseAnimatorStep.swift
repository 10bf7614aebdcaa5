import LayerTree
package import Motion

/// Plays phases as SwiftUI's `phaseAnimator` does: from the first through all others, and back to the first.
package struct PhaseAnimatorStep: Sendable {
  /// The changes of a phase, and the animation to it.
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
