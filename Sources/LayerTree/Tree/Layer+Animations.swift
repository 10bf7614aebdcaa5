import Motion

extension Layer {
  /// Adds an animation.
  ///
  /// `future` is the stage whose block made a change that is animated, if the layer may not be on it yet; `oldImage` is
  /// the image that a transition begins with, and nil for other animations.
  ///
  /// - Returns: The attached animation, for later reference.
  @discardableResult
  func attach(
    _ animation: some Animation, forKey key: String?, from origin: AnimationOrigin, onStage future: Stage? = nil,
    oldImage: LayerImage? = nil, completion: ((_ finished: Bool) throws -> Void)? = nil,
    onStart: (() throws -> Void)? = nil
  ) -> AttachedAnimation {
    let stage = ownStage
    let animation: any Animation = (stage ?? future)?.reducesMotion == true ? animation.withoutMovement : animation
    if let key { removeAnimation(forKey: key) }
    let scope = (stage ?? future)?.changeScopes.last
    let attached = AttachedAnimation(
      key: key, animation: animation, origin: origin, cause: (stage?.cause ?? .start, stage?.time ?? 0),
      step: (stage ?? future)?.stepOrigin, oldImage: oldImage,
      isPending: animation.timing.beginTime == 0,
      onStart: onStart, onEnd: completion)
    if attached.animation.timing.duration == 0, let duration = scope?.defaultDuration {
      attached.animation.timing.duration = duration
    }
    if let group = scope?.completionGroup {
      group.expectOne()
      attached.onEnd = { finished in
        try completion?(finished)
        try group.oneEnded(finished: finished)
      }
    }
    if let stage {
      let time = localTime(at: stage.time)
      if attached.isPending { attached.begin(at: time) }
      beginIfDue(attached, at: time, on: stage)
    }
    animations.append(attached)
    stage?.hasActiveAnimations = true
    return attached
  }

  /// Removes the animation with the given key, if there is one; the model value is visible again.
  public func removeAnimation(forKey key: String) { removeAnimations { $0.key == key } }

  /// Removes all animations.
  public func removeAllAnimations() { removeAnimations { _ in true } }

  /// Finishes the animations that blocks of a stage have added to a layer that is not on it.
  package func endUnshownViewAnimations(of stage: Stage) {
    for attached in animations where attached.isPending && attached.origin.isView {
      if let onEnd = attached.onEnd { stage.performSoon { try onEnd(true) } }
    }
    animations.removeAll { $0.isPending && $0.origin.isView }
  }

  /// Returns true if the layer has an animation that may change any of the given properties.
  package func isAnimated(inAnyOf properties: Set<AnimatableProperty>) -> Bool {
    animations.contains { $0.animation.mayAnimate(anyOf: properties) }
  }

  /// Returns the animation with the given key, or nil.
  public func animation(forKey key: String) -> (any Animation)? {
    animations.first { $0.key == key }?.animation
  }

  /// The keys of the layer's animations, in the order they were added.
  public var animationKeys: [String] { animations.compactMap(\.key) }

  /// The animations without a key that view blocks and animators have added, with the keys that UIKit assigns: the key
  /// path, and for repeated ones the key path with a number.
  package var namedViewAnimations: [(key: String, animation: any Animation)] {
    namedViews.map { ($0.key, $0.attached.animation) }
  }

  /// Removes an animation by its key in ``namedViewAnimations``.
  package func removeViewAnimation(named key: String) {
    guard let meant = namedViews.first(where: { $0.key == key })?.attached else { return }
    removeAnimations { $0 === meant }
  }

  private var namedViews: [(key: String, attached: AttachedAnimation)] {
    var taken = Set(animationKeys)
    return animations.compactMap { attached in
      guard attached.key == nil, attached.origin.isView, let own = attached.animation as? any PropertyAnimation else {
        return nil
      }
      let keyPath = own.property.keyPath
      var key = keyPath
      var number = 2
      while !taken.insert(key).inserted {
        key = "\(keyPath)-\(number)"
        number += 1
      }
      return (key, attached)
    }
  }

  /// Removes the animations that satisfy a predicate.
  ///
  /// Animations past their end count as finished, even if the tick has not reached them yet; others are interrupted.
  func removeAnimations(where isMeant: (AttachedAnimation) -> Bool) {
    let removed = animations.filter(isMeant)
    guard !removed.isEmpty else { return }
    animations.removeAll(where: isMeant)
    guard let stage = ownStage else { return }
    let time = localTime(at: stage.time)
    for attached in removed where !attached.hasEnded {
      let hasRun = attached.hasRun(by: time)
      report(hasRun ? .end : .interrupt, of: attached, to: stage)
      if let onEnd = attached.onEnd { stage.performSoon { try onEnd(hasRun) } }
    }
  }

  /// Begins the pending animations of this layer and its descendants.
  ///
  /// - Returns: True if there were any.
  func commit(at parentTime: Double) -> Bool {
    let time = ownTime(fromParent: parentTime)
    var isAnimated = false
    for attached in animations where attached.isPending {
      attached.begin(at: time)
      isAnimated = true
    }
    for layer in sublayers where layer.commit(at: time) { isAnimated = true }
    if let mask, mask.commit(at: time) { isAnimated = true }
    return isAnimated
  }

  /// Reports animations that have begun or ended in this layer and its sublayers, and removes finished ones.
  ///
  /// - Returns: True if any animation is pending or running, with a speed other than 0.
  func settleAnimations(at parentTime: Double, on stage: Stage) -> Bool {
    let time = ownTime(fromParent: parentTime)
    var isActive = false
    if !animations.isEmpty {
      isActive = settleOwnAnimations(at: time, clockTime: timing.localTime(fromParent: parentTime), on: stage)
    }
    if case .emitter = model.content { stage.hasEmitters = true }
    if let scroller { stage.scrollers.append(scroller) }
    for layer in sublayers where layer.settleAnimations(at: time, on: stage) { isActive = true }
    if let mask, mask.settleAnimations(at: time, on: stage) { isActive = true }
    return isActive && timing.speed != 0
  }

  /// Returns the next time when an animation of this layer or its descendants begins or ends, in the stage's time.
  ///
  /// - Returns: Infinity if there is none; nil if the time is unknown, as in layers with a different clock.
  func nextAnimationChange() -> Double? {
    guard timing == MediaTiming(), !animations.contains(where: \.movesClock) else { return nil }
    var next = Double.infinity
    for attached in animations where !attached.hasEnded {
      if attached.isPending { return nil }
      next = min(next, attached.hasBegun ? attached.endTime : attached.animation.timing.beginTime)
    }
    for layer in sublayers + [mask].compactMap({ $0 }) {
      guard let change = layer.nextAnimationChange() else { return nil }
      next = min(next, change)
    }
    return next
  }

  /// The name of the first moving property of this layer and its descendants, such as `ball.opacity`; nil if nothing
  /// moves.
  var firstMoving: String? {
    guard timing.speed != 0 else { return nil }
    if let attached = animations.first(where: \.isMoving) { return "\(path).\(attached.subject)" }
    if scroller?.isMoving == true { return "\(path).\(AnimatableProperty.contentOffset.keyPath)" }
    for layer in sublayers + [mask].compactMap({ $0 }) {
      if let moving = layer.firstMoving { return moving }
    }
    return nil
  }

  private func settleOwnAnimations(at ownTime: Double, clockTime: Double, on stage: Stage) -> Bool {
    var isActive = false
    var hasRemovals = false
    for attached in animations where !attached.isPending {
      let time = attached.movesClock ? clockTime : ownTime
      beginIfDue(attached, at: time, on: stage)
      guard attached.endTime <= time + Stage.instant else {
        if attached.isMoving { isActive = true }
        continue
      }
      if !attached.hasEnded {
        attached.hasEnded = true
        report(.end, of: attached, to: stage)
        if let onEnd = attached.onEnd { stage.performSoon { try onEnd(true) } }
      }
      if attached.animation.removedOnCompletion { hasRemovals = true }
    }
    if hasRemovals { animations.removeAll { $0.hasEnded && $0.animation.removedOnCompletion } }
    return isActive
  }

  private func beginIfDue(_ attached: AttachedAnimation, at time: Double, on stage: Stage) {
    guard !attached.hasBegun, attached.animation.timing.beginTime <= time + Stage.instant else { return }
    attached.hasBegun = true
    report(.begin, of: attached, to: stage)
    if let onStart = attached.onStart { stage.performSoon(onStart) }
  }

  /// Reports an animation's event to the stage; a retargeting or an interruption is attributed to the current cause.
  func report(_ kind: StageEvent.Kind, of attached: AttachedAnimation, to stage: Stage) {
    guard let onEvent = stage.onEvent else { return }
    var event = StageEvent(
      time: stage.time, kind: kind, layer: name, subject: attached.subject, key: attached.key)
    event.path = path
    (event.cause, event.addedTime) = attached.cause
    event.step = attached.step
    if kind == .retarget || kind == .interrupt { (event.cause, event.addedTime) = (stage.cause, stage.time) }
    if kind == .begin || kind == .retarget {
      if kind == .begin { event.beginTime = stageTime(atLocal: attached.animation.timing.beginTime) }
      // Animations that wait for their begin time count as visible.
      let isShown = animations.contains { $0 === attached }
      event.summaries = AnimationSummary.all(
        of: attached.animation, on: self, from: attached.origin,
        over: isShown ? model : presentation(at: stage.time))
      let rate = localTime(at: stage.time + 1) - localTime(at: stage.time)
      let solo = IsolatedMotion(attached.animation, over: model, rate: rate)
      event.rate = rate
      for index in event.summaries.indices { event.summaries[index].solo = solo }
    }
    onEvent(event)
  }
}
