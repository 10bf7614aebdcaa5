public import Motion

/// A change of a layer's presentation as a pure function of time; the model is unchanged.
public protocol Animation: Sendable {
  /// The animation's begin time, duration, repetition, and fill mode. A begin time of zero means the time when it is
  /// added.
  var timing: MediaTiming { get set }

  /// True if the animation is removed once it has finished, so that the model value is visible again; true by default.
  var removedOnCompletion: Bool { get set }

  /// Applies the animation's effect at a time to the presentation values.
  ///
  /// - Parameters:
  ///   - time: The time in the layer's clock, or in the enclosing group's, in seconds.
  ///   - defaultDuration: The duration of an animation that specifies none, in seconds.
  ///   - properties: The layer's values with the animations before this one applied.
  func apply(at time: Double, defaultDuration: Double, to properties: inout LayerProperties)
}

extension Animation {
  /// Returns true if the animation may change one of the given properties.
  func mayAnimate(anyOf properties: Set<AnimatableProperty>) -> Bool {
    switch self {
    case let animation as any PropertyAnimation: properties.contains(animation.property)
    case let group as AnimationGroup: group.animations.contains { $0.mayAnimate(anyOf: properties) }
    case is Transition: false
    default: true
    }
  }
}
