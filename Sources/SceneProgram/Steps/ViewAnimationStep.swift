package import LayerTree
package import Motion

/// A step that changes models inside a UIKit animation block.
package struct ViewAnimationStep: Sendable {
  package enum Pace: Sendable {
    case curve(duration: Double)
    case spring(UIKitSpring)
    case physics(SpringTimingParameters)
  }

  package let changes: [Step.Change]
  package let pace: Pace
  package let delay: Double
  package let options: ViewAnimationOptions
  /// The steps that run inside the block.
  package let inside: [Step]
  package let completion: [Step]

  package init(
    changes: [Step.Change], pace: Pace, delay: Double, options: ViewAnimationOptions, inside: [Step], completion: [Step]
  ) {
    self.changes = changes
    self.pace = pace
    self.delay = delay
    self.options = options
    self.inside = inside
    self.completion = completion
  }
}
