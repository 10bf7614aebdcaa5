import LayerTree

/// Steps that are performed again and again: a timer's, or those of a display link.
struct RepeatedSteps: Sendable {
  /// A condition as it is written, worked out anew every time.
  struct Condition: Sendable {
    let node: SyntaxNode
    let scope: Scope
  }

  /// Seconds between two times, the first of which comes after one; nil for every tick from now on.
  let interval: Double?
  /// How often; nil for without end.
  let count: Int?
  /// What has to hold for it to go on; nil for nothing.
  let condition: Condition?
  let steps: [Step]

  /// Begins the repetition.
  ///
  /// - Parameters:
  ///   - player: The scene's player.
  ///   - done: Called when it is over.
  /// - Throws: What the steps or the condition throw.
  func begin(by player: ScenePlayer, then done: (() throws -> Void)?) throws {
    var left = count ?? .max
    var stop: () -> Void = {}
    func perform() throws {
      guard left > 0, try condition.map(player.holds) ?? true else {
        stop()
        try done?()
        return
      }
      left -= 1
      try player.begin(steps)
      if left == 0 {
        stop()
        try done?()
      }
    }
    if let interval {
      let timer = player.stage.addTimer(interval: interval) { try perform() }
      stop = { timer.invalidate() }
    } else {
      let link = player.stage.addDisplayLink { _ in try perform() }
      stop = { link.invalidate() }
    }
  }
}
