/// Converts the times of another clock to stage time.
///
/// The latency of messages varies. The fastest message determines the offset between the clocks, so the intervals
/// between events are preserved however unevenly their messages arrive.
struct PointerClock {
  /// The offset to add to the other clock's times, in seconds.
  private var offset: Double?
  private var lastArrival = 0.0
  /// The maximum drift between the clocks, in seconds per second.
  private static let drift = 1e-4
  /// The delay, in seconds, above which a clock must have been set or stopped.
  private static let maximumDelay = 1.0

  /// Converts the time of an event.
  ///
  /// - Parameters:
  ///   - time: The time of the event on the other clock, in seconds.
  ///   - arrival: The arrival time on the stage's clock, in seconds.
  /// - Returns: The time on the stage's clock, never later than the arrival.
  mutating func stageTime(of time: Double, arrivingAt arrival: Double) -> Double {
    let delay = arrival - time
    if let known = offset, delay - known < Self.maximumDelay {
      offset = min(delay, known + Self.drift * max(0, arrival - lastArrival))
    } else {
      offset = delay
    }
    lastArrival = arrival
    return min(time + (offset ?? delay), arrival)
  }
}
