import LayerTree

extension AnimatorStep {
  /// Throws an error if an animator is in the wrong state for the command, as UIKit does.
  private func requireOrder(_ active: PropertyAnimator?) throws(InvalidCommand) {
    let isStarted = active?.state == .active
    switch command {
    case .continue where !isStarted:
      throw InvalidCommand(
        message: "\(animator) cannot continue: it has not been started", hint: "write {startAnimator: \(animator)}")
    case .continue where active?.isRunning == true:
      throw InvalidCommand(
        message: "\(animator) cannot continue: it is running", hint: "pause it first: {pauseAnimator: \(animator)}")
    case .stop where !isStarted:
      throw InvalidCommand(
        message: "\(animator) cannot be stopped: it has not been started, or has finished",
        hint: "start it first: {startAnimator: \(animator)}")
    default: break
    }
  }

  /// Performs the command; `completion` is called when the animator ends, and immediately for commands that start
  /// nothing.
  package func perform(by player: ScenePlayer, completion: ((Bool) throws -> Void)?) throws {
    try requireOrder(player.activeAnimator(animator))
    guard let animator = player.animator(animator) else { return }
    switch command {
    case .start, .continue:
      if let completion { animator.addCompletion { try completion($0 == .end) } }
    default: try completion?(true)
    }
    switch command {
    case .start: try animator.startAnimation()
    case .pause: try animator.pauseAnimation()
    case .continue(let timing, let factor): try animator.continueAnimation(timing: timing, durationFactor: factor)
    case .reverse(let isReversed): animator.isReversed = isReversed ?? !animator.isReversed
    case .scrub(let fraction):
      // An inactive animator must be paused at its start first.
      if animator.state == .inactive { try animator.pauseAnimation() }
      animator.fractionComplete = fraction
    case .stop(let position):
      try animator.stopAnimation(withoutFinishing: false)
      try animator.finishAnimation(at: position)
    }
  }
}

extension InteractionStep {
  package func perform(by player: ScenePlayer) throws {
    if case .begin = command {
      guard let animator = player.animator(interaction) else { return }
      // This pauses a new animator at its start, and a running one at its current position.
      try animator.pauseAnimation()
      animator.isReversed = false
    }
    guard let animator = player.activeAnimator(interaction), animator.state == .active else {
      throw InvalidCommand(
        message: "\(interaction) cannot \(command.name): it has not begun, or is over",
        hint: "begin it first: {begin: \(interaction)}")
    }
    if animator.isRunning {
      throw InvalidCommand(
        message: "\(interaction) cannot \(command.name): it has been released and is still moving",
        hint: "catch it first: {begin: \(interaction)}")
    }
    switch command {
    case .begin: break
    case .update(let percent): animator.fractionComplete = percent
    case .release(let toEnd, let timing, let speed):
      let percent = animator.fractionComplete
      animator.isReversed = !toEnd
      try animator.continueAnimation(timing: timing, durationFactor: (toEnd ? 1 - percent : percent) / speed)
    }
  }
}
