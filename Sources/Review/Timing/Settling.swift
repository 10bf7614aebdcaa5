/// When a motion counts as settled, for every table, plot and page.
///
/// It is settled from the first tick on at which no more than ``share`` of the way is left for good. That is not
/// `CASpringAnimation.settlingDuration`, which goes by the envelope of the swings and so is later.
package enum Settling {
  /// The part of the way that may be left.
  package static let share = 0.001
  /// The definition, for legends.
  package static let definition = "settled: no more than 0.1 % of the way is left from then on"

  /// The first tick from which on a value stays where it is going; nil for a value that leads nowhere.
  ///
  /// - Parameters:
  ///   - values: The value at every tick, the last one at its end.
  ///   - way: The distance from the value at the beginning to the end.
  ///   - end: Where the value goes.
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
}
