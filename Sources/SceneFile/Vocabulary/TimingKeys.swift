import Motion
import SceneDiagnostics
import SceneSyntax

/// The keys of `CAMediaTiming` and `CAAnimation` that every animation takes.
enum TimingKeys {
  static let duration = Key("duration", ValueType.positiveTime(), "Seconds of one run; 0.25.")
  static let beginTime = Key("beginTime", ValueType.time(0...86_400), "How long after the step it begins; 0.")
  static let speed = Key("speed", ValueType.number(-1000...1000), "How fast it runs; 1.")
  static let timeOffset = Key("timeOffset", ValueType.time(), "Where in its run it begins; 0.")
  static let repeatCount = Key(
    "repeatCount", ValueType.number(0...1e9, name: "a number, or infinity", allowsInfinity: true), "How often it runs.")
  static let repeatDuration = Key("repeatDuration", ValueType.time(0...86_400), "How long it repeats.")
  static let autoreverses = Key("autoreverses", ValueType.boolean, "Whether each run goes back again.")
  static let fillMode = Key(
    "fillMode", ValueType<FillMode>.choice(), "What shows outside of its time: removed, forwards, backwards, both.")
  static let timingFunction = Key("timingFunction", ValueType.timingFunction, "Bends the whole run; linear.")
  static let additive = Key("additive", ValueType.boolean, "Whether the value is added to the one below it.")
  static let cumulative = Key("cumulative", ValueType.boolean, "Whether each run begins where the last ended.")
  static let removedOnCompletion = Key(
    "removedOnCompletion", ValueType.boolean, "Whether it goes when it has run; true.")

  /// What animations of properties, groups and transitions share.
  static let shared = [
    duration.description, beginTime.description, speed.description, timeOffset.description,
    repeatCount.description, repeatDuration.description, autoreverses.description, fillMode.description,
    timingFunction.description, removedOnCompletion.description,
  ]

  /// What animations of a property take.
  static let property = shared + [additive.description, cumulative.description]
}
