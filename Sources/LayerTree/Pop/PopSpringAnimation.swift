public import Motion

/// `POPSpringAnimation`: a spring that pulls the value to a target; the target may change at any time.
public final class PopSpringAnimation: PopPropertyAnimation<PopSpring> {
  /// The target; setting it while the spring runs keeps value and velocity.
  ///
  /// The target; nil for the current value at the start, useful with a velocity.
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
  /// The constants of the spring, from bounciness and speed or from tension, friction and mass.
  public var dynamics = PopDynamics() {
    didSet { motion?.dynamics = dynamics }
  }
  private var initialVelocity: AnimatableValue?

  /// The speed of the value in its units per second; nil for none at first.
  ///
  /// - Precondition: It is of the target's kind.
  public var velocity: AnimatableValue? {
    get { motion?.velocity ?? initialVelocity }
    set {
      requireKind(newValue)
      initialVelocity = newValue
      if let newValue { motion?.velocity = newValue }
    }
  }

  /// True while a velocity is given to the running spring.
  private var isGivenVelocity = false

  /// Sets a target, with optional constants and velocity that apply from the moment the target is reported.
  ///
  /// - Parameters:
  ///   - target: The new target; the same one leaves a spring at rest where it is.
  ///   - dynamics: The new constants; nil keeps the spring's.
  ///   - velocity: The new velocity in the value's units per second; nil keeps the spring's.
  public func retarget(to target: AnimatableValue, dynamics: PopDynamics? = nil, velocity: AnimatableValue? = nil) {
    let hasNewTarget = motion.map { $0.target != target } ?? false
    let hasNewPace = velocity != nil || dynamics.map { $0 != self.dynamics } ?? false
    isGivenVelocity = velocity != nil
    defer { isGivenVelocity = false }
    if let dynamics { self.dynamics = dynamics }
    if let velocity { self.velocity = velocity }
    toValue = target
    // A spring that hasn't begun reports its settings at its beginning.
    if hasNewPace, !hasNewTarget, motion != nil, !isPaused { attachment?.report(.retarget) }
  }

  /// The ends of the run, swapped by autoreversing repetitions.
  private var ends: (from: AnimatableValue, to: AnimatableValue)?

  override func makeMotion(from: AnimatableValue, current: AnimatableValue) -> PopSpring? {
    ends = (from, toValue ?? current)
    return PopSpring(
      from: from, to: toValue ?? current, velocity: initialVelocity, dynamics: dynamics, threshold: target.threshold,
      roundingFactor: roundingFactor, clampMode: clampMode)
  }

  override func summary(on layer: Layer, at time: Double) -> AnimationSummary {
    var summary = summary(on: layer, at: time, .popSpring, .pop(dynamics), to: motion?.target ?? toValue)
    summary.carriedTime = motion?.carriedTime
    summary.isGivenVelocity = isGivenVelocity
    return summary
  }

  override func restart() {
    super.restart()
    guard let (from, _) = ends, let to = motion?.target else { return }
    let next = autoreverses ? (from: to, to: from) : (from: from, to: to)
    ends = next
    motion?.restart(from: next.from, to: next.to)
  }
}
