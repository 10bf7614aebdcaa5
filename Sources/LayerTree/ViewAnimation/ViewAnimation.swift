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
      let new = property.value(in: layer.model)
      switch generation {
      case .iOS7:
        let start = options.beginsFromCurrentState ? layer.presentation(at: stage.time, over: old) : old
        add(to: layer, property, from: property.value(in: start), to: new, isAdditive: false, on: stage)
      case .iOS8 where !property.kind.addsUp:
        // The new animation takes the old one's place.
        let start = layer.presentation(at: stage.time, over: old)
        add(to: layer, property, from: property.value(in: start), to: new, isAdditive: false, on: stage)
      case .iOS8:
        // The way from the old value to the new one lies on top of whatever is still moving.
        let difference = property.value(in: old).subtracting(new)
        add(to: layer, property, from: difference, to: difference.scaled(by: 0), isAdditive: true, on: stage)
      }
    }
  }

  private func add(
    to layer: Layer, _ property: AnimatableProperty, from: AnimatableValue, to: AnimatableValue,
    isAdditive: Bool, on stage: Stage
  ) {
    let key = isAdditive ? nil : property.keyPath
    switch pace {
    case .curve(let curve, let duration):
      var animation = BasicAnimation(property, from: from, to: to, duration: duration, timingFunction: curve)
      animation.isAdditive = isAdditive
      layer.add(timed(animation, layer, stage), forKey: key, from: .view(beginsFromCurrentState: options.beginsFromCurrentState))
    case .spring(let spring):
      var animation = ViewSpringAnimation(property, from: from, to: to, spring: spring)
      animation.isAdditive = isAdditive
      layer.add(timed(animation, layer, stage), forKey: key, from: .view(beginsFromCurrentState: options.beginsFromCurrentState))
    }
  }

  private func timed<Kind: PropertyAnimation>(_ animation: Kind, _ layer: Layer, _ stage: Stage) -> Kind {
    var animation = animation
    animation.timing = options.timing(of: animation.timing.duration, after: delay, on: layer, of: stage)
    return animation
  }
}

extension AnimatableValue.Kind {
  /// Whether animations of such values are laid on top of each other; colours, paths and pictures aren't.
  fileprivate var addsUp: Bool {
    switch self {
    case .number, .point, .size, .rect, .transform: true
    case .color, .path, .colors, .numbers, .contents: false
    }
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
