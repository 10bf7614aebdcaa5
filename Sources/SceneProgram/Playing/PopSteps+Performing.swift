import LayerTree
import Motion

extension PopStep {
  /// Adds the animation, or retargets the running one.
  ///
  /// - Parameters:
  ///   - player: The player of the scene.
  ///   - completion: Called whenever the animation ends; if it is nil, a retargeted animation keeps its completion.
  ///   - waiter: Called once, when the animation ends.
  package func perform(
    by player: ScenePlayer, completion: ((Bool) throws -> Void)?, waiter: (() throws -> Void)?
  ) {
    let target = target(player)
    if player.stage.reducesMotion, case .property(let layer, let property) = subject, property.movesLayers {
      return settle(target, at: property.value(in: player.layers[layer].model), player, completion, waiter)
    }
    switch motion {
    case .spring(let to, let dynamics, let velocity, let retargets):
      if retargets, let running = running(player) as? PopSpringAnimation {
        running.retarget(to: to, dynamics: dynamics, velocity: velocity)
        return follow(running, player, completion, waiter)
      }
      let animation = PopSpringAnimation(target)
      animation.toValue = to
      animation.dynamics = dynamics ?? PopDynamics()
      animation.velocity = velocity
      add(animation, player, completion, waiter)
    case .basic(let to, let duration, let timingFunction):
      let animation = PopBasicAnimation(target)
      animation.toValue = to
      animation.duration = duration
      animation.timingFunction = timingFunction
      add(animation, player, completion, waiter)
    case .decay(let velocity, let deceleration, let retargets):
      if retargets, let running = running(player) as? PopDecayAnimation {
        running.velocity = velocity
        return follow(running, player, completion, waiter)
      }
      let animation = PopDecayAnimation(target)
      animation.velocity = velocity
      animation.deceleration = deceleration
      add(animation, player, completion, waiter)
    }
  }

  /// Sets the property to its final value at once, and ends after the length of a cross-fade.
  private func settle(
    _ target: PopTarget, at current: AnimatableValue, _ player: ScenePlayer, _ completion: ((Bool) throws -> Void)?,
    _ waiter: (() throws -> Void)?
  ) {
    var end: AnimatableValue
    switch motion {
    case .spring(let to, _, _, _), .basic(let to, _, _): end = to
    case .decay(let velocity, let deceleration, _):
      let decay = PopDecayAnimation(target)
      (decay.fromValue, decay.velocity, decay.deceleration) = (settings.from ?? current, velocity, deceleration)
      end = decay.toValue ?? current
    }
    if settings.autoreverses { end = settings.from ?? current }
    let animation = PopBasicAnimation(target)
    animation.toValue = end
    animation.duration = ScenePlayer.fadeDuration
    var settled = settings
    (settled.from, settled.autoreverses, settled.repeatCount, settled.repeatForever) = (end, false, 0, false)
    PopStep(
      subject: subject, motion: motion, settings: settled, key: key, opening: opening, arrival: arrival,
      completion: self.completion
    ).add(animation, player, completion, waiter)
  }

  /// Attaches `completion` and `waiter` to the end of the animation; repetitions only end it once.
  private func follow(
    _ animation: PopAnimation, _ player: ScenePlayer, _ completion: ((Bool) throws -> Void)?,
    _ waiter: (() throws -> Void)?
  ) {
    guard completion != nil || waiter != nil else { return }
    let id = ObjectIdentifier(animation)
    let follower = player.popFollowers[id] ?? PopFollower()
    if let completion { follower.completion = completion }
    if let waiter { follower.waiters.append(waiter) }
    player.popFollowers[id] = follower
    animation.completion = { [weak animation, unowned player] finished in
      let isAttached = animation?.isAttached == true
      guard finished || !isAttached else { return }
      // A new animation may already have replaced it.
      if !isAttached, player.popFollowers[id] === follower { player.popFollowers[id] = nil }
      try follower.complete(finished)
    }
  }

  private func target(_ player: ScenePlayer) -> PopTarget {
    switch subject {
    case .property(_, let property): .property(property)
    case .state(let name, let threshold):
      .variable(
        PopVariable(
          name: name, threshold: threshold, read: { .number(player.values.number(name)) },
          write: { if case .number(let number) = $0 { player.values.set(name, to: .number(number)) } }))
    }
  }

  private func running(_ player: ScenePlayer) -> PopAnimation? {
    guard let key else { return nil }
    return switch subject {
    case .property(let layer, _): player.layers[layer].popAnimation(forKey: key)
    case .state: player.stage.popAnimation(forKey: key)
    }
  }

  private func add<Kind>(
    _ animation: PopPropertyAnimation<Kind>, _ player: ScenePlayer, _ completion: ((Bool) throws -> Void)?,
    _ waiter: (() throws -> Void)?
  ) {
    animation.fromValue = settings.from
    // Zero stands for no begin time, not for the time of the step.
    animation.beginTime = settings.beginTime > 0 ? player.stage.time + settings.beginTime : 0
    animation.repeatCount = settings.repeatCount
    animation.repeatForever = settings.repeatForever
    animation.autoreverses = settings.autoreverses
    animation.isAdditive = settings.isAdditive
    animation.roundingFactor = settings.roundingFactor
    animation.clampMode = settings.clampMode
    animation.removedOnCompletion = settings.removedOnCompletion
    animation.onStart = player.opening(opening)
    animation.onReachToValue = player.opening(arrival)
    player.popFollowers[ObjectIdentifier(animation)] = nil
    follow(animation, player, completion, waiter)
    switch subject {
    case .property(let layer, _): player.layers[layer].pop(animation, forKey: key)
    case .state: player.stage.pop(animation, forKey: key)
    }
  }
}

extension PopPauseStep {
  /// Pauses or resumes the animation.
  ///
  /// - Returns: False if there is no such animation.
  package func perform(by player: ScenePlayer) -> Bool {
    let running = layer.map { player.layers[$0].popAnimation(forKey: key) } ?? player.stage.popAnimation(forKey: key)
    running?.isPaused = isPaused
    return running != nil
  }
}

/// The closures to call when a Pop animation ends, as its `completionBlock` does, and the sequences that wait for it.
final class PopFollower {
  /// Called whenever the animation ends; a step that retargets the animation may replace it.
  package var completion: ((_ finished: Bool) throws -> Void)?
  /// Called once.
  var waiters: [() throws -> Void] = []

  /// Calls the closures when the animation has ended or been interrupted.
  package func complete(_ finished: Bool) throws {
    let waiters = waiters
    self.waiters = []
    try completion?(finished)
    for waiter in waiters { try waiter() }
  }
}
