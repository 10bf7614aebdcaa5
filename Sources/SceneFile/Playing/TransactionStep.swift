import LayerTree
import Motion
import SceneDiagnostics
import SceneSyntax

/// Changes models inside a transaction.
struct TransactionStep: Sendable {
  let changes: [Step.Change]
  let duration: Double?
  let timingFunction: TimingFunction?
  let disablesActions: Bool?
  /// Steps that are performed inside the transaction.
  let inside: [Step]
  let completion: [Step]

  /// Makes the changes; `completion` is called when the last animation that they set off is over.
  func perform(by player: ScenePlayer, completion: ((Bool) throws -> Void)?) throws {
    let occasion = player.values.occasion
    try player.stage.transaction(
      duration: duration, timingFunction: timingFunction, disablesActions: disablesActions,
      {
        try player.apply(changes)
        try player.begin(inside, on: occasion)
      },
      completion: completion.map { completion in { try completion(true) } })
  }
}
