/// A movement of a value, from rest until it is at rest again or retargeted.
package struct Movement: Hashable, Sendable {
  /// The first and the last tick.
  package let ticks: ClosedRange<Int>
  /// The value at the beginning.
  package let from: Double
  /// The value at the end.
  package let to: Double
  /// True if the value came to rest; false if it was retargeted or cut off by the end of the trace.
  package let isCompleted: Bool
  /// The tick of the largest overshoot; nil without overshoot.
  package let peak: Int?
  /// The maximum overshoot beyond the end value, as a fraction of the distance; 0 for none.
  package let overshoot: Double
  /// The tick of settling, as defined by ``Settling``; nil if the value returns to its start, or if the movement wasn't
  /// completed.
  package let settling: Int?

  /// The number of unchanged ticks that count as rest; at a reversal, a value may stay the same for one tick.
  private static let restTicks = 3

  /// Returns the movements in a series of values.
  ///
  /// - Parameters:
  ///   - values: The value at every tick.
  ///   - breaks: The ticks at which the value is retargeted.
  ///   - jumps: The ticks among the breaks at which the value may jump before the movement begins.
  /// - Returns: The movements, in order.
  package static func all(in values: [Double], breaks: Set<Int>, jumps: Set<Int> = []) -> [Movement] {
    guard let low = values.min(), let high = values.max(), high > low else { return [] }
    let still = 1e-9 * (high - low)
    var movements: [Movement] = []
    var start: Int?
    var lastChange = 0
    for tick in values.indices.dropFirst() {
      if let begun = start {
        if tick - 1 > begun, breaks.contains(tick - 1) {
          movements.append(Movement(values, begun...tick - 1, isCompleted: tick - 1 - lastChange >= restTicks))
          start = nil
        } else if tick - 1 - lastChange >= restTicks {
          movements.append(Movement(values, begun...lastChange, isCompleted: true))
          start = nil
        }
      }
      if abs(values[tick] - values[tick - 1]) > still {
        if start == nil { start = jumps.contains(tick) ? tick : tick - 1 }
        lastChange = tick
      }
    }
    if let start {
      movements.append(Movement(values, start...lastChange, isCompleted: lastChange < values.count - 1))
    }
    return movements
  }

  private init(_ values: [Double], _ ticks: ClosedRange<Int>, isCompleted: Bool) {
    self.ticks = ticks
    self.isCompleted = isCompleted
    let (from, to) = (values[ticks.lowerBound], values[ticks.upperBound])
    (self.from, self.to) = (from, to)
    let way = to - from
    let widest = ticks.reduce(0) { max($0, abs(values[$1] - from)) }
    // A movement that returns to its start has no distance, and a jump has no path.
    guard isCompleted, abs(way) > 1e-6 * widest, ticks.count > 2 else {
      (peak, overshoot, settling) = (nil, 0, nil)
      return
    }
    func excess(_ tick: Int) -> Double { (values[tick] - to) / way }
    let farthest = ticks.max { excess($0) < excess($1) } ?? ticks.upperBound
    overshoot = excess(farthest) > Settling.share ? excess(farthest) : 0
    peak = overshoot > 0 ? farthest : nil
    settling = Settling.tick(of: values[ticks], way: way, to: to).map { ticks.lowerBound + $0 }
  }
}
