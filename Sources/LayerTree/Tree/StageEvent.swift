package import Geometry

/// An event of an animation on a stage, or a touch of a layer.
public struct StageEvent: Hashable, Sendable {
  /// The kind of event.
  public enum Kind: String, Sendable {
    /// The animation has begun.
    case begin
    /// A running animation was given a new target.
    case retarget
    /// From this time on, at most a thousandth of the animation's distance remains; tables of traces report it, stages
    /// don't.
    case settle
    /// The animation has finished.
    case end
    /// The animation was removed or replaced before it finished.
    case interrupt
    /// A touch was delivered to a layer, or a gesture was recognized there.
    case touch
  }

  /// The time of the event's tick, in seconds.
  public let time: Double
  /// The kind of event.
  public let kind: Kind
  /// The layer's name; empty for an animation without a layer, and for a touch that doesn't reach a layer.
  public let layer: String
  /// The animated property: a key path, `group`, or `transition`; for a touch, its event, such as `touchUpInside` or
  /// `panBegan`.
  public let subject: String
  /// The animation's key, or nil; for a touch, its position on the canvas to two decimals, such as `160.0 240.25`.
  public let key: String?
  /// True if the run that begins merely repeats or reverses the one before.
  package var isRepetition = false
  /// The path of the layer: its name, preceded by the names of its superlayers; empty for an animation without a layer.
  package var path = ""
  /// The cause of the event.
  package var cause = StageCause.start
  /// The step that added the animation; nil for animations added by code.
  package var step: StepOrigin?
  /// The time of the tick that added the animation, in seconds; the animation may begin later.
  package var addedTime = 0.0
  /// The begin time of an animation, in seconds: at the tick of the event, or shortly before it.
  package var beginTime: Double?
  /// Seconds of the layer's local time per second of the stage's, when an animation begins.
  package var rate = 1.0
  /// The summaries of an animation that begins or is retargeted; several for a group, the group's own first.
  package var summaries: [AnimationSummary] = []

  /// Creates an event.
  public init(time: Double, kind: Kind, layer: String, subject: String, key: String?) {
    self.time = time
    self.kind = kind
    self.layer = layer
    self.subject = subject
    self.key = key
  }
}

/// A touch sample on a stage.
package struct StageTouch: Hashable, Sendable {
  /// The time, in seconds.
  package let time: Double
  /// The identifier of the finger.
  package let finger: Int
  /// The phase of the touch.
  package let phase: TouchPhase
  /// The location on the canvas, in points.
  package let location: Point
  /// The path of the layer that the finger touched down on; empty for none, and for later phases.
  package let layer: String
}
