public import Motion

/// `POPBasicAnimation`: from one value to another in a given time, along a curve.
public final class PopBasicAnimation: PopPropertyAnimation<PopBasic> {
  /// The end value; setting it while it runs makes the value jump to the corresponding point of the new range.
  ///
  /// Nil is the current value when it starts.
  ///
  /// - Precondition: It is of the target's kind.
  public var toValue: AnimatableValue? {
    didSet {
      requireKind(toValue)
      guard let toValue, motion.map({ $0.target != toValue }) ?? false else { return }
      motion?.retarget(to: toValue)
      noteRetarget()
    }
  }
  /// The time of one run in seconds.
  ///
  /// It is settled when the animation starts.
  public var duration = 0.4
  /// The pace.
  ///
  /// It is settled when the animation starts.
  public var timingFunction = TimingFunction.default

  /// The ends of the run, swapped by autoreversing repetitions.
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
