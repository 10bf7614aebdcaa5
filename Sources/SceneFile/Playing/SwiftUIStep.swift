import LayerTree
import Motion

/// Changes models as SwiftUI's `withAnimation` does.
struct SwiftUIStep: Sendable {
  let changes: [Step.Change]
  let animation: SwiftUIAnimation
  let criteria: SwiftUIAnimation.Completion
  let completion: [Step]

  /// Begins the animations; `completion` is called at the end that ``criteria`` means.
  func perform(by player: ScenePlayer, completion: ((Bool) throws -> Void)?) throws {
    try player.stage.withAnimation(
      animation, completionCriteria: criteria, { try player.apply(changes) }, completion: completion)
  }
}
