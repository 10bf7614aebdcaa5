extension MediaTiming {
  /// Returns a layer's local time for its parent's time: `(parentTime − beginTime) · speed + timeOffset`.
  ///
  /// The clock of a layer with a ``duration`` repeats it according to ``repeatCount`` or ``repeatDuration``, back and
  /// forth if it ``autoreverses``.
  public func localTime(fromParent parentTime: Double) -> Double {
    let time = (parentTime - beginTime) * speed
    guard duration > 0, duration.isFinite, time > 0 else { return time + timeOffset }
    let cycle = cycle(defaultDuration: duration)
    let active = activeDuration(defaultDuration: duration)
    let elapsed = min(time, active)
    var phase = elapsed.truncatingRemainder(dividingBy: cycle)
    // The last instant belongs to the cycle that it ends.
    if phase == 0, elapsed == active { phase = cycle }
    return (phase > duration ? cycle - phase : phase) + timeOffset
  }

  /// Returns true if a layer with a ``duration`` has ended and is no longer visible.
  public func hasEnded(atParent parentTime: Double) -> Bool {
    guard duration > 0, duration.isFinite, !fillMode.fillsForwards else { return false }
    return (parentTime - beginTime) * speed > activeDuration(defaultDuration: duration)
  }

  /// Converts the layer's local time to its parent's time; nil if the layer's clock is stopped.
  public func parentTime(fromLocal localTime: Double) -> Double? {
    speed == 0 ? nil : (localTime - timeOffset) / speed + beginTime
  }

  /// Converts a time from the layer at the end of `ancestors` to the layer at the end of `descendants`.
  ///
  /// - Parameters:
  ///   - time: The time in the first layer's clock, in seconds.
  ///   - ancestors: The timings from the common root down to the first layer, outermost first.
  ///   - descendants: The timings from the same root down to the second layer, outermost first.
  /// - Returns: The time in the second layer's clock, in seconds; nil if a timing between the first layer and the root
  ///   has speed 0.
  public static func convert(
    _ time: Double, from ancestors: [MediaTiming], to descendants: [MediaTiming]
  ) -> Double? {
    var time = time
    for timing in ancestors.reversed() {
      guard let outer = timing.parentTime(fromLocal: time) else { return nil }
      time = outer
    }
    return descendants.reduce(time) { time, timing in timing.localTime(fromParent: time) }
  }
}
