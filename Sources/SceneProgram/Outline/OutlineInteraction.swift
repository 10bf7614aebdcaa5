package import Motion

/// A transition that a percentage drives.
package struct OutlineInteraction: Sendable {
  package let name: String
  /// The changes of the whole way; nil when code has no words for one of them.
  package let changes: [OutlineChange]?
  /// In seconds.
  package let duration: Double
  /// The curve that maps the percentage to progress; nil for an even one.
  package let timingFunction: TimingFunction?
  /// The pace of what is left of it after a release.
  package let completionCurve: TimingFunction
  /// The speed of the completion, relative to the duration.
  package let completionSpeed: Double
  package let completion: [OutlineStep]

  package init(
    name: String, changes: [OutlineChange]?, duration: Double, timingFunction: TimingFunction?,
    completionCurve: TimingFunction, completionSpeed: Double, completion: [OutlineStep]
  ) {
    self.name = name
    self.changes = changes
    self.duration = duration
    self.timingFunction = timingFunction
    self.completionCurve = completionCurve
    self.completionSpeed = completionSpeed
    self.completion = completion
  }
}
