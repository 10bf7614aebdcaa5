import LayerTree
import Motion
import SceneDiagnostics
import SceneSyntax

/// Changes models inside a transaction.
struct TransactionStep: Sendable {
  let changes: [Step.Change]
  let duration: Double?
  let timingFunction: TimingFunction?
  let completion: [Step]

  /// Makes the changes; `completion` is called when the last animation that they set off is over.
  func perform(by player: ScenePlayer, completion: ((Bool) throws -> Void)?) throws {
    try player.stage.transaction(
      duration: duration, timingFunction: timingFunction, { try player.apply(changes) },
      completion: completion.map { completion in { try completion(true) } })
  }
}
