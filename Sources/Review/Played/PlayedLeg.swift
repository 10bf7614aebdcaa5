package import LayerTree
package import Motion

/// A leg of a motion as the stage played it: one property of one layer, from where it was to where it came.
package struct PlayedLeg: Sendable {
  /// The reason why a leg ends.
  package enum Ending: String, Sendable {
    /// Its animations have run, and it rests where they end.
    case finished
    /// Its animations have run, and the layer jumps elsewhere.
    case cut
    /// An animation was paused, and continues in a later leg.
    case paused
    /// An animation was given another target, speed or direction.
    case retargeted
    /// Another animation begins on the property, and replaces it or adds to it.
    case joined
    /// An animation was removed.
    case removed
    /// It continues after the end of the scene.
    case running
  }

  /// The timing of a leg, if it has a single function.
  package enum Pace: Hashable, Sendable {
    /// A timing function over the given seconds.
    case curve(TimingFunction, seconds: Double)
    /// On a spring to the target, with the velocity at the beginning of the leg.
    case spring(SpringCurve)
    /// As the curve of its values.
    case sampled
  }

  /// The layer, with the names around it.
  package let layer: String
  /// The property.
  package let property: AnimatableProperty
  /// The time of its beginning, in seconds.
  package let begin: Double
  /// The time of its end, in seconds.
  package let end: Double
  /// The values, with times from the beginning of the leg.
  package let curve: PlayedCurve
  /// The target of its animation; where it ends if several make it.
  package let target: AnimatableValue
  /// The value after it.
  package let rest: AnimatableValue
  /// The reason why it ends.
  package let ending: Ending
  /// The rows of the animations that make it, with the indices of their motions; the latest last.
  package let sources: [(motion: Int, row: TimingRow)]
  /// The pace.
  package let pace: Pace
  /// The period of a leg that repeats forever, in seconds; nil for a leg that ends.
  package let cycle: Double?

  /// The value at its beginning.
  package var from: AnimatableValue { curve.values.first ?? rest }
  /// The value at its end.
  package var to: AnimatableValue { curve.values.last ?? rest }
  /// The length, in seconds.
  package var seconds: Double { end - begin }
  /// The largest distance from its beginning.
  package var way: Double { max(curve.range, from.distance(to: target)) }
  /// The row of the animation that began last.
  package var row: TimingRow? { sources.last?.row }
  /// The cause of that animation.
  package var cause: StageCause { row?.cause ?? .start }

  /// Returns a part of the leg, with values of its own, such as its sum with another property.
  package func part(from begin: Double, to end: Double, as curve: PlayedCurve) -> PlayedLeg {
    let last = curve.values.last ?? target
    return PlayedLeg(
      layer: layer, property: property, begin: begin, end: end, curve: curve, target: last, rest: last, ending: ending,
      sources: sources, pace: .sampled, cycle: nil)
  }

  /// The origin of offsets: the model's value for additive legs, else the value at the beginning.
  package var home: Double {
    if sources.count == 1, let row, row.summary.isAdditive, !row.summary.engine.isView,
      row.summary.subject == property.keyPath, case .number(let model)? = row.summary.model
    {
      return model
    }
    return from.allComponents.first ?? 0
  }

  /// An invisible fraction of the distance: smaller deviations do not count.
  package static let tolerance = 0.002
}
