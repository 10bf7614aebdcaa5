package import LayerTree
package import Motion

/// Changes models inside a block of UIKit keyframes.
package struct ViewKeyframesStep: Sendable {
  /// Changes that have their own part of the block's duration.
  package struct Frame: Sendable {
    package let start: Double
    package let duration: Double
    package let changes: [Step.Change]

    package init(start: Double, duration: Double, changes: [Step.Change]) {
      self.start = start
      self.duration = duration
      self.changes = changes
    }
  }

  package let frames: [Frame]
  package let duration: Double
  package let delay: Double
  package let options: ViewAnimationOptions
  package let calculationMode: CalculationMode
  package let completion: [Step]

  package init(
    frames: [Frame], duration: Double, delay: Double, options: ViewAnimationOptions, calculationMode: CalculationMode,
    completion: [Step]
  ) {
    self.frames = frames
    self.duration = duration
    self.delay = delay
    self.options = options
    self.calculationMode = calculationMode
    self.completion = completion
  }
}
