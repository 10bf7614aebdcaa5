import LayerTree

extension ViewAnimationStep {
  /// Starts the animation block; `completion` is called when its last animation has ended.
  package func perform(by player: ScenePlayer, completion: ((Bool) throws -> Void)?) throws {
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

extension ViewKeyframesStep {
  /// Starts the keyframe block; `completion` is called when it has ended.
  package func perform(by player: ScenePlayer, completion: ((Bool) throws -> Void)?) throws {
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

extension TransactionStep {
  /// Applies the changes; `completion` is called when the last animation that they trigger has ended.
  package func perform(by player: ScenePlayer, completion: ((Bool) throws -> Void)?) throws {
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
