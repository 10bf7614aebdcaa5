import Geometry
import Motion

extension AnimationSummary {
  /// Returns the summaries of an animation on a layer; for a group, the group's own comes first, followed by its
  /// children's.
  ///
  /// - Parameters:
  ///   - animation: The animation, with its timing resolved.
  ///   - layer: The layer of the animation.
  ///   - origin: The API that added the animation.
  ///   - shown: The presentation of the layer without the animation.
  /// - Returns: The summaries of the animation.
  static func all(
    of animation: any Animation, on layer: Layer, from origin: AnimationOrigin, over shown: LayerProperties
  ) -> [AnimationSummary] {
    switch animation {
    case let group as AnimationGroup:
      var summary = AnimationSummary(
        engine: .group, subject: "group", pace: .curve(group.timingFunction ?? .linear), timing: group.timing,
        removedOnCompletion: group.removedOnCompletion)
      summary.timing.beginTime = 0
      summary.timing.duration = group.timing.simpleDuration()
      return [summary]
        + group.animations.flatMap { child in
          all(of: child, on: layer, from: origin, over: shown).map { part in
            var part = part
            if part.level == 0 {
              part.timing = child.timing
              if part.timing.duration == 0 { part.timing.duration = summary.timing.duration }
            }
            part.level += 1
            return part
          }
        }
    case let transition as Transition:
      var summary = AnimationSummary(
        engine: .transition, subject: Transition.key,
        pace: .transition(transition.kind, transition.direction, transition.timingFunction ?? .linear))
      summary.timing = transition.timing
      summary.timing.beginTime = 0
      return [summary]
    case let animation as any PropertyAnimation:
      return [AnimationSummary(animation, on: layer, from: origin, over: shown)]
    default: return [AnimationSummary(engine: .custom, subject: "custom", pace: .code)]
    }
  }

  private init(
    _ animation: any PropertyAnimation, on layer: Layer, from origin: AnimationOrigin, over shown: LayerProperties
  ) {
    let property = animation.property
    // An animation in response to a change ends at the model's new value.
    let base = property.value(in: animation.isAdditive || origin.answersChange ? layer.model : shown)
    func value(at fraction: Double) -> AnimatableValue {
      let value = animation.value(at: fraction, current: base)
      return animation.isAdditive ? value.added(to: base) : value
    }
    subject = property.keyPath
    unit = property.unit
    let leg = (animation as? AnimatorAnimation)?.leg
    let motion = leg?.motion
    (engine, pace) = Self.engineTiming(of: animation, motion?.pace ?? leg?.timing, from: origin)
    from = value(at: motion?.from ?? leg?.from.undirected ?? 0)
    // The last keyframe differs from the requested end value.
    let end = (animation as? JNWSpringAnimation)?.motion.end
    let last = end.map { animation.isAdditive ? $0.added(to: base) : $0 } ?? value(at: motion?.to ?? leg?.to ?? 1)
    to = last
    // A continued animation starts at its previous progress.
    let start = motion?.from ?? 0
    leaves = Self.leaves(
      on: layer, through: [start, 0.5, 0.31, 0.83].map(value) + [last], set: { property.set($1, in: &$0) })
    timing = animation.timing
    timing.beginTime = 0
    if timing.duration == 0 { timing.duration = timing.simpleDuration() }
    if let leg {
      isDriven = leg.rate == 0
      timing = motion.map { MediaTiming(duration: $0.duration, fillMode: .both) } ?? leg.summaryTiming
    }
    if let spring = animation as? MergingSpringAnimation, spring.velocity != spring.ends.to {
      velocity = spring.velocity
    }
    isAdditive = animation.isAdditive
    isCumulative = animation.isCumulative
    if case .view(let beginsFromCurrentState) = origin { self.beginsFromCurrentState = beginsFromCurrentState }
    removedOnCompletion = animation.removedOnCompletion
    model = property.value(in: layer.model)
  }

  private static func engineTiming(
    of animation: any PropertyAnimation, _ legTiming: AnimatorTiming?, from origin: AnimationOrigin
  ) -> (Engine, Pace) {
    let curve = animation.timingFunction ?? .linear
    switch animation {
    case let animation as SpringAnimation:
      if case .swiftUI = origin { return (.swiftUI, .spring(animation.curve)) }
      return (.spring, .spring(animation.curve))
    case let animation as MergingSpringAnimation: return (.swiftUI, .spring(animation.spring.curve))
    case let animation as KeyframeTrackAnimation: return (.swiftUI, .track(animation.track))
    case let animation as JNWSpringAnimation: return (.jnw, .jnw(animation.spring))
    case let animation as ViewSpringAnimation: return (.view, .viewSpring(animation.spring))
    case let animation as ViewPhysicsAnimation: return (.view, animation.pace)
    case let animation as AnimatorAnimation:
      return switch legTiming ?? animation.leg.timing {
      case .cubic(let function): (.animator, .curve(function))
      case .spring(let spring): (.animator, .viewSpring(spring))
      case .physics(let parameters): (.animator, .spring(parameters.undirected))
      }
    case let animation as KeyframeAnimation:
      let pace: Pace =
        switch animation.track {
        case .values(let keyframes): .keyframes(keyframes, curve)
        case .path(let path, let mode): .path(path, mode, curve)
        }
      if case .view = origin { return (.view, pace) }
      return (.keyframe, pace)
    case is BasicAnimation:
      let engine: Engine =
        switch origin {
        case .code: .basic
        case .transaction: .transaction
        case .view: .view
        case .animator: .animator
        case .swiftUI: .swiftUI
        }
      return (engine, .curve(curve))
    default: return (.custom, .code)
    }
  }

  /// Returns the leaf properties that differ between any of the values.
  static func leaves(
    on layer: Layer, through values: [AnimatableValue],
    set: (inout LayerProperties, AnimatableValue) -> Void
  ) -> [Leaf] {
    let stages = values.map { value in
      var properties = layer.model
      set(&properties, value)
      return properties
    }
    guard let first = stages.first, let last = stages.last else { return [] }
    return AnimatableProperty.leaves(on: layer.model.content.kind).compactMap { property in
      let start = property.value(in: first)
      guard stages.contains(where: { property.value(in: $0).differs(from: start) }) else { return nil }
      return Leaf(property: property, from: start, to: property.value(in: last))
    }
  }
}

extension AnimatableValue {
  /// Returns true if the values differ by more than the error of decomposing matrices.
  fileprivate func differs(from other: AnimatableValue) -> Bool {
    guard kind.componentCount != nil else { return self != other }
    return zip(allComponents, other.allComponents).contains { abs($0 - $1) > 1e-12 * max(1, abs($0), abs($1)) }
  }
}

extension ViewPhysicsAnimation {
  /// The pace of the spring, whose velocity has no direction.
  fileprivate var pace: AnimationSummary.Pace {
    let velocity = parameters.initialVelocity
    return velocity == .zero ? .spring(parameters.undirected) : .directedSpring(parameters)
  }
}

extension AnimatorLeg {
  /// The leg as media timing: with a time offset if it continues an earlier one, and a negative speed if it runs
  /// backward.
  fileprivate var summaryTiming: MediaTiming {
    guard rate != 0 else { return MediaTiming(duration: wholeDuration, fillMode: .both) }
    let duration = 1 / abs(rate)
    return MediaTiming(
      duration: duration, speed: rate < 0 ? -1 : 1,
      timeOffset: beginFraction * duration, fillMode: .both)
  }
}
