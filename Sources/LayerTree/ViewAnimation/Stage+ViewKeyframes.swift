public import Motion

extension Stage {
  /// Runs `animations` as a UIKit keyframe block: properties changed by its keyframes move in their intervals.
  ///
  /// Every property gets a single keyframe animation that replaces the previous one, in all generations of UIKit. The
  /// curve warps the whole duration, as on a device: pass ``TimingFunction/linear`` to keep the intervals. A nested
  /// animation block has its own duration and curve.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds, to which the keyframes' times are relative; nothing animates unless it is
  ///     positive.
  ///   - delay: The delay in seconds; the old values are shown until then.
  ///   - options: The curve, repetition, and other options.
  ///   - calculationMode: The interpolation between keyframes.
  ///   - animations: Calls ``addKeyframe(relativeStart:relativeDuration:_:)``; direct changes animate over the whole
  ///     duration.
  ///   - completion: As for ``animate(duration:delay:options:_:completion:)``.
  /// - Throws: The error of `animations`, or a ``KeyframesError`` if a value isn't finite.
  public func animateKeyframes(
    duration: Double, delay: Double = 0, options: ViewAnimationOptions = ViewAnimationOptions(),
    calculationMode: CalculationMode = .linear, _ animations: () throws -> Void,
    completion: ((_ finished: Bool) throws -> Void)? = nil
  ) throws {
    guard duration > 0 else {
      try withoutAnimation(animations)
      if let completion { performSoon { try completion(true) } }
      return
    }
    let outerGroup = changeScopes.last?.completionGroup
    let group = completion.map { CompletionGroup(inside: outerGroup, $0) }
    let scope = ViewKeyframeAnimation(
      duration: duration, delay: delay, options: options, calculationMode: calculationMode,
      completion: group ?? outerGroup)
    try run(
      {
        try animations()
        try scope.commit(on: self)
      }, in: scope)
    if let group { performSoon { try group.seal() } }
  }

  /// Adds a keyframe to the enclosing block: the values set by `changes` are reached at the end of the interval.
  ///
  /// Outside of a keyframe block, `changes` run without a keyframe.
  ///
  /// - Parameters:
  ///   - relativeStart: The start, as a fraction of the block's duration, from 0 to 1.
  ///   - relativeDuration: The duration, as a fraction of the block's duration; the keyframe ends with the block at the
  ///     latest.
  ///   - changes: Sets properties of layers.
  /// - Precondition: The times are from 0 to 1.
  public func addKeyframe(
    relativeStart: Double, relativeDuration: Double, _ changes: () throws -> Void
  ) rethrows {
    precondition(
      (0...1).contains(relativeStart) && (0...1).contains(relativeDuration),
      "a keyframe's start and duration must be between 0 and 1")
    guard let scope = changeScopes.last as? ViewKeyframeAnimation else { return try changes() }
    let outer = scope.interval
    scope.interval = relativeStart...min(1, relativeStart + relativeDuration)
    defer { scope.interval = outer }
    try changes()
  }
}
