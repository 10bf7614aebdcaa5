import LayerTree
import Motion
import SceneDiagnostics
import SceneSyntax

/// Changes models inside a UIKit block.
struct ViewAnimationStep: Sendable {
  enum Pace: Sendable {
    case curve(duration: Double)
    case spring(UIKitSpring)
  }

  let changes: [Step.Change]
  let pace: Pace
  let delay: Double
  let options: ViewAnimationOptions
  let completion: [Step]

  /// Begins the block; `completion` is called when its last animation is over.
  func perform(by player: ScenePlayer, completion: ((Bool) throws -> Void)?) throws {
    switch pace {
    case .curve(let duration):
      try player.stage.animate(
        duration: duration, delay: delay, options: options, { try player.apply(changes) }, completion: completion)
    case .spring(let spring):
      try player.stage.animate(
        spring: spring, delay: delay, options: options, { try player.apply(changes) }, completion: completion)
    }
  }
}
