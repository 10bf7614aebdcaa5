/// The definition of settling, for all tables, plots, and pages.
///
/// A motion has settled when no more than ``share`` of its distance remains from then on. The time is measured from the
/// motion's own beginning, in whole ticks, so it doesn't depend on where the ticks of the stage fall.
/// `CASpringAnimation.settlingDuration` is later, because it is based on the envelope of the oscillation.
package enum Settling {
  /// The fraction of the distance that may remain.
  package static let share = 0.001
  /// The definition, for legends.
  package static let definition =
    "settles after: the time from the motion's beginning after which no more than 0.1 % of the distance remains"

  /// Returns the tick at which a value has settled; nil if the distance is 0.
  ///
  /// - Parameters:
  ///   - values: The value at every tick, up to the end of the motion.
  ///   - way: The distance from the initial value to the target.
  ///   - end: The target value.
  /// - Returns: An index into `values`.
  package static func tick(of values: some BidirectionalCollection<Double>, way: Double, to end: Double) -> Int? {
    guard way != 0, !values.isEmpty else { return nil }
    var tick = values.count
    for value in values.reversed() {
      if abs(value - end) > share * abs(way) { break }
      tick -= 1
    }
    return tick < values.count ? tick : nil
  }

  /// Returns angles without the full-turn jumps caused by matrix decomposition.
  ///
  /// - Parameters:
  ///   - angles: The angle at every tick.
  ///   - turn: A full turn, in the unit of the angles.
  /// - Returns: The unwrapped angles; the first one is unchanged.
  package static func unwrapped(_ angles: [Double], turn: Double) -> [Double] {
    var turns = 0.0
    return angles.indices.map { tick in
      if tick > 0 { turns -= ((angles[tick] - angles[tick - 1]) / turn).rounded() }
      return angles[tick] + turns * turn
    }
  }
}
