/// A time span of a property animator in which its progress follows a single timing function.
struct AnimatorLeg: Hashable, Sendable {
  /// The begin time in the layer's or stage's time, in seconds.
  var beginTime: Double
  /// The initial position, as a fraction of the timing's duration.
  var beginFraction: Double
  /// Fractions per second; negative when reversed, 0 while paused.
  var rate: Double
  /// The timing of the progress.
  var timing: AnimatorTiming
  /// The progress at the fractions 0 and 1.
  var from = AnimatorProgress(0)
  var to = 1.0
  /// The animator's full duration, in seconds.
  var wholeDuration = 0.0

  /// The end time; infinite while paused.
  var endTime: Double {
    if rate == 0 { return .infinity }
    return beginTime + ((rate > 0 ? 1 : 0) - beginFraction) / rate
  }

  /// Returns the elapsed fraction of the timing's duration.
  func fraction(at time: Double) -> Double {
    if rate != 0 && time >= endTime { return rate > 0 ? 1 : 0 }
    return min(1, max(0, beginFraction + max(0, time - beginTime) * rate))
  }

  /// Returns the leg of values that begin to move at a fraction of the whole, and take the rest of it.
  func delayed(by factor: Double) -> AnimatorLeg {
    guard factor > 0 else { return self }
    var own = self
    own.beginFraction = beginFraction <= factor ? 0 : min(1, (beginFraction - factor) / (1 - factor))
    own.rate = rate / (1 - factor)
    if rate > 0 { own.beginTime += max(0, factor - beginFraction) / rate }
    return own
  }

  /// Returns the progress of the animated values: 0 at their start, 1 at their end.
  func progress(at time: Double) -> AnimatorProgress {
    from.moved(to: to, parts: timing.progress(at: fraction(at: time)))
  }
}
