import LayerTree
import SceneDiagnostics
import SceneSyntax

/// Pauses or resumes an animation of Pop when the step runs.
struct PopPauseStep: Sendable {
  /// The layer that is animated; nil for a state.
  let layer: Int?
  let key: String
  let isPaused: Bool

  /// Pauses or resumes the animation.
  ///
  /// - Returns: Whether there is one.
  func perform(by player: ScenePlayer) -> Bool {
    let running = layer.map { player.layers[$0].popAnimation(forKey: key) } ?? player.stage.popAnimation(forKey: key)
    running?.isPaused = isPaused
    return running != nil
  }
}
