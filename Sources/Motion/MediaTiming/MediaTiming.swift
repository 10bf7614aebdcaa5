/// The begin time, repetition, and speed of an animation or layer in its parent's time: the `CAMediaTiming` protocol as
/// a value.
///
/// Animations use ``sample(at:defaultDuration:)``; layers use ``localTime(fromParent:)``. The rules were recorded from
/// Core Animation.
public struct MediaTiming: Hashable, Sendable {
  /// The begin time, in seconds of the parent's time.
  public var beginTime: Double
  /// The duration of one run in seconds; 0 for the group's duration, or 0.25.
  public var duration: Double
  /// Seconds of local time per second of the parent's; negative to run backward, 0 to stop.
  public var speed: Double
  /// Seconds added to the local time; for an animation, it shifts the phase, not the active interval.
  public var timeOffset: Double
  /// The number of cycles, including fractions; `.infinity` repeats forever, and 0 means 1.
  public var repeatCount: Double
  /// The total duration of all cycles, in seconds of local time; if 0, ``repeatCount`` applies.
  public var repeatDuration: Double
  /// True if every run is followed by a reversed run, which doubles the duration of a cycle.
  public var autoreverses: Bool
  /// The effect outside the active interval.
  public var fillMode: FillMode

  /// Creates a timing; every parameter has Core Animation's default.
  public init(
    beginTime: Double = 0, duration: Double = 0, speed: Double = 1, timeOffset: Double = 0, repeatCount: Double = 0,
    repeatDuration: Double = 0, autoreverses: Bool = false, fillMode: FillMode = .removed
  ) {
    self.beginTime = beginTime
    self.duration = duration
    self.speed = speed
    self.timeOffset = timeOffset
    self.repeatCount = repeatCount
    self.repeatDuration = repeatDuration
    self.autoreverses = autoreverses
    self.fillMode = fillMode
  }

  /// Returns the duration of one run in seconds of local time: ``duration``, or `defaultDuration` if that is 0.
  public func simpleDuration(defaultDuration: Double = 0.25) -> Double {
    duration > 0 ? duration : defaultDuration
  }

  /// Returns the length of the active interval, in seconds of local time.
  ///
  /// - Parameter defaultDuration: The duration used in place of 0: a group's duration for its children.
  /// - Returns: The length in seconds; `.infinity` if the animation is endless.
  public func activeDuration(defaultDuration: Double = 0.25) -> Double {
    if repeatDuration > 0 { return repeatDuration }
    return (repeatCount > 0 ? repeatCount : 1) * cycle(defaultDuration: defaultDuration)
  }

  /// Returns the end of the active interval, in the parent's time.
  ///
  /// - Parameter defaultDuration: The duration used in place of 0: a group's duration for its children.
  /// - Returns: The end time in seconds; `.infinity` if the animation is endless.
  public func endTime(defaultDuration: Double = 0.25) -> Double {
    speed == 0 ? .infinity : beginTime + activeDuration(defaultDuration: defaultDuration) / abs(speed)
  }

  /// Returns the duration of one cycle: a run, followed by the reversed run if it autoreverses.
  func cycle(defaultDuration: Double) -> Double {
    simpleDuration(defaultDuration: defaultDuration) * (autoreverses ? 2 : 1)
  }
}

/// The effect of an animation before it begins and after it ends.
public enum FillMode: String, CaseIterable, Sendable {
  /// None: the model value is visible.
  case removed
  /// The last instant is held after the end.
  case forwards
  /// The first instant is held before the beginning.
  case backwards
  /// The first instant is held before the beginning, and the last instant after the end.
  case both

  /// True if the first instant is held before the beginning.
  public var fillsBackwards: Bool { self == .backwards || self == .both }
  /// True if the last instant is held after the end.
  public var fillsForwards: Bool { self == .forwards || self == .both }
}
