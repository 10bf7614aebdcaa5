public import Motion

/// The settings that all property animations share.
public struct PropertyAnimationSettings: Hashable, Sendable {
  /// The animation's timing.
  public var timing: MediaTiming
  /// The timing function of the whole run; nil for linear.
  public var timingFunction: TimingFunction?
  /// True if the value is added to the result of the preceding animations instead of replacing it.
  public var isAdditive: Bool
  /// True if each repetition starts at the end value of the one before.
  public var isCumulative: Bool
  /// True if the animation is removed once it has finished, so that the model value is visible again.
  public var removedOnCompletion: Bool

  /// Creates settings.
  public init(
    timing: MediaTiming = MediaTiming(), timingFunction: TimingFunction? = nil, isAdditive: Bool = false,
    isCumulative: Bool = false, removedOnCompletion: Bool = true
  ) {
    self.timing = timing
    self.timingFunction = timingFunction
    self.isAdditive = isAdditive
    self.isCumulative = isCumulative
    self.removedOnCompletion = removedOnCompletion
  }

  /// Creates default settings with a duration in seconds; nil for 0.25, or for the enclosing group's duration.
  init(duration: Double?, timingFunction: TimingFunction? = nil) {
    self.init(timing: MediaTiming(duration: duration ?? 0), timingFunction: timingFunction)
  }
}
