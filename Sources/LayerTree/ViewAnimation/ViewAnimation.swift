import Motion

/// A UIKit animation block: every change of a layer inside the block becomes an animation.
final class ViewAnimation: ChangeScope {
  /// The timing of a block's animations.
  enum Pace {
    case curve(TimingFunction, duration: Double)
    case spring(UIKitSpring)
    case physics(SpringTimingParameters)

    var duration: Double {
      switch self {
      case .curve(_, let duration): duration
      case .spring(let spring): spring.duration
      case .physics(let parameters): parameters.duration
      }
    }
  }

  let pace: Pace
  private let delay: Double
  private let options: ViewAnimationOptions
  private let generation: UIKitGeneration
  /// The animations added by the block.
  private var added: [AttachedAnimation] = []
  /// The absolute animations added by the block, updated by later changes in the block.
  private var absolute: [(layer: Layer, property: AnimatableProperty, attached: AttachedAnimation)] = []
  let completionGroup: CompletionGroup?

  var defaultDuration: Double? { pace.duration }

  /// The curve of the block; ease-in-ease-out for a spring.
  var curve: TimingFunction { if case .curve(let curve, _) = pace { curve } else { .easeInEaseOut } }

  init(
    pace: Pace, delay: Double, options: ViewAnimationOptions, generation: UIKitGeneration,
    inside outer: ViewAnimation?, completion: CompletionGroup?
  ) {
    self.pace = Self.inherited(pace, options, from: outer)
    self.delay = delay
    self.options = options
    self.generation = generation
    completionGroup = completion
  }

  /// Returns the timing of a block, which a nested block inherits unless its options override it.
  private static func inherited(_ pace: Pace, _ options: ViewAnimationOptions, from outer: ViewAnimation?) -> Pace {
    guard let outer, case .curve(let ownCurve, let ownDuration) = pace else { return pace }
    switch outer.pace {
    case .curve(let curve, let duration):
      return .curve(
        options.overridesInheritedCurve ? ownCurve : curve,
        duration: options.overridesInheritedDuration ? ownDuration : duration)
    case .spring, .physics:
      return options.overridesInheritedCurve || options.overridesInheritedDuration ? pace : outer.pace
    }
  }

  func modelChanged(of layer: Layer, from old: LayerProperties, on stage: Stage) {
    for property in AnimatableProperty.changed(from: old, to: layer.model) {
      let (before, after) = (property.value(in: old), property.value(in: layer.model))
      if let own = absolute.first(where: { $0.layer === layer && $0.property == property }) {
        own.attached.end(at: after)
        continue
      }
      let meeting = layer.meeting(of: property, from: before, to: after, in: generation, apartFrom: added)
      if case .addsUp = meeting {
        // The change from the old value to the new one is added to running animations.
        let difference = before.subtracting(after)
        let ends = AnimationEnds(from: difference, to: difference.scaled(by: 0))
        add(to: layer, property, ends, isAdditive: true, on: stage)
        continue
      }
      // With this option, the animation begins at the presentation value; so does one that replaces an absolute
      // animation of an additive property.
      var start = before
      if options.beginsFromCurrentState || meeting == .replacesAbsolute {
        start = property.value(in: layer.presentation(at: stage.time, over: old))
      }
      layer.removeAnimations(replacedOn: property)
      // UIKit sets only `fromValue`, and `CABasicAnimation` then runs to the layer's current value; together with an
      // animation that snaps back at its end, this would cause a jump.
      let ends = AnimationEnds(from: start, to: meeting == .replacesAbsolute ? after : nil)
      absolute.append((layer, property, add(to: layer, property, ends, isAdditive: false, on: stage)))
    }
  }

  @discardableResult
  private func add(
    to layer: Layer, _ property: AnimatableProperty, _ ends: AnimationEnds, isAdditive: Bool, on stage: Stage
  ) -> AttachedAnimation {
    let attached =
      switch pace {
      case .curve(let curve, let duration):
        add(
          BasicAnimation(property, from: ends.from, to: ends.to, duration: duration, timingFunction: curve),
          to: layer, isAdditive, stage)
      case .spring(let spring):
        add(ViewSpringAnimation(property, ends: ends, spring: spring), to: layer, isAdditive, stage)
      case .physics(let parameters):
        add(ViewPhysicsAnimation(property, ends: ends, parameters: parameters), to: layer, isAdditive, stage)
      }
    added.append(attached)
    return attached
  }

  private func add(
    _ animation: some PropertyAnimation, to layer: Layer, _ isAdditive: Bool, _ stage: Stage
  ) -> AttachedAnimation {
    var animation = animation
    animation.isAdditive = isAdditive
    animation.timing = options.timing(of: animation.timing.duration, after: delay, on: layer, of: stage)
    return layer.attach(
      animation, forKey: isAdditive ? nil : animation.property.keyPath,
      from: .view(beginsFromCurrentState: options.beginsFromCurrentState), onStage: stage)
  }
}

extension AttachedAnimation {
  /// Changes the end value of an animation that has one.
  fileprivate func end(at value: AnimatableValue) {
    guard var animation = animation as? any TwoEndedAnimation, animation.to != nil else { return }
    animation.to = value
    self.animation = animation
  }
}

extension ViewAnimationOptions {
  /// Returns the timing of an animation with these options; the old value is shown until the delay ends.
  func timing(of duration: Double, after delay: Double, on layer: Layer, of stage: Stage) -> MediaTiming {
    MediaTiming(
      beginTime: delay > 0 ? layer.localTime(at: stage.time) + delay : 0, duration: duration,
      repeatCount: repeats ? .infinity : 0, autoreverses: autoreverses, fillMode: .both)
  }
}
