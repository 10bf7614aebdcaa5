import Encodings
import LayerTree
package import Motion
import SceneDiagnostics
import SceneProgram

/// The keys of interactive transitions, and of the steps that control them.
package enum InteractionKeys {
  package static let changes = Key(
    "animate", ValueType.node(["type": "object"]), "The changes of the transition, evaluated when it begins.",
    isRequired: true)
  package static let timingFunction = Key(
    "timingFunction", ValueType.timingFunction, "The curve that maps the percentage to progress; linear.")
  package static let completionCurve = Key(
    "completionCurve", ValueType.timingFunction, "The timing function of the remainder; easeInEaseOut.")
  package static let completionSpeed = Key(
    "completionSpeed", ValueType.number(0.01...100),
    "The speed of the rest of the transition, relative to its duration; 1.")
  package static let repetition = Key(
    "for", ValueType.node(["type": "object"]), "Repeats what changes: {i: 5}, {i: 2...6}.")
  package static let completion = Key(
    "completion", StepKeys.completion.type,
    "Steps to run when the transition is over. `finished` is true if it reached its end.")

  /// The record of an interactive transition.
  package static let record = RecordType(
    name: "interaction",
    summary:
      "A transition driven by a percentage (UIPercentDrivenInteractiveTransition), which is finished or canceled.",
    keys: [
      changes.description, repetition.description, AnimatorKeys.duration.description, timingFunction.description,
      completionCurve.description, completionSpeed.description, completion.description,
    ])

  package static let percent = Key(
    "to", ValueType.number(), "The progress, from 0 to 1; values beyond are clamped.", isRequired: true)

  /// The keys for the release of an interaction: another timing, or a spring that inherits the finger's velocity.
  package static let release = [
    completionCurve.description, completionSpeed.description, SpringKeys.viewDamping.description,
    SpringKeys.velocity.description,
  ]
}
