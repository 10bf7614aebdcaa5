import Motion
import SceneProgram

/// An interactive transition.
struct OutlineInteraction: Sendable {
  let name: String
  /// The changes of the transition; nil if one of them has no equivalent in code.
  let changes: [OutlineChange]?
  /// The duration in seconds.
  let duration: Double
  /// The curve that maps the percentage to progress; nil for a linear one.
  let timingFunction: TimingFunction?
  /// The timing function of the remaining transition after a release.
  let completionCurve: TimingFunction
  /// The speed of the remaining transition, relative to the duration.
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
