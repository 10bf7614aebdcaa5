/// A movement of a value from one rest to the next, or until it is retargeted.
package struct Movement: Hashable, Sendable {
  /// The ticks of the beginning and the end.
  package let ticks: ClosedRange<Int>
  /// The value at the beginning.
  package let from: Double
  /// The value in the end.
  package let to: Double
  /// True if it came to rest, rather than being retargeted or cut off by the end of the trace.
  package let isCompleted: Bool
  /// The tick of the largest overshoot; nil without overshoot.
  package let peak: Int?
  /// The overshoot beyond its end, as a fraction of the distance; 0 for none.
  package let overshoot: Double
  /// The tick of settling by ``Settling``'s definition; nil if it returns to its start, or wasn't completed.
  package let settling: Int?

  /// The number of unchanged ticks that make a rest; at a reversal, a value may be constant for one.
  private static let restTicks = 3

  /// The movements of a series of values.
  ///
  /// - Parameters:
  ///   - values: The value at every tick.
  ///   - breaks: The ticks that retarget the value.
  ///   - jumps: The ticks among them that allow a jump before the movement that begins there.
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
