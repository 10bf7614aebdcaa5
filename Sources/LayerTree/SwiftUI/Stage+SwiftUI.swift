public import Motion

extension Stage {
  /// Runs `changes` as SwiftUI's `withAnimation` does: changed properties animate from the old to the new value.
  ///
  /// The model has the new values immediately. Springs replace running springs and inherit their velocity; other
  /// animations are added to running ones.
  ///
  /// - Parameters:
  ///   - animation: The curve or spring, with its delay, speed, and repetition.
  ///   - completionCriteria: The criteria for calling the completion.
  ///   - changes: Sets properties of layers.
  ///   - completion: With the logical criteria, called with true at the tick at which the animation is logically
  ///     complete, even if it has been replaced; otherwise called with true when the last animation has finished, or
  ///     with false if it was replaced. Called at the next tick if nothing has changed; never if the animation repeats
  ///     forever.
  /// - Throws: The error of `changes`.
  public func withAnimation<Failure>(
    _ animation: SwiftUIAnimation, completionCriteria: SwiftUIAnimation.Completion = .logicallyComplete,
    _ changes: () throws(Failure) -> Void, completion: ((_ finished: Bool) throws -> Void)? = nil
  ) throws(Failure) {
    try withAnimation(animation, completionCriteria: completionCriteria, velocity: nil, changes, completion: completion)
  }

  /// Runs `changes` as `withAnimation` does, with the current velocities of the values, as SwiftUI tracks them.
  ///
  /// - Parameters:
  ///   - animation: The curve or spring, with its delay, speed, and repetition.
  ///   - completionCriteria: The criteria for calling the completion.
  ///   - velocity: Returns the initial velocity of a spring for a layer's property, in units per second; nil for none.
  ///   - changes: Sets properties of layers.
  ///   - completion: Called as by the method without velocities.
  /// - Throws: The error of `changes`.
  package func withAnimation<Failure>(
    _ animation: SwiftUIAnimation, completionCriteria: SwiftUIAnimation.Completion,
    velocity: ((Layer, AnimatableProperty) -> AnimatableValue?)?, _ changes: () throws(Failure) -> Void,
    completion: ((_ finished: Bool) throws -> Void)?
  ) throws(Failure) {
    let outerGroup = changeScopes.last?.completionGroup
    let group = completionCriteria == .removed ? completion.map { CompletionGroup(inside: outerGroup, $0) } : nil
    let transaction = SwiftUITransaction(animation, velocity: velocity, completion: group ?? outerGroup)
    try run(changes, in: transaction)
    if let group {
      performSoon { try group.seal() }
    } else if let completion {
      let duration = animation.logicalDuration
      if !transaction.hasChanges {
        performSoon { try completion(true) }
      } else if duration.isFinite {
        perform(at: time + duration) { try completion(true) }
      }
    }
  }

  /// Plays the keyframes of SwiftUI's `keyframeAnimator`; each layer's model immediately has the last value of its
  /// track.
  ///
  /// - Parameters:
  ///   - tracks: The keyframes of each property; they begin with the model value.
  ///   - isRepeating: Whether the keyframes repeat forever.
  ///   - completion: Called with true at the tick at which the last track has finished, or with false if it has been
  ///     replaced.
  /// - Precondition: The keyframes' values are of the kind of their property, and have one to four components.
  public func playKeyframes(
    _ tracks: [(layer: Layer, property: AnimatableProperty, keyframes: [SwiftUIKeyframe])],
    isRepeating: Bool = false, completion: ((_ finished: Bool) throws -> Void)? = nil
  ) {
    let outerGroup = changeScopes.last?.completionGroup
    let group = completion.map { CompletionGroup(inside: outerGroup, $0) }
    for (layer, property, keyframes) in tracks {
      var animation = KeyframeTrackAnimation(
        property, SwiftUIKeyframeTrack(from: property.value(in: layer.model), keyframes))
      let last = animation.track.value(at: .infinity)
      layer.removeAnimations(replacedOn: property)
      withoutAnimation { layer.change { property.set(last, in: &$0) } }
      guard animation.track.duration > 0 else { continue }
      if isRepeating { animation.timing.repeatCount = .infinity }
      group?.expectOne()
      layer.attach(animation, forKey: property.keyPath, from: .swiftUI) { try group?.oneEnded(finished: $0) }
    }
    if let group { performSoon { try group.seal() } }
  }
}
