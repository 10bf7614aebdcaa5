/// A conversion of another clock's times to the stage's time.
///
/// Messages take a varying time. The quickest of them gives the offset of the clocks, so times keep their distances
/// however unevenly the messages arrive.
struct PointerClock {
  /// The offset to add to the other clock's times, in seconds.
  private var offset: Double?
  private var lastArrival = 0.0
  /// The largest drift of the clocks, in seconds per second.
  private static let drift = 1e-4
  /// The delay, in seconds, beyond which a clock must have been set or stopped.
  private static let longestDelay = 1.0

  /// Converts the time of an event.
  ///
  /// - Parameters:
  ///   - time: The time of the event by the other clock, in seconds.
  ///   - arrival: The time of its arrival by the stage's clock, in seconds.
  /// - Returns: The time on the stage's clock, never later than its arrival.
  mutating func stageTime(of time: Double, arrivingAt arrival: Double) -> Double {
    let delay = arrival - time
    if let known = offset, delay - known < Self.longestDelay {
      offset = min(delay, known + Self.drift * max(0, arrival - lastArrival))
    } else {
      offset = delay
    }
    lastArrival = arrival
    return min(time + (offset ?? delay), arrival)
  }
}
