/// The criterion for a settled motion, for every table, plot, and page.
///
/// A motion is settled from the first tick after which no more than ``share`` of its distance remains. That differs
/// from `CASpringAnimation.settlingDuration`: it is based on the envelope of the oscillation and therefore later.
package enum Settling {
  /// The fraction of the distance that may be left.
  package static let share = 0.001
  /// The definition, for legends.
  package static let definition =
    "settles after: the time after which no more than 0.1 % of the distance remains"

  /// The tick from which a value stays at its target; nil for a value without a distance.
  ///
  /// - Parameters:
  ///   - values: The value at every tick, the last one at its end.
  ///   - way: The distance from the start to the end.
  ///   - end: The target value.
  /// - Returns: An index of `values`.
  package static func tick(of values: some BidirectionalCollection<Double>, way: Double, to end: Double) -> Int? {
    guard way != 0, !values.isEmpty else { return nil }
    var tick = values.count
    for value in values.reversed() {
      if abs(value - end) > share * abs(way) { break }
      tick -= 1
    }
    return tick < values.count ? tick : nil
  }

  /// Angles without the full-turn jumps caused by matrix decomposition.
  ///
  /// - Parameters:
  ///   - angles: The angle at every tick.
  ///   - turn: A whole turn, in the angles' unit.
  /// - Returns: The unwrapped angles; the first one is unchanged.
  package static func unwrapped(_ angles: [Double], turn: Double) -> [Double] {
    var turns = 0.0
    return angles.indices.map { tick in
      if tick > 0 { turns -= ((angles[tick] - angles[tick - 1]) / turn).rounded() }
      return angles[tick] + turns * turn
    }
  }
}
