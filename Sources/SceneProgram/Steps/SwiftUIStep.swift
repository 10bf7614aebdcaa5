import LayerTree
package import Motion

/// Changes models as SwiftUI's `withAnimation` does.
package struct SwiftUIStep: Sendable {
  package let changes: [Step.Change]
  package let animation: SwiftUIAnimation
  package let criteria: SwiftUIAnimation.Completion
  package let completion: [Step]

  package init(
    changes: [Step.Change], animation: SwiftUIAnimation, criteria: SwiftUIAnimation.Completion, completion: [Step]
  ) {
    self.changes = changes
    self.animation = animation
    self.criteria = criteria
    self.completion = completion
  }
}
