import LayerTree
import Motion
import SceneDiagnostics
import SceneSyntax

/// Changes models inside a UIKit block.
struct ViewAnimationStep: Sendable {
  enum Pace: Sendable {
    case curve(duration: Double)
    case spring(UIKitSpring)
    case physics(SpringTimingParameters)
  }

  let changes: [Step.Change]
  let pace: Pace
  let delay: Double
  let options: ViewAnimationOptions
  /// Steps that are performed inside the block.
  let inside: [Step]
  let completion: [Step]

  /// Begins the block; `completion` is called when its last animation is over.
  func perform(by player: ScenePlayer, completion: ((Bool) throws -> Void)?) throws {
    let occasion = player.values.occasion
    let body = {
      try player.apply(changes)
      try player.begin(inside, on: occasion)
    }
    switch pace {
    case .curve(let duration):
      try player.stage.animate(duration: duration, delay: delay, options: options, body, completion: completion)
    case .spring(let spring):
      try player.stage.animate(spring: spring, delay: delay, options: options, body, completion: completion)
    case .physics(let parameters):
      try player.stage.animate(spring: parameters, delay: delay, options: options, body, completion: completion)
    }
  }
}
