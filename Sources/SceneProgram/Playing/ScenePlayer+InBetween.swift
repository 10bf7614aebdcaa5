package import LayerTree
import Motion

extension ScenePlayer: InterTickClient {
  package var isFollowing: Bool {
    let hasRules = !program.rules.isEmpty || !placement.rules.isEmpty
    return hasRules && (stage.hasRunningAnimations || movesAtRest)
  }

  package func movingFingers(at time: Double) -> [TouchSample] { touchScript?.movingFingers(at: time) ?? [] }

  package func begin(_ instant: InterTickEvaluation) {
    values.keepValues(until: instant)
    instant.whenOver { [self, placement] in self.placement = placement }
  }

  package func follow(_ instant: InterTickEvaluation) throws {
    guard !memory.isEmpty else { return try keepRules() }
    try keepRules { [layers, memory, program] index, keep in
      guard let source = memory[index], let (layer, property) = program.rules[index].target else { return try keep() }
      func value() -> AnimatableValue { property.value(in: layers[layer].model) }
      let old = value()
      try keep()
      let new = value()
      if source == .itself {
        // A rule whose result does not change on a second evaluation reads its own value but does not accumulate.
        try keep()
        if value() == new { return }
      }
      let between = old.interpolated(to: new, fraction: instant.fraction)
      layers[layer].changeAtOnce { property.set(between, in: &$0) }
    }
  }

  /// Applies the changes of a handler's steps that follow a finger or a scroll position between two ticks.
  ///
  /// Only changes of properties and states that directly depend on the event, and the progress of animators, are
  /// applied. Steps that begin, end, or count something wait for the next tick.
  func follow(_ steps: [Step], on occasion: StepContext) throws {
    let outer = values.occasion
    values.occasion = occasion
    defer { values.occasion = outer }
    for step in steps { _ = try follow(step, on: occasion, readsMotion: false) }
  }

  /// Applies the changes of a step between two ticks.
  ///
  /// - Returns: True if the step ends immediately, so that the next step of a sequence follows.
  private func follow(_ step: Step, on occasion: StepContext, readsMotion: Bool) throws -> Bool {
    guard step.delay == 0 else { return false }
    switch step.action {
    case .set(let changes):
      guard readsMotion else { return true }
      try stage.withoutAnimation { try apply(changes.filter(\.isOfValue)) }
      return true
    case .drive(let drive):
      guard case .scrub(let fraction) = drive.command else { return false }
      if readsMotion { scrub(drive.animator, to: fraction) }
      return true
    case .interact(let interaction):
      guard case .update(let percent) = interaction.command else { return false }
      if readsMotion { scrub(interaction.interaction, to: percent) }
      return true
    case .deferred(let deferred):
      values.hasReadMotion = false
      let steps = try program.steps(of: deferred, values, at: stage.time)
      let readsMotion = readsMotion || values.hasReadMotion
      return try steps.reduce(true) { try follow($1, on: occasion, readsMotion: readsMotion) && $0 }
    case .several(let steps):
      return try steps.reduce(true) { try follow($1, on: occasion, readsMotion: readsMotion) && $0 }
    case .call(let steps, let arguments):
      var inner = occasion
      inner.arguments.merge(arguments) { _, new in new }
      let outer = values.occasion
      values.occasion = inner
      defer { values.occasion = outer }
      // The arguments may depend on the event.
      return try steps.reduce(true) { try follow($1, on: inner, readsMotion: readsMotion) && $0 }
    case .sequence(let steps):
      for step in steps {
        guard try follow(step, on: occasion, readsMotion: readsMotion) else { return false }
      }
      return true
    case .add, .animate, .animateKeyframes, .swiftUI, .keyframeAnimator, .phaseAnimator, .transaction, .pop, .pausePop,
      .scroll, .dynamics, .wait, .every, .remove:
      return false
    }
  }

  /// Computes the velocities of the values that handlers change, from the last movement of a gesture.
  ///
  /// - Parameters:
  ///   - followers: The handlers of the gesture's changes; they have not been called for its end.
  ///   - occasion: The event that ends the gesture, with the final locations.
  ///   - last: The time of the last call of the handlers, in seconds.
  func trackVelocities(of followers: [Handler], on occasion: StepContext, since last: Double) {
    guard !followers.isEmpty, stage.time > last else { return }
    // The handler reports this error itself when it is called again; here the error is ignored.
    let after = try? stage.tryingOut { instant in
      for follower in followers { try follow(follower.steps, on: occasion) }
      try follow(instant)
      return layers.map(\.model)
    }
    valueVelocities = after.map { ValueVelocities(layers, after: $0, in: stage.time - last) }
  }

  /// Sets the progress of a paused animator or interaction.
  func scrub(_ name: String, to fraction: Double) {
    guard let animator = activeAnimator(name), animator.state == .active, !animator.isRunning else { return }
    animator.fractionComplete = fraction
  }
}

extension Step.Change {
  /// True if the change sets a value, false if it affects touches or scrolling.
  fileprivate var isOfValue: Bool {
    guard case .layer(_, let keyPath, _) = self else { return true }
    return TouchState(rawValue: keyPath) == nil && keyPath != "targetContentOffset"
  }
}
