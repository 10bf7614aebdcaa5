import Motion

extension Layer {
  /// Adds an animation, which begins now unless its timing says when.
  ///
  /// Without a duration it takes that of the transaction around, or 0.25 s.
  ///
  /// - Parameters:
  ///   - animation: The animation; a copy is kept.
  ///   - key: A name by which it can be found and removed. An animation with the same key is replaced; without a key,
  ///     animations stand beside each other.
  ///   - completion: Called when the animation has run, with true, or when it is removed before, with false.
  ///   - onStart: Called when the animation begins to show.
  public func add(
    _ animation: some Animation, forKey key: String? = nil, completion: ((_ finished: Bool) -> Void)? = nil,
    onStart: (() -> Void)? = nil
  ) {
    if let key { removeAnimation(forKey: key) }
    let stage = ownStage
    let scope = stage?.changeScopes.last
    var attached = AttachedAnimation(
      key: key, animation: animation, isPending: animation.timing.beginTime == 0, onStart: onStart,
      onEnd: completion)
    if let stage, attached.isPending { attached.begin(at: localTime(at: stage.time)) }
    if attached.animation.timing.duration == 0, let duration = scope?.defaultDuration {
      attached.animation.timing.duration = duration
    }
    if let group = scope?.completionGroup {
      group.expectOne()
      attached.onEnd = { finished in
        completion?(finished)
        group.oneEnded(finished: finished)
      }
    }
    animations.append(attached)
    stage?.hasActiveAnimations = true
  }

  /// Removes the animation with that key, if there is one; the model shows again at once.
  public func removeAnimation(forKey key: String) { removeAnimations { $0.key == key } }

  /// Removes all animations.
  public func removeAllAnimations() { removeAnimations { _ in true } }

  /// The animation with that key, or nil.
  public func animation(forKey key: String) -> (any Animation)? {
    animations.first { $0.key == key }?.animation
  }

  /// The keys of the animations that have one, in the order they were added.
  public var animationKeys: [String] { animations.compactMap(\.key) }

  private func removeAnimations(where isMeant: (AttachedAnimation) -> Bool) {
    let removed = animations.filter(isMeant)
    guard !removed.isEmpty else { return }
    animations.removeAll(where: isMeant)
    let stage = ownStage
    for case let onEnd? in removed.map(\.onEnd) {
      if let stage { stage.performSoon { onEnd(false) } } else { onEnd(false) }
    }
  }

  /// Begins the animations that were added before the layer was on a stage, here and below.
  ///
  /// - Returns: Whether there were any.
  func commit(at parentTime: Double) -> Bool {
    let time = timing.localTime(fromParent: parentTime)
    var isAnimated = false
    for index in animations.indices where animations[index].isPending {
      animations[index].begin(at: time)
      isAnimated = true
    }
    for layer in sublayers where layer.commit(at: time) { isAnimated = true }
    return isAnimated
  }

  /// Tells of animations that have begun or run, and drops those that go with their end, here and below.
  ///
  /// - Returns: Whether any animation is still to run or running.
  func settleAnimations(at parentTime: Double, on stage: Stage) -> Bool {
    let time = timing.localTime(fromParent: parentTime)
    var isActive = false
    if !animations.isEmpty { isActive = settleOwnAnimations(at: time, on: stage) }
    for layer in sublayers where layer.settleAnimations(at: time, on: stage) { isActive = true }
    return isActive
  }

  private func settleOwnAnimations(at time: Double, on stage: Stage) -> Bool {
    var isActive = false
    var hasRemovals = false
    for index in animations.indices where !animations[index].isPending {
      let attached = animations[index]
      if let onStart = attached.onStart, attached.animation.timing.beginTime <= time + Stage.instant {
        animations[index].onStart = nil
        stage.performSoon(onStart)
      }
      guard attached.endTime <= time + Stage.instant else {
        isActive = true
        continue
      }
      if let onEnd = attached.onEnd {
        animations[index].onEnd = nil
        stage.performSoon { onEnd(true) }
      }
      if attached.animation.removedOnCompletion { hasRemovals = true }
    }
    if hasRemovals {
      animations.removeAll {
        !$0.isPending && $0.animation.removedOnCompletion && $0.endTime <= time + Stage.instant
      }
    }
    return isActive
  }
}
