package import LayerTree
package import Motion

/// A leg of a motion as the stage played it: the continuous change of one property of one layer.
package struct PlayedLeg: Sendable {
  /// The reason why a leg ends.
  package enum Ending: String, Sendable {
    /// The animations have finished, and the value stays at their end.
    case finished
    /// The animations have finished, and the value jumps to a different one.
    case cut
    /// The animation was paused, and continues in a later leg.
    case paused
    /// The animation was given a new target, speed, or direction.
    case retargeted
    /// Another animation of the property begins, and replaces this one or is added to it.
    case joined
    /// The animation was removed.
    case removed
    /// The animation continues after the end of the scene.
    case running
  }

  /// The timing of a leg.
  package enum Pace: Hashable, Sendable {
    /// A timing function with a duration, in seconds.
    case curve(TimingFunction, seconds: Double)
    /// A spring to the target, with its initial velocity at the beginning of the leg.
    case spring(SpringCurve)
    /// Described only by the leg's curve, not by a function.
    case sampled
  }

  /// The path of the layer.
  package let layer: String
  /// The property.
  package let property: AnimatableProperty
  /// The begin time, in seconds.
  package let begin: Double
  /// The end time, in seconds.
  package let end: Double
  /// The values, with times relative to the beginning of the leg.
  package let curve: PlayedCurve
  /// The target of the animation; for several animations, the end value.
  package let target: AnimatableValue
  /// The value after the leg.
  package let rest: AnimatableValue
  /// The reason why the leg ends.
  package let ending: Ending
  /// The rows of the leg's animations, with the indices of their motions, sorted by begin time.
  package let sources: [(motion: Int, row: TimingRow)]
  /// The timing of the leg.
  package let pace: Pace
  /// The period of a leg that repeats forever, in seconds; nil for a leg that ends.
  package let cycle: Double?

  /// The value at the beginning.
  package var from: AnimatableValue { curve.values.first ?? rest }
  /// The value at the end.
  package var to: AnimatableValue { curve.values.last ?? rest }
  /// The duration, in seconds.
  package var seconds: Double { end - begin }
  /// The maximum distance from the initial value.
  package var travel: Double { max(curve.range, from.distance(to: target)) }
  /// The row of the last animation to begin.
  package var row: TimingRow? { sources.last?.row }
  /// The cause of that animation.
  package var cause: StageCause { row?.cause ?? .start }

  /// Returns a part of the leg with new values, such as its sum with another property.
  package func part(from begin: Double, to end: Double, as curve: PlayedCurve) -> PlayedLeg {
    let last = curve.values.last ?? target
    return PlayedLeg(
      layer: layer, property: property, begin: begin, end: end, curve: curve, target: last, rest: last, ending: ending,
      sources: sources, pace: .sampled, cycle: nil)
  }

  /// The origin of offsets: the model value for additive legs, otherwise the initial value.
  package var home: Double {
    if sources.count == 1, let row, row.summary.isAdditive, !row.summary.engine.isView,
      row.summary.subject == property.keyPath, case .number(let model)? = row.summary.model
    {
      return model
    }
    return from.allComponents.first ?? 0
  }

  /// The fraction of the distance below which deviations are invisible and don't count.
  package static let tolerance = 0.002
}
