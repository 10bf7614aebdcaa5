package import Motion

extension PropertyAnimation {
  /// Returns the value that the animation reaches after all of its repetitions.
  ///
  /// It is the value at the last instant: at the fraction where a fractional repeat count stops, at the start after an
  /// autoreversed or backward run, or the sum of all runs if they are cumulative. A spring that runs to its end is at
  /// rest, and so is a `JNWSpringAnimation`, whose last keyframe is only near the end value. An endless animation has
  /// the value at the end of a cycle.
  ///
  /// - Parameter current: The value without the animation.
  /// - Returns: The value, added to `current` for an additive animation.
  package func finalValue(over current: AnimatableValue) -> AnimatableValue {
    var timing = timing
    timing.fillMode = .both
    if !timing.activeDuration().isFinite { (timing.repeatCount, timing.repeatDuration) = (0, 0) }
    guard showsValues, let sample = timing.sample(at: .infinity) else { return current }
    var value: AnimatableValue
    switch (sample.progress, self) {
    case (1, let animation as JNWSpringAnimation): value = animation.motion.end
    case (0, _), (1, _): value = self.value(at: sample.progress, current: current)
    default: value = self.value(at: fraction(at: sample), current: current)
    }
    if isCumulative, !timing.autoreverses, sample.iteration > 0 {
      value = value.adding(self.value(at: 1, current: current).scaled(by: Double(sample.iteration)))
    }
    return isAdditive ? value.added(to: current) : value
  }
}
