import LayerTree
import Motion

extension SwiftUIStep {
  /// Starts the animations; `completion` is called according to ``criteria``.
  package func perform(by player: ScenePlayer, completion: ((Bool) throws -> Void)?) throws {
    try player.stage.withAnimation(
      animation, completionCriteria: criteria, velocity: velocity(by: player), { try player.apply(changes) },
      completion: completion)
  }

  /// Returns the initial velocities of properties: the specified ones, or the velocities of the gesture that has ended.
  private func velocity(by player: ScenePlayer) -> ((Layer, AnimatableProperty) -> AnimatableValue?)? {
    guard let velocity else { return tracksVelocity ? player.valueVelocities.map { $0.velocity } : nil }
    return { [changes, layers = player.layers] layer, property in
      var moved = layer.model
      for case .layer(let index, let keyPath, _) in changes where layers[index] === layer {
        guard let part = AnimatableProperty(keyPath: keyPath), part.overlaps(property),
          part.kind.componentCount == velocity.count
        else { continue }
        let factor = part.unit == .angle ? Double.pi / 180 : 1
        guard let step = AnimatableValue(part.kind, allComponents: velocity.map { $0 * factor * 1e-3 }) else {
          continue
        }
        part.set(part.value(in: moved).adding(step), in: &moved)
      }
      // The velocity is measured over a millisecond, because angles in a transform are only known modulo a full turn.
      return property.value(in: moved).subtracting(property.value(in: layer.model)).scaled(by: 1e3)
    }
  }
}

extension KeyframeAnimatorStep {
  /// Starts the keyframes; `completion` is called when the last track has ended.
  package func perform(by player: ScenePlayer, completion: ((Bool) throws -> Void)?) {
    player.stage.playKeyframes(
      tracks.map { (player.layers[$0.layer], $0.property, $0.keyframes) }, isRepeating: isRepeating,
      completion: completion)
  }
}

extension PhaseAnimatorStep {
  /// Sets the first phase without animation, and animates to the following ones; `completion` is called when the
  /// animation back to the first phase is logically complete.
  ///
  /// Each phase begins when the animation to the previous one is logically complete, as by default in `withAnimation`,
  /// but not in the same tick.
  package func perform(by player: ScenePlayer, completion: ((Bool) throws -> Void)?) throws {
    try player.stage.withoutAnimation { try player.apply(phases[0].changes) }
    let occasion = player.values.occasion
    let stage = player.stage
    func begin(_ index: Int, at time: Double) throws {
      let phase = phases[index]
      let outer = player.values.occasion
      player.values.occasion = occasion
      defer { player.values.occasion = outer }
      let isLast = index == 0 && !isRepeating
      try stage.withAnimation(
        phase.animation, { try player.apply(phase.changes) }, completion: isLast ? completion : nil)
      guard !isLast else { return }
      let next = time + max(phase.animation.logicalDuration, 1 / stage.displayRate)
      stage.perform(at: next) { try begin((index + 1) % phases.count, at: next) }
    }
    try begin(1, at: stage.time)
  }
}
