public import Motion

/// `POPDecayAnimation`: a decaying velocity and the value that it moves.
public final class PopDecayAnimation: PopPropertyAnimation<PopDecay> {
  /// The fraction of the velocity that remains after each millisecond; greater than 0 and less than 1.
  ///
  /// The value is fixed when the animation starts.
  ///
  /// - Precondition: The value is in this range when the animation starts.
  public var deceleration = 0.998
  private var originalVelocity: AnimatableValue?

  /// The velocity in the value's units per second; setting it while the value moves continues from the current value.
  ///
  /// An animation that was paused, or kept after its end, continues from the current value, as in
  /// `POPDecayAnimation.mm`.
  ///
  /// - Precondition: The velocity is of the target's kind.
  public var velocity: AnimatableValue? {
    get { motion?.velocity ?? originalVelocity }
    set {
      requireKind(newValue)
      originalVelocity = newValue
      guard let newValue, motion != nil else { return }
      if isAttached && isPaused {
        (fromValue, motion) = (nil, nil)
      } else {
        motion?.velocity = newValue
      }
      noteRetarget()
    }
  }

  /// The final value; nil before ``fromValue`` or a velocity is known.
  public var toValue: AnimatableValue? { (motion ?? preview)?.target }

  /// The time from the last change of the velocity to the end, in seconds; nil if there is no velocity yet.
  public var duration: Double? { (motion ?? preview)?.duration }

  /// The motion computed from the settings so far, starting from zero by default.
  private var preview: PopDecay? {
    guard let velocity = originalVelocity else { return nil }
    let from = fromValue ?? velocity.scaled(by: 0)
    return makeMotion(from: from, current: from)
  }

  override func makeMotion(from: AnimatableValue, current: AnimatableValue) -> PopDecay? {
    PopDecay(
      from: from, velocity: originalVelocity ?? from.scaled(by: 0), deceleration: deceleration,
      threshold: target.threshold, roundingFactor: roundingFactor, clampMode: clampMode)
  }

  override func summary(on layer: Layer, at time: Double) -> AnimationSummary {
    summary(on: layer, at: time, .popDecay, .decay(deceleration), duration: duration ?? 0, to: toValue)
  }

  /// Continues from the end, with the same velocity again or reversed.
  override func restart() {
    super.restart()
    guard let end = motion?.target, let velocity = originalVelocity else { return }
    let next = autoreverses ? velocity.scaled(by: -1) : velocity
    originalVelocity = next
    motion?.restart(from: end, velocity: next)
  }
}
