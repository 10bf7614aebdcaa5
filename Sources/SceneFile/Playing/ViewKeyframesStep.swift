import LayerTree
import Motion
import SceneDiagnostics
import SceneSyntax

/// Changes models inside a block of UIKit keyframes.
struct ViewKeyframesStep: Sendable {
  /// Changes that have their own part of the block's duration.
  struct Frame: Sendable {
    let start: Double
    let duration: Double
    let changes: [Step.Change]
  }

  let frames: [Frame]
  let duration: Double
  let delay: Double
  let options: ViewAnimationOptions
  let calculationMode: CalculationMode
  let completion: [Step]

  /// Begins the block; `completion` is called when it is over.
  func perform(by player: ScenePlayer, completion: ((Bool) throws -> Void)?) throws {
    try player.stage.animateKeyframes(
      duration: duration, delay: delay, options: options, calculationMode: calculationMode,
      {
        for frame in frames {
          try player.stage.addKeyframe(relativeStart: frame.start, relativeDuration: frame.duration) {
            try player.apply(frame.changes)
          }
        }
      }, completion: completion)
  }
}
