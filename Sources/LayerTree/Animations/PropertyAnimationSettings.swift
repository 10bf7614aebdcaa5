public import Motion

/// The settings of every property animation, in addition to its values.
public struct PropertyAnimationSettings: Hashable, Sendable {
  /// The animation's timing.
  public var timing: MediaTiming
  /// Warps the time of the whole run; nil is linear.
  public var timingFunction: TimingFunction?
  /// True if the value is added to the one shown so far, rather than shown instead.
  public var isAdditive: Bool
  /// True if each repetition starts where the one before ended.
  public var isCumulative: Bool
  /// True if the animation is removed when it has finished, and the model value shows again.
  public var removedOnCompletion: Bool

  /// Makes settings.
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

  /// Settings with nothing but a duration in seconds; nil is 0.25, or the duration of the group around.
  init(duration: Double?, timingFunction: TimingFunction? = nil) {
    self.init(timing: MediaTiming(duration: duration ?? 0), timingFunction: timingFunction)
  }
}
