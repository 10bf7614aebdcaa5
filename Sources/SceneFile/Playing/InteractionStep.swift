import LayerTree
import SceneDiagnostics
import SceneSyntax

/// Drives an interaction.
struct InteractionStep: Sendable {
  enum Command: Sendable {
    case begin
    case update(to: Double)
    /// Lets it go to its end, or back to its beginning.
    case release(toEnd: Bool, timing: AnimatorTiming, speed: Double)

    /// The verb.
    var name: String {
      switch self {
      case .begin: "begin"
      case .update: "update"
      case .release(let toEnd, _, _): toEnd ? "finish" : "cancel"
      }
    }
  }

  let interaction: String
  let command: Command

  func perform(by player: ScenePlayer) throws {
    if case .begin = command {
      guard let animator = player.animator(interaction) else { return }
      // Pauses a new one at its beginning, and a running one where it is.
      try animator.pauseAnimation()
      animator.isReversed = false
    }
    guard let animator = player.activeAnimator(interaction), animator.state == .active else {
      throw ImpossibleOrder(
        message: "\(interaction) cannot \(command.name): it has not begun, or is over",
        hint: "begin it first: {begin: \(interaction)}")
    }
    if animator.isRunning {
      throw ImpossibleOrder(
        message: "\(interaction) cannot \(command.name): it has been let go, and moves by itself",
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
