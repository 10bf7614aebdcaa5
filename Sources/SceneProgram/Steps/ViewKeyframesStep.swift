package import LayerTree
package import Motion

/// A step that changes models inside a UIKit keyframe block.
package struct ViewKeyframesStep: Sendable {
  /// Changes with a relative start time and duration in the block.
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
