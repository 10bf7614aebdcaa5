public import Motion

/// Animations that share one time span: they run in the group's time and have no effect outside it.
public struct AnimationGroup: Animation {
  /// The animations, in the order they are applied; their times are relative to the group's begin time.
  public var animations: [any Animation]
  /// The timing function of the whole group; nil for linear.
  public var timingFunction: TimingFunction?
  /// The timing of the group.
  public var timing: MediaTiming
  /// True if the group is removed once it has finished.
  ///
  /// The corresponding setting of its animations is ignored.
  public var removedOnCompletion = true

  /// Creates a group.
  ///
  /// - Parameters:
  ///   - animations: The animations, in the order they are applied.
  ///   - duration: The duration of one run, in seconds; nil for 0.25. The children are cut off at its end, not scaled
  ///     to it.
  ///   - timingFunction: The timing function of the whole group; nil for linear.
  public init(_ animations: [any Animation], duration: Double? = nil, timingFunction: TimingFunction? = nil) {
    self.animations = animations
    self.timingFunction = timingFunction
    timing = MediaTiming(duration: duration ?? 0)
  }

  /// Applies the children at the group's own time.
  public func apply(at time: Double, defaultDuration: Double, to properties: inout LayerProperties) {
    guard let sample = timing.sample(at: time, defaultDuration: defaultDuration) else { return }
    let duration = timing.duration > 0 ? timing.duration : defaultDuration
    let groupTime = timingFunction.map { $0.value(at: sample.progress) * duration } ?? sample.localTime
    for animation in animations {
      animation.apply(at: groupTime, defaultDuration: duration, to: &properties)
    }
  }
}
