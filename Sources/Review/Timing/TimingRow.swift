package import LayerTree
package import Motion

/// A row of a motion's specification: the property, its values, its timing, and its curve.
package struct TimingRow: Hashable, Sendable {
  /// The path of the layer; empty for a variable of the scene.
  package let layer: String
  /// The summary of the animation.
  package let summary: AnimationSummary
  /// The key that the animation is added with; nil for none.
  package let key: String?
  /// The cause of the animation: a touch, or the start of the scene.
  package let cause: StageCause
  /// The first begin time, in seconds.
  package let time: Double
  /// The delay after the trigger, in seconds.
  package let delay: Double
  /// The delay of the animation itself, between being added and beginning, in seconds.
  package let ownDelay: Double
  /// The run time of the first occurrence, in seconds; nil if it was interrupted or is still running.
  package let run: Double?
  /// The run time of the first occurrence until it was interrupted, in seconds; nil if it wasn't.
  package let interruption: Double?
  /// The settling time of a single run, as defined by ``Settling``, in seconds; nil for a motion with a timing
  /// function.
  package internal(set) var settles: Double?
  /// The time after which Pop ends the motion, in seconds; nil for other motions, and for endless ones.
  package internal(set) var popDuration: Double?
  /// True if the model value is set to the animation's final value, so that the layer stays there.
  package let isModelSet: Bool
  /// The model value set with the animation; nil if the model is unchanged.
  package let otherModel: AnimatableValue?
  /// True if the model value before the animation equals its initial value.
  package let isFromModel: Bool
  /// True if a running animation is retargeted; false for a new animation.
  package let isRetarget: Bool
  /// The times of the triggers, in seconds, one for each occurrence.
  package var occasions: [Double]

  /// The number of occurrences.
  package var count: Int { occasions.count }
  /// The trigger, for display.
  package var trigger: String { cause.name }

  /// The spring of the motion, with its initial velocity; nil for other motions.
  package var spring: SpringCurve? {
    switch summary.pace {
    case .spring(let curve) where summary.velocity == nil: curve
    case .spring(let curve):
      try? SpringCurve(
        mass: curve.mass, stiffness: curve.stiffness, damping: curve.damping, initialVelocity: relativeVelocity,
        allowsOverdamping: curve.allowsOverdamping)
    case .viewSpring(let spring): spring.curve
    case .directedSpring(let spring): spring.undirected
    case .pop(let dynamics):
      try? SpringCurve(
        mass: dynamics.mass, stiffness: dynamics.tension, damping: dynamics.friction,
        initialVelocity: relativeVelocity)
    default: nil
    }
  }

  /// The initial velocity in distances per second, as for springs; 0 if there is none.
  ///
  /// It is the velocity of the component with the longest distance.
  package var relativeVelocity: Double {
    guard let velocity = summary.velocity?.allComponents, let from = summary.from?.allComponents,
      let to = summary.to?.allComponents, velocity.count == from.count
    else { return 0 }
    let ways = zip(to, from).map { $0 - $1 }
    guard let index = ways.indices.max(by: { abs(ways[$0]) < abs(ways[$1]) }), abs(ways[index]) > 1e-9 else { return 0 }
    return velocity[index] / ways[index]
  }

  /// The duration of a single run, in seconds: the specified duration, or the time after which Pop ends it; nil if it
  /// never ends or is unknown.
  package var duration: Double? {
    switch summary.pace {
    case .pop: return popDuration
    case .code: return run
    default: return summary.timing.duration > 0 ? summary.timing.duration / rate : run
    }
  }

  /// The absolute value of the animation's speed; 1 for a speed of 0.
  package var rate: Double { summary.timing.speed == 0 ? 1 : abs(summary.timing.speed) }

  /// True if the duration is `CASpringAnimation`'s `settlingDuration`.
  package var hasSettlingDuration: Bool {
    guard case .spring(let curve) = summary.pace else { return false }
    return abs(curve.settlingDuration - summary.timing.duration) < 1e-9
  }

  /// The initial value, for display.
  package var from: String { summary.from?.text(in: summary.unit) ?? "" }
  /// The final value, for display.
  package var to: String { summary.to?.text(in: summary.unit) ?? "" }
  /// The layer and the animated property, separated by a dot.
  package var name: String { layer.isEmpty ? summary.subject : "\(layer).\(summary.subject)" }
}
