/// The begin time, repetition, and speed of a thing in its parent's time: the `CAMediaTiming` protocol as a value.
///
/// Animations use ``sample(at:defaultDuration:)``; layers never end and use ``localTime(fromParent:)``. The rules were
/// recorded from Core Animation.
public struct MediaTiming: Hashable, Sendable {
  /// The begin time, in seconds of the parent's time.
  public var beginTime: Double
  /// The length of one run in seconds; 0 for the group's duration, or 0.25.
  public var duration: Double
  /// Seconds of local time per second of the parent's; negative to run backward, 0 to stand still.
  public var speed: Double
  /// Seconds added to the local time; in an animation it shifts the phase, not the active interval.
  public var timeOffset: Double
  /// The number of cycles, including fractions; `.infinity` repeats forever, and 0 means 1.
  public var repeatCount: Double
  /// The total duration of the cycles, in seconds of local time; 0 for ``repeatCount`` cycles, any other value
  /// overrides it.
  public var repeatDuration: Double
  /// True if every run is followed by the same run backward, doubling the duration of a cycle.
  public var autoreverses: Bool
  /// The effect outside the active interval.
  public var fillMode: FillMode

  /// Makes a timing; every parameter has Core Animation's default.
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

  /// The length of one run in seconds of own time: ``duration``, or `defaultDuration` where that is 0.
  public func simpleDuration(defaultDuration: Double = 0.25) -> Double {
    duration > 0 ? duration : defaultDuration
  }

  /// The length of the active interval, in seconds of own time, that is, at speed 1.
  ///
  /// - Parameter defaultDuration: The duration used in place of 0: a group's duration for its children.
  /// - Returns: Seconds, `.infinity` when endless.
  public func activeDuration(defaultDuration: Double = 0.25) -> Double {
    if repeatDuration > 0 { return repeatDuration }
    return (repeatCount > 0 ? repeatCount : 1) * cycle(defaultDuration: defaultDuration)
  }

  /// Returns the end of the active interval, in the parent's time.
  ///
  /// - Parameter defaultDuration: The duration used in place of 0: a group's duration for its children.
  /// - Returns: Seconds, `.infinity` when it never ends.
  public func endTime(defaultDuration: Double = 0.25) -> Double {
    speed == 0 ? .infinity : beginTime + activeDuration(defaultDuration: defaultDuration) / abs(speed)
  }

  /// One run, with the run back if it autoreverses.
  func cycle(defaultDuration: Double) -> Double {
    simpleDuration(defaultDuration: defaultDuration) * (autoreverses ? 2 : 1)
  }
}

/// The effect of an animation before it begins and after it ends.
public enum FillMode: String, CaseIterable, Sendable {
  /// Nothing: the model shows.
  case removed
  /// The last instant is held after the end.
  case forwards
  /// Its first instant shows before the beginning.
  case backwards
  /// Both.
  case both

  /// True if the first instant shows before the beginning.
  public var fillsBackwards: Bool { self == .backwards || self == .both }
  /// True if the last instant is held after the end.
  public var fillsForwards: Bool { self == .forwards || self == .both }
}
