import Motion

/// One property of one layer that a property animator animates, with a separate animation.
///
/// The animator refers to its animation by identity, so other animations of the property don't affect it. If the
/// property's animations are additive, the presentation value is the sum of the model value and every animator's
/// contribution; otherwise the later animation replaces the earlier animator's.
struct AnimatorTrack {
  private let layer: Layer
  private let property: AnimatableProperty
  private let from: AnimatableValue
  private let to: AnimatableValue
  private let attached: AttachedAnimation
  /// The fraction of the animator's duration at which the change begins.
  private let delayFactor: Double
  /// The fraction of the animator's current leg at which the change begins.
  private var delay: Double
  /// The leg of the change, in the stage's time.
  private var leg: AnimatorLeg
  /// The progress of the model value after the animation has been removed.
  private var rest: AnimatorProgress?

  /// Adds the animation for a recorded change.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - leg: The animator's leg, in the stage's time.
  ///   - stage: The stage.
  init(_ change: AnimatorScope.Change, leg: AnimatorLeg, on stage: Stage) {
    layer = change.layer
    property = change.property
    to = change.new
    // Property animators were introduced in iOS 10.
    let generation = stage.uiKitGeneration == .iOS7 ? UIKitGeneration.iOS8 : stage.uiKitGeneration
    let meeting = layer.meeting(of: property, from: change.old, to: change.new, in: generation)
    let addsUp = meeting == .addsUp
    from = addsUp ? change.old : change.shown
    if !addsUp { layer.removeAnimations(replacedOn: property) }
    delayFactor = change.delayFactor
    delay = delayFactor
    self.leg = leg.delayed(by: delay)
    let animation = AnimatorAnimation(
      property, from: from, to: to, leg: self.leg.moved(into: layer, at: stage.time), isAdditive: addsUp)
    attached = layer.attach(animation, forKey: nil, from: .animator)
  }

  /// The animation; nil if it has been removed from the layer or replaced.
  private var animation: AnimatorAnimation? {
    layer.animations.contains { $0 === attached } ? attached.animation as? AnimatorAnimation : nil
  }

  /// Restores the animation when an instant ends.
  func keepAnimation(until instant: InterTickEvaluation) {
    instant.whenOver { [attached, animation = attached.animation, hasEnded = attached.hasEnded] in
      attached.animation = animation
      attached.hasEnded = hasEnded
    }
  }

  /// Returns the progress of the values at a time of the stage.
  func progress(at time: Double) -> AnimatorProgress { leg.progress(at: time) }

  /// Continues the animation with the next leg of the animator after the previous one.
  mutating func show(_ next: AnimatorLeg, after previous: AnimatorLeg, on stage: Stage) {
    setLeg(next, after: previous, at: stage.time)
    guard var animation else { return }
    let old = animation.leg
    animation.leg = leg.moved(into: layer, at: stage.time)
    attached.animation = animation
    attached.hasEnded = false
    stage.hasActiveAnimations = true
    // A paused or scrubbed animator that continues is reported, and so is new timing or a new direction.
    if attached.hasBegun, leg.rate != 0, old.rate != leg.rate || old.timing != leg.timing {
      layer.report(.retarget, of: attached, to: stage)
    }
  }

  /// Sets the leg of the change; with another timing, it keeps what is left of the change's delay.
  private mutating func setLeg(_ next: AnimatorLeg, after previous: AnimatorLeg, at time: Double) {
    guard delayFactor > 0 else { return leg = next }
    if next.from == AnimatorProgress(0), next.to == 1 {
      delay = delayFactor
      leg = next.delayed(by: delay)
    } else {
      let fraction = previous.fraction(at: time)
      delay = next.to == 1 && fraction < delay ? (delay - fraction) / (1 - fraction) : 0
      var own = next
      own.from = progress(at: time)
      leg = own.delayed(by: delay)
    }
  }

  /// Sets the model to the animator's current target without changing the presentation.
  func aim(atEnd isToEnd: Bool, progress: AnimatorProgress) {
    guard var animation, animation.isToEnd != isToEnd else { return }
    let model = property.value(in: layer.model)
    let goal = moved(model, from: AnimatorProgress(isToEnd ? 0 : 1), to: AnimatorProgress(isToEnd ? 1 : 0))
    if animation.isAdditive {
      let shown = model.adding(animation.value(at: progress))
      animation.isToEnd = isToEnd
      // Skewed transforms combine differently from the two ends; they are left alone until the animator finishes.
      let next = goal.adding(animation.value(at: progress))
      guard next.distance(to: shown) <= 1e-6 else { return }
    }
    animation.isToEnd = isToEnd
    attached.animation = animation
    property.set(goal, in: &layer.model)
  }

  /// Removes the animation, and sets the model to the values at a progress.
  mutating func leave(at progress: AnimatorProgress) {
    guard let animation else { return }
    layer.removeAnimations { $0 === attached }
    rest = progress
    let aim = AnimatorProgress(animation.isToEnd ? 1 : 0)
    guard progress != aim else { return }
    let model = property.value(in: layer.model)
    let isUnderWay = animation.isAdditive && progress != AnimatorProgress(0) && progress != AnimatorProgress(1)
    let value =
      isUnderWay
      ? model.adding(animation.value(at: progress)) : moved(model, from: aim, to: progress)
    property.set(value, in: &layer.model)
  }

  /// Sets the model to the values at another progress, after the animation has been removed.
  func finish(at progress: AnimatorProgress) {
    guard let rest, rest != progress else { return }
    property.set(moved(property.value(in: layer.model), from: rest, to: progress), in: &layer.model)
  }

  /// Returns a model value adjusted for the animator's contribution, which changes from one progress to another.
  private func moved(_ model: AnimatableValue, from old: AnimatorProgress, to new: AnimatorProgress) -> AnimatableValue
  {
    let before = old.value { from.interpolated(to: to, fraction: $0) }
    let after = new.value { from.interpolated(to: to, fraction: $0) }
    // If nothing else has changed the model, the exact value avoids rounding errors.
    guard attached.isAdditive, model != before else { return after }
    return model.adding(after.subtracting(before))
  }
}

extension AttachedAnimation {
  /// True if the animation is additive.
  fileprivate var isAdditive: Bool { (animation as? any PropertyAnimation)?.isAdditive ?? false }
}

extension AnimatorLeg {
  /// Returns the leg in the time of a layer, assuming that the layer's clock runs at the stage's speed.
  fileprivate func moved(into layer: Layer, at time: Double) -> AnimatorLeg {
    var own = self
    own.beginTime += layer.localTime(at: time) - time
    return own
  }
}
