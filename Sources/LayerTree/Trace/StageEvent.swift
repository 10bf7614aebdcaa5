/// Something that happened to an animation on a stage.
public struct StageEvent: Hashable, Sendable {
  /// What happened.
  public enum Kind: String, Sendable {
    /// The animation began to show.
    case begin
    /// A running animation was given another target.
    case retarget
    /// The animation has run.
    case end
    /// The animation was removed or replaced before it had run.
    case interrupt
  }

  /// The tick at which it happened, in seconds.
  public let time: Double
  /// What happened.
  public let kind: Kind
  /// The layer's name; empty for an animation of something else.
  public let layer: String
  /// What is animated: a key path, `group` or `transition`.
  public let subject: String
  /// The animation's key, or nil.
  public let key: String?
  /// The layer's name, with the names around it; empty for an animation of something else.
  package var path = ""
  /// What the animation does, when it begins or gets another target; several for a group.
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
