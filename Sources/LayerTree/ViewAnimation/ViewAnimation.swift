import Motion

/// What is in force inside a UIKit animation block: every change of a layer becomes an animation of it.
final class ViewAnimation: ChangeScope {
  /// How a block's animations are paced.
  enum Pace {
    case curve(TimingFunction, duration: Double)
    case spring(UIKitSpring)

    var duration: Double {
      switch self {
      case .curve(_, let duration): duration
      case .spring(let spring): spring.duration
      }
    }
  }

  private let pace: Pace
  private let delay: Double
  private let options: ViewAnimationOptions
  private let generation: UIKitGeneration
  /// The block's animations.
  private var added: [AttachedAnimation] = []
  /// What its absolute animations animate; they follow later changes of the same block by themselves.
  private var followed: [(layer: Layer, property: AnimatableProperty)] = []
  let completionGroup: CompletionGroup?

  var defaultDuration: Double? { pace.duration }

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

  /// A block inside another takes over its pace, unless it overrides it.
  private static func inherited(_ pace: Pace, _ options: ViewAnimationOptions, from outer: ViewAnimation?) -> Pace {
    guard let outer, case .curve(let ownCurve, let ownDuration) = pace else { return pace }
    switch outer.pace {
    case .curve(let curve, let duration):
      return .curve(
        options.overridesInheritedCurve ? ownCurve : curve,
        duration: options.overridesInheritedDuration ? ownDuration : duration)
    case .spring:
      return options.overridesInheritedCurve || options.overridesInheritedDuration ? pace : outer.pace
    }
  }

  func modelChanged(of layer: Layer, from old: LayerProperties, on stage: Stage) {
    for property in AnimatableProperty.changed(from: old, to: layer.model) {
      if followed.contains(where: { $0.layer === layer && $0.property == property }) { continue }
      let (before, after) = (property.value(in: old), property.value(in: layer.model))
      let meeting = layer.meeting(of: property, from: before, to: after, in: generation, apartFrom: added)
      if case .addsUp = meeting {
        // The way from the old value to the new one lies on top of whatever is still moving.
        let difference = before.subtracting(after)
        let ends = AnimationEnds(from: difference, to: difference.scaled(by: 0))
        add(to: layer, property, ends, isAdditive: true, on: stage)
        continue
      }
      // With the option it begins with what is seen; so does a property whose animations would have added up.
      var start = before
      if options.beginsFromCurrentState || meeting == .replacesAbsolute {
        start = property.value(in: layer.presentation(at: stage.time, over: old))
      }
      layer.removeAnimations(replacedOn: property)
      // UIKit sets `fromValue` alone, and `CABasicAnimation` then runs to whatever value the layer has.
      add(to: layer, property, AnimationEnds(from: start), isAdditive: false, on: stage)
      followed.append((layer, property))
    }
  }

  private func add(
    to layer: Layer, _ property: AnimatableProperty, _ ends: AnimationEnds, isAdditive: Bool, on stage: Stage
  ) {
    let key = isAdditive ? nil : property.keyPath
    switch pace {
    case .curve(let curve, let duration):
      var animation = BasicAnimation(
        property, from: ends.from, to: ends.to, duration: duration, timingFunction: curve)
      animation.isAdditive = isAdditive
      added.append(layer.add(timed(animation, layer, stage), forKey: key, from: .view))
    case .spring(let spring):
      var animation = ViewSpringAnimation(property, ends: ends, spring: spring)
      animation.isAdditive = isAdditive
      added.append(layer.add(timed(animation, layer, stage), forKey: key, from: .view))
    }
  }

  private func timed<Kind: PropertyAnimation>(_ animation: Kind, _ layer: Layer, _ stage: Stage) -> Kind {
    var animation = animation
    animation.timing = options.timing(of: animation.timing.duration, after: delay, on: layer, of: stage)
    return animation
  }
}

extension ViewAnimationOptions {
  /// When an animation runs with these options; before the delay ends, the old value shows.
  func timing(of duration: Double, after delay: Double, on layer: Layer, of stage: Stage) -> MediaTiming {
    MediaTiming(
      beginTime: delay > 0 ? layer.localTime(at: stage.time) + delay : 0, duration: duration,
      repeatCount: repeats ? .infinity : 0, autoreverses: autoreverses, fillMode: .both)
  }
}
