import LayerTree
import Motion

/// Changes models inside a transaction.
struct TransactionStep: Sendable {
  let changes: [Step.Change]
  let duration: Double?
  let timingFunction: TimingFunction?
  let completion: [Step]

  func perform(by player: ScenePlayer) {
    let completion = player.completion(completion)
    player.stage.transaction(
      duration: duration, timingFunction: timingFunction, { player.apply(changes) },
      completion: completion.map { completion in { try completion(true) } })
  }
}
