import Arithmetic

/// The return of content to its edge: a critically damped spring with the velocity of arrival.
///
/// This form is common to all imitations of `UIScrollView`. Its frequency is measured: in a recording of the simulator,
/// released overscrolled content fits an angular frequency of 12 per second within 0.35 points. (WebKit uses 12.5 on
/// the Mac, which fits within 0.85.)
public struct ScrollBounce: Hashable, Sendable {
  /// The initial distance beyond the edge, in points.
  public let displacement: Double
  /// The initial velocity, in points per second; away from the edge if it has the sign of the displacement.
  public let velocity: Double
  /// The angular frequency of UIKit's spring, in radians per second.
  public static let frequency = 12.0

  /// The angular frequency of the spring, in radians per second; greater than 0.
  public let frequency: Double

  /// Creates the motion.
  ///
  /// - Precondition: The frequency is greater than 0.
  public init(displacement: Double, velocity: Double, frequency: Double = Self.frequency) {
    precondition(frequency > 0, "the frequency must be greater than 0")
    self.displacement = displacement
    self.velocity = velocity
    self.frequency = frequency
  }

  /// Returns the distance beyond the edge after `time` seconds, in points.
  public func displacement(at time: Double) -> Double {
    let time = max(0, time)
    return (displacement + (velocity + frequency * displacement) * time) * exp(-frequency * time)
  }

  /// Returns the velocity after `time` seconds, in points per second.
  public func velocity(at time: Double) -> Double {
    let time = max(0, time)
    return (velocity - frequency * (velocity + frequency * displacement) * time) * exp(-frequency * time)
  }

  /// The time when the returning content crosses its edge, in seconds; nil if it doesn't.
  public var crossingTime: Double? {
    let approach = velocity + frequency * displacement
    guard displacement * approach < 0 else { return nil }
    return -displacement / approach
  }

  /// Returns the time, in seconds, after which the content stays within `distance` points of the edge.
  ///
  /// - Precondition: The distance is greater than 0.
  public func duration(within distance: Double) -> Double {
    precondition(distance > 0, "the distance must be greater than 0")
    // After its last extremum, where the velocity is 0, the content only approaches the edge.
    let approach = velocity + frequency * displacement
    let extreme = approach == 0 ? 0 : max(0, velocity / (frequency * approach))
    if abs(displacement(at: extreme)) <= distance {
      guard extreme > 0, abs(displacement) > distance else { return 0 }
      return firstTime(within: distance, from: 0, to: extreme)
    }
    var end = extreme + 1 / frequency
    while abs(displacement(at: end)) > distance { end = extreme + (end - extreme) * 2 }
    return firstTime(within: distance, from: extreme, to: end)
  }

  /// Returns the first time in a range when the content is within `distance` of the edge; at the start of the range, it
  /// is farther away.
  private func firstTime(within distance: Double, from start: Double, to end: Double) -> Double {
    var (low, high) = (start, end)
    while true {
      let middle = low + (high - low) / 2
      guard middle > low && middle < high else { return high }
      if abs(displacement(at: middle)) > distance { low = middle } else { high = middle }
    }
  }
}
