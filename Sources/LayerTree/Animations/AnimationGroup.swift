public import Motion

/// Several animations that share one span of time: they run in the group's time and show nothing outside of it.
public struct AnimationGroup: Animation {
  /// The animations in the order of application; their times are relative to the group's beginning.
  public var animations: [any Animation]
  /// Warps the time of the group's whole run; nil is linear.
  public var timingFunction: TimingFunction?
  /// The timing of the group.
  public var timing: MediaTiming
  /// True if it is dropped once it has run.
  ///
  /// The children's own setting does not matter.
  public var removedOnCompletion = true

  /// Makes a group.
  ///
  /// - Parameters:
  ///   - animations: The animations in the order of application.
  ///   - duration: Seconds of one run of the group; nil is 0.25. It does not stretch the children, it cuts them off.
  ///   - timingFunction: Bends the group's run; nil is linear.
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
