public import Motion

/// `POPBasicAnimation`: an animation between two values with a duration and a timing function.
public final class PopBasicAnimation: PopPropertyAnimation<PopBasic> {
  /// The end value; setting it while the animation runs makes the value jump to the corresponding point of the new
  /// range.
  ///
  /// Nil for the current value at the start.
  ///
  /// - Precondition: The value is of the target's kind.
  public var toValue: AnimatableValue? {
    didSet {
      requireKind(toValue)
      guard let toValue, motion.map({ $0.target != toValue }) ?? false else { return }
      motion?.retarget(to: toValue)
      noteRetarget()
    }
  }
  /// The duration of one run, in seconds.
  ///
  /// The value is fixed when the animation starts.
  public var duration = 0.4
  /// The timing function.
  ///
  /// The value is fixed when the animation starts.
  public var timingFunction = TimingFunction.default

  /// The start value of the current run; autoreversing repetitions swap it with the end value.
  private var from: AnimatableValue?

  override func makeMotion(from: AnimatableValue, current: AnimatableValue) -> PopBasic? {
    self.from = from
    return PopBasic(
      from: from, to: toValue ?? current, duration: duration, timingFunction: timingFunction,
      roundingFactor: roundingFactor, clampMode: clampMode)
  }

  override func summary(on layer: Layer, at time: Double) -> AnimationSummary {
    summary(on: layer, at: time, .popBasic, .curve(timingFunction), duration: duration, to: motion?.target ?? toValue)
  }

  override func restart() {
    super.restart()
    guard let from, let to = motion?.target else { return }
    self.from = autoreverses ? to : from
    motion?.restart(from: autoreverses ? to : from, to: autoreverses ? from : to)
  }
}
