import LayerTree
import Motion

/// Changes models inside a transaction.
struct TransactionStep: Sendable {
  let changes: [Step.Change]
  let duration: Double?
  let timingFunction: TimingFunction?
  let completion: [Step]

  func perform(by player: ScenePlayer) throws {
    let completion = player.completion(completion)
    try player.stage.transaction(
      duration: duration, timingFunction: timingFunction, { try player.apply(changes) },
      completion: completion.map { completion in { try completion(true) } })
  }
}
