import Motion
import SceneProgram

/// A transition that a percentage drives.
struct OutlineInteraction: Sendable {
  let name: String
  /// The changes over the whole interaction; nil if code has no equivalent for one of them.
  let changes: [OutlineChange]?
  /// In seconds.
  let duration: Double
  /// The curve that maps the percentage to progress; nil for an even one.
  let timingFunction: TimingFunction?
  /// The timing of the remainder after a release.
  let completionCurve: TimingFunction
  /// The speed of the completion, relative to the duration.
  let completionSpeed: Double
  let completion: [OutlineStep]

  init(
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
