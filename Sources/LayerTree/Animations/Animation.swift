public import Motion

/// A change of a layer's presentation as a pure function of time; the model is unchanged.
public protocol Animation: Sendable {
  /// The animation's begin time, duration, repetition, and fill mode. A begin time of zero means the time when it is
  /// added.
  var timing: MediaTiming { get set }

  /// True if it is removed when it has finished, and the model value shows again; true by default.
  var removedOnCompletion: Bool { get set }

  /// Adds the animation's effect at a time to the values shown so far.
  ///
  /// - Parameters:
  ///   - time: The time of the layer, or of the group around the animation, in seconds.
  ///   - defaultDuration: The duration of an animation that gives none.
  ///   - properties: The layer's values with the animations before this one applied.
  func apply(at time: Double, defaultDuration: Double, to properties: inout LayerProperties)
}

extension Animation {
  /// Returns true if it may change one of the given properties.
  func mayAnimate(anyOf properties: Set<AnimatableProperty>) -> Bool {
    switch self {
    case let animation as any PropertyAnimation: properties.contains(animation.property)
    case let group as AnimationGroup: group.animations.contains { $0.mayAnimate(anyOf: properties) }
    case is Transition: false
    default: true
    }
  }
}
