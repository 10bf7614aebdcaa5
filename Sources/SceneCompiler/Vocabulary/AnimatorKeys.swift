import Encodings
package import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram

/// The keys of property animators, and of the steps that control them.
package enum AnimatorKeys {
  package static let changes = Key(
    "animate", ValueType.node(["type": "object"]), "The changes, evaluated when the animator starts.", isRequired: true)
  package static let duration = Key(
    "duration", ValueType.motionTime(.positiveTime()),
    "The full duration in seconds. A spring with springDuration or bounce has its own.")
  package static let scrubsLinearly = Key(
    "scrubsLinearly", ValueType.boolean, "True if scrubbing is linear instead of following the timing function; true.")

  /// The record of a property animator.
  package static let record = RecordType(
    name: "animator", summary: "An animation that steps start, pause, scrub, and reverse (UIViewPropertyAnimator).",
    keys: [
      changes.description, duration.description, TimingKeys.timingFunction.description,
      SpringKeys.viewDamping.description, SpringKeys.velocity.description, ViewKeys.springDuration.description,
      ViewKeys.bounce.description, scrubsLinearly.description,
      StepKeys.completion.description,
    ])

  package static let fraction = Key("to", ValueType.number(0...1), "The progress, from 0 to 1.", isRequired: true)
  package static let durationFactor = Key(
    "durationFactor", ValueType.number(0...1000),
    "The time for the rest, relative to the duration; 0 for the remaining time.")
  package static let reversed = Key("reversed", ValueType.boolean, "True to run backward; reversed each time.")
  package static let position = Key(
    "at", ValueType<PropertyAnimator.Position>.choice(), "The values that it ends with; current.")

  /// The keys for continuing an animator with another timing.
  static let continuing = [
    durationFactor.description, TimingKeys.timingFunction.description, SpringKeys.viewDamping.description,
    SpringKeys.velocity.description, ViewKeys.springDuration.description, ViewKeys.bounce.description,
  ]
}
