package import Geometry

/// Something that happened to an animation on a stage, or was done to a layer by touch.
public struct StageEvent: Hashable, Sendable {
  /// The kind of event.
  public enum Kind: String, Sendable {
    /// The animation began to show.
    case begin
    /// A running animation was given another target.
    case retarget
    /// At most a thousandth of the animation's distance is left from then on; tables of traces report it, stages don't.
    case settle
    /// The animation has run.
    case end
    /// The animation was removed or replaced before it had run.
    case interrupt
    /// A touch was delivered to a layer, or a gesture was recognized there.
    case touch
  }

  /// The tick of the event, in seconds.
  public let time: Double
  /// The kind of event.
  public let kind: Kind
  /// The layer's name; empty for an animation of something else, and for a touch that meets no layer.
  public let layer: String
  /// The animated property: a key path, `group` or `transition`; of a touch its event, such as `touchUpInside` or
  /// `panBegan`.
  public let subject: String
  /// The animation's key, or nil; of a touch where it is on the canvas, to the hundredth, as in
  /// `160.0 240.25`.
  public let key: String?
  /// True if a run begins that only repeats, or reverses, the one before.
  package var isRepetition = false
  /// The layer's name, with the names around it; empty for an animation of something else.
  package var path = ""
  /// The cause that the event follows from.
  package var cause = StageCause.start
  /// The tick that added the animation, in seconds; it may begin later.
  package var addedTime = 0.0
  /// The begin time of an animation, in seconds: at the tick of the event, or shortly before it.
  package var beginTime: Double?
  /// Seconds of the layer's own time in one of the stage's, when an animation begins.
  package var rate = 1.0
  /// The summaries of the animation at its beginning or retargeting; several for a group, with the group first.
  package var summaries: [AnimationSummary] = []

  /// Makes an event.
  public init(time: Double, kind: Kind, layer: String, subject: String, key: String?) {
    self.time = time
    self.kind = kind
    self.layer = layer
    self.subject = subject
    self.key = key
  }
}

/// A sample of a finger on a stage.
package struct StageTouch: Hashable, Sendable {
  /// The time, in seconds.
  package let time: Double
  /// The number of the finger.
  package let finger: Int
  /// True if it came down, moved, was lifted or was taken away.
  package let phase: TouchPhase
  /// The location on the canvas, in points.
  package let location: Point
  /// The layer that it came down on, with the names around it; empty for none, and when it did not come down.
  package let layer: String
}
