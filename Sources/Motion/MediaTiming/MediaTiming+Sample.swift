extension MediaTiming {
  /// The state of an animation's run at an instant.
  public struct Sample: Hashable, Sendable {
    /// The time within the run in seconds, from 0 to the duration, mirrored in the second half of an autoreversing
    /// cycle.
    public var localTime: Double
    /// ``localTime`` as a fraction of the duration, from 0 to 1.
    public var progress: Double
    /// The index of the cycle, starting at 0; negative if time runs backward.
    public var iteration: Int
    /// True if the instant is in the active interval, rather than being filled in before or after it.
    public var isActive: Bool
  }

  /// Returns the state of the run at a time of the parent.
  ///
  /// Children of a group are sampled at the group's ``Sample/localTime`` with the group's duration as the default.
  ///
  /// - Parameters:
  ///   - parentTime: The time of the layer or group that the animation belongs to, in seconds.
  ///   - defaultDuration: The duration used in place of 0, in seconds.
  /// - Returns: The state of the run, or nil if the animation has no effect at that time.
  public func sample(at parentTime: Double, defaultDuration: Double = 0.25) -> Sample? {
    let active = activeDuration(defaultDuration: defaultDuration)
    // At speed 0, time stands still within the interval, which has no beginning and no end.
    let elapsed = speed == 0 ? 0 : (parentTime - beginTime) * abs(speed)
    if elapsed < 0 {
      return fillMode.fillsBackwards ? run(at: 0, of: active, defaultDuration, isActive: false) : nil
    }
    if elapsed > active {
      return fillMode.fillsForwards ? run(at: active, of: active, defaultDuration, isActive: false) : nil
    }
    return run(at: elapsed, of: active, defaultDuration, isActive: true)
  }

  /// Returns the state of the run after `elapsed` of `active` seconds of local time.
  private func run(at elapsed: Double, of active: Double, _ defaultDuration: Double, isActive: Bool) -> Sample {
    let duration = simpleDuration(defaultDuration: defaultDuration)
    let cycle = cycle(defaultDuration: defaultDuration)
    let time = (speed < 0 ? -elapsed : elapsed) + timeOffset
    var iteration = (time / cycle).rounded(.down)
    var phase = time - iteration * cycle
    // The last instant belongs to the cycle that it ends, although its time is the start of the next one. Sums such as
    // 3 × 0.1 miss that start by a rounding error, in either direction.
    if elapsed == active && elapsed > 0 && speed > 0 {
      let nearest = (time / cycle).rounded()
      if abs(time - nearest * cycle) <= 1e-12 * max(1, abs(nearest)) * cycle {
        iteration = nearest - 1
        phase = cycle
      }
    }
    let localTime = min(max(0, phase > duration ? cycle - phase : phase), duration)
    return Sample(
      localTime: localTime, progress: localTime / duration, iteration: Int(clamping: iteration), isActive: isActive)
  }
}

extension Int {
  /// Creates the integer nearest to `value` within the range; 0 if it is not a number.
  fileprivate init(clamping value: Double) {
    self = Int(exactly: value) ?? (value > 0 ? .max : value < 0 ? .min : 0)
  }
}
