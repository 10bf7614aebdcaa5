import Motion

extension Animation {
  /// The animation without its movement: properties that move layers have their final values from the beginning, and a
  /// sliding transition is a fade.
  ///
  /// The timing is unchanged, so that the animation ends at the same time.
  var withoutMovement: any Animation {
    switch self {
    case let animation as any PropertyAnimation:
      return animation.property.movesLayers ? SettledAnimation(animation) : animation
    case var group as AnimationGroup:
      group.animations = group.animations.map(\.withoutMovement)
      return group
    case let transition as Transition: return transition.asFade
    default: return self
    }
  }
}

/// An animation that has its final value from the beginning.
struct SettledAnimation: PropertyAnimation {
  private var animation: any PropertyAnimation

  init(_ animation: any PropertyAnimation) { self.animation = animation }

  var property: AnimatableProperty { animation.property }

  var settings: PropertyAnimationSettings {
    get { animation.settings }
    set { animation.settings = newValue }
  }

  var showsValues: Bool { animation.showsValues }

  func fraction(at sample: MediaTiming.Sample) -> Double {
    var timing = animation.timing
    timing.fillMode = .both
    // A repetition without an end rests at the end of a cycle.
    if !timing.activeDuration().isFinite { (timing.repeatCount, timing.repeatDuration) = (0, 0) }
    return (timing.sample(at: .infinity) ?? sample).progress
  }

  func value(at fraction: Double, current: @autoclosure () -> AnimatableValue) -> AnimatableValue {
    // The last keyframe differs from the requested end value.
    if fraction == 1, let animation = animation as? JNWSpringAnimation { return animation.motion.end }
    return animation.value(at: fraction, current: current())
  }

  func rotation(at fraction: Double) -> Double? { animation.rotation(at: fraction) }
}

extension AnimatableProperty {
  /// True if an animation of the property moves, turns, or scales layers.
  package var movesLayers: Bool { Self.movesLayers(keyPath) }

  /// Returns true if a change of a property moves, turns, or scales layers.
  package static func movesLayers(_ keyPath: String) -> Bool {
    let root = keyPath.split(separator: ".", maxSplits: 1).first ?? ""
    return movingRoots.contains(String(root))
  }

  /// The properties that place a layer or its sublayers.
  private static let movingRoots: Set<String> = [
    "frame", "position", "bounds", "anchorPoint", "anchorPointZ", "zPosition", "transform", "sublayerTransform",
    "instanceTransform", "contentOffset",
  ]
}
