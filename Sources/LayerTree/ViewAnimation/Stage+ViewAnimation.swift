public import Motion

extension Stage {
  /// Runs `animations` as a UIKit block: changed properties animate from the old to the new value.
  ///
  /// The model has the new values immediately. ``uiKitGeneration`` determines how running animations are interrupted.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds; nothing animates unless it is positive. A nested block inherits the outer
  ///     one's duration and curve, unless its options override them.
  ///   - delay: The delay in seconds; the old values are shown until then.
  ///   - options: The curve, repetition, and other options.
  ///   - animations: Sets properties of layers.
  ///   - completion: Called at the tick at which the last animation has finished, with true, or has been interrupted,
  ///     with false; at the next tick if nothing has changed.
  /// - Throws: The error of `animations`.
  public func animate<Failure>(
    duration: Double, delay: Double = 0, options: ViewAnimationOptions = ViewAnimationOptions(),
    _ animations: () throws(Failure) -> Void, completion: ((_ finished: Bool) throws -> Void)? = nil
  ) throws(Failure) {
    guard duration > 0 else {
      try withoutAnimation(animations)
      if let completion { performSoon { try completion(true) } }
      return
    }
    try animate(.curve(options.curve, duration: duration), delay, options, animations, completion)
  }

  /// Runs `animations` as a UIKit block whose changes spring to their new values.
  ///
  /// - Parameters:
  ///   - spring: The duration, damping ratio, and velocity.
  ///   - delay: The delay in seconds; the old values are shown until then.
  ///   - options: Repetition and other options; the curve warps the spring's time.
  ///   - animations: Sets properties of layers.
  ///   - completion: As for ``animate(duration:delay:options:_:completion:)``.
  /// - Throws: The error of `animations`.
  public func animate<Failure>(
    spring: UIKitSpring, delay: Double = 0, options: ViewAnimationOptions = ViewAnimationOptions(),
    _ animations: () throws(Failure) -> Void, completion: ((_ finished: Bool) throws -> Void)? = nil
  ) throws(Failure) {
    try animate(.spring(spring), delay, options, animations, completion)
  }

  /// Runs `animations` as a block whose changes spring to their new values, as property animators with
  /// `UISpringTimingParameters` do.
  ///
  /// - Parameters:
  ///   - parameters: The spring, with its duration and velocity.
  ///   - delay: The delay in seconds; the old values are shown until then.
  ///   - options: Repetition and other options; the curve is ignored.
  ///   - animations: Sets properties of layers.
  ///   - completion: As for ``animate(duration:delay:options:_:completion:)``.
  /// - Throws: The error of `animations`.
  public func animate<Failure>(
    spring parameters: SpringTimingParameters, delay: Double = 0,
    options: ViewAnimationOptions = ViewAnimationOptions(),
    _ animations: () throws(Failure) -> Void, completion: ((_ finished: Bool) throws -> Void)? = nil
  ) throws(Failure) {
    try animate(.physics(parameters), delay, options, animations, completion)
  }

  /// Runs `changes` without animation, regardless of enclosing scopes.
  public func withoutAnimation<Failure>(_ changes: () throws(Failure) -> Void) throws(Failure) {
    try transaction(disablesActions: true, changes)
  }

  private func animate<Failure>(
    _ pace: ViewAnimation.Pace, _ delay: Double, _ options: ViewAnimationOptions,
    _ animations: () throws(Failure) -> Void, _ completion: ((Bool) throws -> Void)?
  ) throws(Failure) {
    let outerGroup = changeScopes.last?.completionGroup
    let group = completion.map { CompletionGroup(inside: outerGroup, $0) }
    let animation = ViewAnimation(
      pace: pace, delay: delay, options: options, generation: uiKitGeneration,
      inside: changeScopes.last as? ViewAnimation, completion: group ?? outerGroup)
    try run(animations, in: animation)
    if let group { performSoon { try group.seal() } }
  }
}
