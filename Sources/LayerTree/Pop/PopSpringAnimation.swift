public import Motion

/// `POPSpringAnimation`: a spring that pulls the value toward a target; the target can change at any time.
public final class PopSpringAnimation: PopPropertyAnimation<PopSpring> {
  /// The target; setting it while the spring runs keeps the current value and velocity.
  ///
  /// Nil for the current value at the start, which is useful with a velocity.
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
  /// The spring constants, from bounciness and speed or from tension, friction and mass.
  public var dynamics = PopDynamics() {
    didSet { motion?.dynamics = dynamics }
  }
  private var initialVelocity: AnimatableValue?

  /// The velocity in the value's units per second; nil for an initial velocity of zero.
  ///
  /// - Precondition: The velocity is of the target's kind.
  public var velocity: AnimatableValue? {
    get { motion?.velocity ?? initialVelocity }
    set {
      requireKind(newValue)
      initialVelocity = newValue
      if let newValue { motion?.velocity = newValue }
    }
  }

  /// True while ``retarget(to:dynamics:velocity:)`` sets a velocity.
  private var isGivenVelocity = false

  /// Sets a target, with optional constants and velocity, in a single step.
  ///
  /// - Parameters:
  ///   - target: The new target; an unchanged target leaves a spring at rest.
  ///   - dynamics: The new constants; nil keeps the current ones.
  ///   - velocity: The new velocity in the value's units per second; nil keeps the current one.
  public func retarget(to target: AnimatableValue, dynamics: PopDynamics? = nil, velocity: AnimatableValue? = nil) {
    let hasNewTarget = motion.map { $0.target != target } ?? false
    let hasNewPace = velocity != nil || dynamics.map { $0 != self.dynamics } ?? false
    isGivenVelocity = velocity != nil
    defer { isGivenVelocity = false }
    if let dynamics { self.dynamics = dynamics }
    if let velocity { self.velocity = velocity }
    toValue = target
    // A spring that hasn't started reports its settings when it does.
    if hasNewPace, !hasNewTarget, motion != nil, !isPaused { attachment?.report(.retarget) }
  }

  /// The start and end values of the current run; autoreversing repetitions swap them.
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
