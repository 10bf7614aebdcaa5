import Motion

extension Layer {
  /// Adds an animation; it begins now unless its timing sets a begin time.
  ///
  /// Without a duration, it uses the enclosing transaction's, or 0.25 s. Callbacks run at the ticks of the layer's
  /// stage; ``Stage/advance(to:)`` throws their errors.
  ///
  /// - Parameters:
  ///   - animation: The animation; the layer keeps a copy.
  ///   - key: A name for finding and removing it. An animation with the same key is replaced; animations
  ///     without a key coexist. A ``Transition`` always has the key ``Transition/key``.
  ///   - completion: Called with true when the animation has finished, or with false if it is removed before.
  ///   - onStart: Called when the animation begins.
  public func add(
    _ animation: some Animation, forKey key: String? = nil, completion: ((_ finished: Bool) throws -> Void)? = nil,
    onStart: (() throws -> Void)? = nil
  ) {
    add(animation, forKey: key, afterChangeOf: nil, from: .code, completion: completion, onStart: onStart)
  }

  /// Adds an animation, which may be a transition, in response to a change of the model.
  ///
  /// The layer's own presentation before the change is `shown`; nil if nothing has changed.
  func add(
    _ animation: some Animation, forKey key: String?, afterChangeOf shown: LayerProperties?,
    from origin: AnimationOrigin, completion: ((_ finished: Bool) throws -> Void)? = nil,
    onStart: (() throws -> Void)? = nil
  ) {
    guard animation is Transition else {
      attach(animation, forKey: key, from: origin, completion: completion, onStart: onStart)
      return
    }
    let stage = ownStage
    // The image may contain the transition that is about to be replaced.
    var oldImage = image(of: shown, on: stage)
    if let stage, oldImage.depth > LayerImage.maximumDepth {
      stage.exceededLimit = .transitions(limit: LayerImage.maximumDepth, time: stage.time)
      oldImage = LayerImage([])
    }
    attach(
      animation, forKey: Transition.key, from: origin, oldImage: oldImage, completion: completion, onStart: onStart)
  }
}
