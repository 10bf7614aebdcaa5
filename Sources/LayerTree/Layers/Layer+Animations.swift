import Motion

extension Layer {
  /// Adds an animation, which begins now unless its timing says when.
  ///
  /// - Parameters:
  ///   - animation: The animation; a copy is kept.
  ///   - key: A name by which it can be found and removed. An animation with the same key is replaced; without a key,
  ///     animations stand beside each other.
  public func add(_ animation: some Animation, forKey key: String? = nil) {
    if let key { removeAnimation(forKey: key) }
    animations.append(
      AttachedAnimation(key: key, animation: animation, isPending: animation.timing.beginTime == 0))
    ownStage?.needsCommit = true
  }

  /// Removes the animation with that key, if there is one; the model shows again at once.
  public func removeAnimation(forKey key: String) {
    animations.removeAll { $0.key == key }
  }

  /// Removes all animations.
  public func removeAllAnimations() { animations = [] }

  /// The animation with that key, or nil.
  public func animation(forKey key: String) -> (any Animation)? {
    animations.first { $0.key == key }?.animation
  }

  /// The keys of the animations that have one, in the order they were added.
  public var animationKeys: [String] { animations.compactMap(\.key) }

  /// Fills in the begin times of animations that were added since the last commit, here and below.
  func commit(at parentTime: Double) {
    let time = timing.localTime(fromParent: parentTime)
    for index in animations.indices where animations[index].isPending {
      animations[index].animation.timing.beginTime = time
      animations[index].isPending = false
    }
    for layer in sublayers { layer.commit(at: time) }
  }

  /// Drops animations that have run and say so, here and below.
  ///
  /// - Returns: Whether any animation is still to run or running.
  func expireAnimations(at parentTime: Double) -> Bool {
    let time = timing.localTime(fromParent: parentTime)
    var isActive = false
    if !animations.isEmpty {
      animations.removeAll { $0.animation.removedOnCompletion && $0.endTime + Stage.instant < time }
      isActive = animations.contains { $0.endTime > time + Stage.instant }
    }
    for layer in sublayers where layer.expireAnimations(at: time) { isActive = true }
    return isActive
  }
}
