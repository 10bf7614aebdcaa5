import Arithmetic

/// The return of content to its edge: a critically damped spring with the velocity of arrival.
///
/// The form is common to all imitations of `UIScrollView`. Its frequency is measured: a recording of the simulator,
/// with stretched content being released, fits an angular frequency of 12 per second within 0.35 points. (WebKit uses
/// 12.5 on the Mac, a fit within 0.85.)
public struct ScrollBounce: Hashable, Sendable {
  /// The distance beyond the edge at first, in points.
  public let displacement: Double
  /// The velocity at first, in points per second, away from the edge when it has the sign of the displacement.
  public let velocity: Double
  /// The angular frequency of UIKit's spring per second.
  public static let frequency = 12.0

  /// The angular frequency of the spring per second; greater than 0.
  public let frequency: Double

  /// Makes the motion.
  ///
  /// - Precondition: The frequency is greater than 0.
  public init(displacement: Double, velocity: Double, frequency: Double = Self.frequency) {
    precondition(frequency > 0, "a spring has a frequency greater than 0")
    self.displacement = displacement
    self.velocity = velocity
    self.frequency = frequency
  }

  /// Returns the distance beyond the edge after `time` seconds, in points.
  public func displacement(at time: Double) -> Double {
    let time = max(0, time)
    return (displacement + (velocity + frequency * displacement) * time) * exp(-frequency * time)
  }

  /// The velocity after `time` seconds, in points per second.
  public func velocity(at time: Double) -> Double {
    let time = max(0, time)
    return (velocity - frequency * (velocity + frequency * displacement) * time) * exp(-frequency * time)
  }

  /// The time when the content crosses its edge on its return, in seconds; nil if it has no velocity left there.
  public var crossingTime: Double? {
    let approach = velocity + frequency * displacement
    guard displacement * approach < 0 else { return nil }
    return -displacement / approach
  }

  /// Returns the time, in seconds, after which at most `distance` points remain permanently.
  ///
  /// - Precondition: The distance is more than 0.
  public func duration(within distance: Double) -> Double {
    precondition(distance > 0, "a spring never quite comes to rest")
    // After its last extreme, where the velocity is 0, it only gets closer.
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

  /// The time between two bounds when `distance` remains; at the first bound more does.
  private func firstTime(within distance: Double, from start: Double, to end: Double) -> Double {
    var (low, high) = (start, end)
    while true {
      let middle = low + (high - low) / 2
      guard middle > low && middle < high else { return high }
      if abs(displacement(at: middle)) > distance { low = middle } else { high = middle }
    }
  }
}
