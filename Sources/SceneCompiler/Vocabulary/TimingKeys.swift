import LayerTree
package import Motion
import SceneDiagnostics
import SceneProgram

/// The keys of `CAMediaTiming` and `CAAnimation` that all animations accept.
package enum TimingKeys {
  package static let duration = Key(
    "duration", ValueType.motionTime(.positiveTime()), "Seconds of one run; 0.25.")
  package static let beginTime = Key("beginTime", ValueType.time(0...86_400), "The delay after the step in seconds; 0.")
  package static let speed = Key("speed", ValueType.number(-1000...1000), "The speed; 1.")
  package static let timeOffset = Key(
    "timeOffset", ValueType.time(), "The offset into the animation at which it begins; 0.")
  package static let repeatCount = Key(
    "repeatCount", ValueType.number(0...1e9, name: "a number, or infinity", allowsInfinity: true), "The number of runs."
  )
  package static let repeatDuration = Key(
    "repeatDuration", ValueType.time(0...86_400), "The time in seconds for which the animation repeats.")
  package static let autoreverses = Key(
    "autoreverses", ValueType.boolean, "True to play each run backward after it has played forward.")
  package static let fillMode = Key(
    "fillMode", ValueType<FillMode>.choice(),
    "The effect outside the active time: removed, forwards, backwards, both.")
  package static let timingFunction = Key(
    "timingFunction", ValueType.timingFunction, "The timing function of the whole run; linear.")
  package static let additive = Key("additive", ValueType.boolean, "True to add the value to the one below it.")
  package static let cumulative = Key(
    "cumulative", ValueType.boolean, "True to start each run where the previous one ended.")
  package static let removedOnCompletion = Key(
    "removedOnCompletion", ValueType.boolean, "True to remove the animation when it has ended; true.")

  /// The keys that property animations, groups, and transitions have in common.
  static let shared = [
    duration.description, beginTime.description, speed.description, timeOffset.description,
    repeatCount.description, repeatDuration.description, autoreverses.description, fillMode.description,
    timingFunction.description, removedOnCompletion.description,
  ]

  /// The keys of property animations.
  package static let property = shared + [additive.description, cumulative.description]
}
