package import LayerTree
package import Motion

/// A property animator as described in a scene file.
package struct AnimatorBlueprint: Sendable {
  package let name: String
  /// The keys of the animator, in their written form.
  package let record: CompiledRecord
  /// The changes, evaluated when the animator starts.
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

/// An interactive transition as described in a scene file.
package struct InteractionBlueprint: Sendable {
  /// The animator of the transition.
  package let animator: AnimatorBlueprint
  /// The timing function of the remaining transition after a release.
  package let completionCurve: TimingFunction
  /// The speed of the remaining transition, relative to the duration.
  package let completionSpeed: Double

  package init(animator: AnimatorBlueprint, completionCurve: TimingFunction, completionSpeed: Double) {
    self.animator = animator
    self.completionCurve = completionCurve
    self.completionSpeed = completionSpeed
  }
}
