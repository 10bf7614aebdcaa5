extension MediaTiming {
  /// A layer's own time when its parent's is `parentTime`: `(parentTime − beginTime) · speed + timeOffset`.
  ///
  /// The clock of a layer with a ``duration`` runs through it as often as ``repeatCount`` or ``repeatDuration`` says, back
  /// and forth if it ``autoreverses``.
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

  /// Returns whether a layer with a ``duration`` has run through it, and shows nothing more.
  public func hasEnded(atParent parentTime: Double) -> Bool {
    guard duration > 0, duration.isFinite, !fillMode.fillsForwards else { return false }
    return (parentTime - beginTime) * speed > activeDuration(defaultDuration: duration)
  }

  /// Converts the layer's `localTime` to its parent's time; nil if the layer's time stands still.
  public func parentTime(fromLocal localTime: Double) -> Double? {
    speed == 0 ? nil : (localTime - timeOffset) / speed + beginTime
  }

  /// Converts a time from the layer at the end of `ancestors` to the layer at the end of `descendants`.
  ///
  /// - Parameters:
  ///   - time: Seconds in the first space.
  ///   - ancestors: The timings from the common root down to the first space, outermost first.
  ///   - descendants: The timings from the same root down to the second space, outermost first.
  /// - Returns: Seconds in the second space; nil if a timing between the second space and the root has speed 0.
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
