#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// How content comes back to its edge: a critically damped spring with the velocity that it arrived with.
///
/// The form is common to all imitations of `UIScrollView`; its stiffness is not known. The default is that of
/// I. Lobanov's article on the mechanics of scrolling; WebKit uses 12.5 on the Mac.
public struct ScrollBounce: Hashable, Sendable {
  /// How far beyond the edge the content is at first, in points.
  public let displacement: Double
  /// The velocity at first, in points per second, away from the edge when it has the sign of the displacement.
  public let velocity: Double
  /// The angular frequency of the spring per second; greater than 0.
  public let frequency: Double

  /// Makes the motion.
  ///
  /// - Precondition: The frequency is greater than 0.
  public init(displacement: Double, velocity: Double, frequency: Double = 10) {
    precondition(frequency > 0, "a spring has a frequency greater than 0")
    self.displacement = displacement
    self.velocity = velocity
    self.frequency = frequency
  }

  /// How far beyond the edge the content is after `time` seconds, in points.
  public func displacement(at time: Double) -> Double {
    let time = max(0, time)
    return (displacement + (velocity + frequency * displacement) * time) * exp(-frequency * time)
  }

  /// The velocity after `time` seconds, in points per second.
  public func velocity(at time: Double) -> Double {
    let time = max(0, time)
    return (velocity - frequency * (velocity + frequency * displacement) * time) * exp(-frequency * time)
  }
}
