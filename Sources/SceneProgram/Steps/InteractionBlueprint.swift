package import Motion

/// A transition driven by a percentage, as the file describes it.
package struct InteractionBlueprint: Sendable {
  /// The whole way.
  package let animator: AnimatorBlueprint
  /// The pace of what is left of it after a release.
  package let completionCurve: TimingFunction
  /// The speed of the completion, relative to the duration.
  package let completionSpeed: Double

  package init(animator: AnimatorBlueprint, completionCurve: TimingFunction, completionSpeed: Double) {
    self.animator = animator
    self.completionCurve = completionCurve
    self.completionSpeed = completionSpeed
  }
}
