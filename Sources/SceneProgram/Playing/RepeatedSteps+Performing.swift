import LayerTree

extension RepeatedSteps {
  /// Starts the repetition.
  ///
  /// - Parameters:
  ///   - player: The player of the scene.
  ///   - done: Called when the repetition ends.
  /// - Throws: Rethrows the errors of the steps and of the condition.
  package func begin(by player: ScenePlayer, then done: (() throws -> Void)?) throws {
    let occasion = player.values.occasion
    var left = count ?? .max
    var stop: () -> Void = {}
    func perform() throws {
      guard left > 0, try condition.map({ try player.holds($0, on: occasion) }) ?? true else {
        stop()
        try done?()
        return
      }
      left -= 1
      try player.begin(steps, on: occasion)
      if left == 0 {
        stop()
        try done?()
      }
    }
    if let interval {
      let timer = player.stage.addTimer(interval: interval) { try perform() }
      stop = { timer.invalidate() }
    } else {
      let link = player.stage.addDisplayLink(
        framesPerSecond: framesPerSecond.map { FrameRates(displayRate: player.stage.displayRate).nearest(to: $0) }
      ) { _ in try perform() }
      stop = { link.invalidate() }
    }
  }
}
