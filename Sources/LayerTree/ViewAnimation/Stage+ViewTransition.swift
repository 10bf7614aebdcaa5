import Motion

extension Stage {
  /// Runs `changes` immediately, and transitions `layer` from its old to its new image, as a UIKit view transition.
  ///
  /// Enclosing transactions and blocks do not animate the changes, and their durations have no effect.
  ///
  /// - Parameters:
  ///   - layer: The layer that makes the transition, with its sublayers.
  ///   - duration: The duration in seconds; the new image appears immediately unless it is positive.
  ///   - style: The effect.
  ///   - options: The curve and repetition.
  ///   - changes: Changes the layer and its sublayers.
  ///   - completion: Called when the transition has finished, with true, or has been interrupted, with false; at the
  ///     next tick if the new image appears immediately.
  /// - Throws: The error of `changes`.
  public func transition<Failure>(
    with layer: Layer, duration: Double, style: ViewTransition = .crossDissolve,
    options: ViewAnimationOptions = ViewAnimationOptions(),
    _ changes: () throws(Failure) -> Void, completion: ((_ finished: Bool) throws -> Void)? = nil
  ) throws(Failure) {
    guard duration > 0 else {
      try withoutAnimation(changes)
      if let completion { performSoon { try completion(true) } }
      return
    }
    let (kind, direction) = style.transition
    var transition = Transition(kind, direction, timingFunction: options.curve)
    transition.timing = options.timing(of: duration, after: 0, on: layer, of: self)
    layer.add(transition, completion: completion)
    try withoutAnimation(changes)
  }
}
