import LayerTree
import SceneDiagnostics
import SceneSyntax

/// Drives a property animator.
struct AnimatorStep: Sendable {
  enum Command: Sendable {
    case start
    case pause
    case `continue`(timing: AnimatorTiming?, durationFactor: Double)
    /// Reverses it; nil toggles the direction.
    case reverse(Bool?)
    case scrub(to: Double)
    /// Ends it with the values at a position.
    case stop(at: PropertyAnimator.Position)
  }

  let animator: String
  let command: Command

  /// Checks that an animator can follow the command, as UIKit does.
  private func requireOrder(_ active: PropertyAnimator?) throws(ImpossibleOrder) {
    let isStarted = active?.state == .active
    switch command {
    case .continue where !isStarted:
      throw ImpossibleOrder(
        message: "\(animator) cannot continue: it has not been started", hint: "write {startAnimator: \(animator)}")
    case .continue where active?.isRunning == true:
      throw ImpossibleOrder(
        message: "\(animator) cannot continue: it is running", hint: "pause it first: {pauseAnimator: \(animator)}")
    case .stop where !isStarted:
      throw ImpossibleOrder(
        message: "\(animator) cannot be stopped: it has not been started, or has finished",
        hint: "start it first: {startAnimator: \(animator)}")
    default: break
    }
  }

  /// Drives the animator; `completion` is called when it has run, and at once by commands that set nothing going.
  func perform(by player: ScenePlayer, completion: ((Bool) throws -> Void)?) throws {
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
      // One that has not started is held at its beginning first.
      if animator.state == .inactive { try animator.pauseAnimation() }
      animator.fractionComplete = fraction
    case .stop(let position):
      try animator.stopAnimation(withoutFinishing: false)
      try animator.finishAnimation(at: position)
    }
  }
}
