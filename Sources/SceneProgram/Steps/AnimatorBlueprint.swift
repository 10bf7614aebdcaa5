package import LayerTree
package import Motion

/// A property animator as the file describes it.
package struct AnimatorBlueprint: Sendable {
  package let name: String
  /// Its keys, as the scene has them.
  package let record: CompiledRecord
  /// The changes, evaluated when it starts.
  package let changes: [Computed<Step.Change>]
  package let duration: Double
  package let timing: AnimatorTiming
  package let scrubsLinearly: Bool
  package let completion: [Step]

  package init(
    name: String, record: CompiledRecord, changes: [Computed<Step.Change>], duration: Double, timing: AnimatorTiming,
    scrubsLinearly: Bool, completion: [Step]
  ) {
    self.name = name
    self.record = record
    self.changes = changes
    self.duration = duration
    self.timing = timing
    self.scrubsLinearly = scrubsLinearly
    self.completion = completion
  }
}

/// A transition driven by a percentage, as the file describes it.
package struct InteractionBlueprint: Sendable {
  /// The whole interaction.
  package let animator: AnimatorBlueprint
  /// The pace of the rest after a release.
  package let completionCurve: TimingFunction
  /// The speed of the completion, relative to the duration.
  package let completionSpeed: Double

  package init(animator: AnimatorBlueprint, completionCurve: TimingFunction, completionSpeed: Double) {
    self.animator = animator
    self.completionCurve = completionCurve
    self.completionSpeed = completionSpeed
  }
}
