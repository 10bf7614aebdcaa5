public import Motion

/// `POPDecayAnimation`: a velocity that fades away, and the value that it carries along.
public final class PopDecayAnimation: PopPropertyAnimation<PopDecay> {
  /// The fraction of the velocity that is left after each thousandth of a second; more than 0 and less than 1.
  ///
  /// It is settled when the animation starts.
  public var deceleration = 0.998
  private var originalVelocity: AnimatableValue?

  /// The speed of the value in its units per second; setting it while the value moves sets it going anew.
  public var velocity: AnimatableValue? {
    get { motion?.velocity ?? originalVelocity }
    set {
      requireKind(newValue)
      originalVelocity = newValue
      guard let newValue, motion != nil else { return }
      motion?.velocity = newValue
      noteRetarget()
    }
  }

  /// The value at which it will end, once it has started.
  public var toValue: AnimatableValue? { motion?.target }

  /// The time from the last setting of the velocity to the end in seconds, once it has started.
  public var duration: Double? { motion?.duration }

  override func makeMotion(from: AnimatableValue, current: AnimatableValue) -> PopDecay? {
    PopDecay(
      from: from, velocity: originalVelocity ?? from.scaled(by: 0), deceleration: deceleration,
      threshold: target.threshold, roundingFactor: roundingFactor, clampMode: clampMode)
  }

  override func summary(on layer: Layer, at time: Double) -> AnimationSummary {
    summary(on: layer, at: time, .popDecay, .decay(deceleration), duration: duration ?? 0, to: toValue)
  }

  /// Goes on from the end: with the same velocity again, or back.
  override func restart() {
    super.restart()
    guard let end = motion?.target, let velocity = originalVelocity else { return }
    let next = autoreverses ? velocity.scaled(by: -1) : velocity
    originalVelocity = next
    motion?.restart(from: end, velocity: next)
  }
}
