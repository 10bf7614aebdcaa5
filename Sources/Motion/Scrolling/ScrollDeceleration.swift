import Arithmetic

/// The deceleration of content after the finger has been lifted, as in `UIScrollView`.
///
/// The rates are Apple's constants, the fraction of the velocity that remains after each millisecond; the closed form
/// follows from them: x(t) = x₀ + v·(e^(Lt) − 1) / L with L = 1000·ln(rate).
public struct ScrollDeceleration: Hashable, Sendable {
  /// The fraction of the velocity that remains after each millisecond, between 0 and 1.
  public let rate: Double
  /// The initial velocity, in points per second.
  public let velocity: Double
  /// The initial position, in points.
  public let start: Double

  /// The rate of `UIScrollView.DecelerationRate.normal`.
  public static let normalRate = 0.998
  /// The rate of `UIScrollView.DecelerationRate.fast`.
  public static let fastRate = 0.99

  /// Creates the motion.
  ///
  /// - Precondition: The rate is between 0 and 1.
  public init(velocity: Double, from start: Double = 0, rate: Double = normalRate) {
    precondition(rate > 0 && rate < 1, "the deceleration rate must be between 0 and 1")
    self.rate = rate
    self.velocity = velocity
    self.start = start
  }

  /// Creates the motion that comes to rest at a given position, as for `targetContentOffset`.
  ///
  /// - Precondition: The rate is between 0 and 1.
  public init(from start: Double, restingAt rest: Double, rate: Double = normalRate) {
    self.init(velocity: (start - rest) * 1000 * log(rate), from: start, rate: rate)
  }

  /// The natural logarithm of the fraction of the velocity that remains after a second; less than 0.
  private var logarithm: Double { 1000 * log(rate) }

  /// Returns the position after `time` seconds, in points.
  public func position(at time: Double) -> Double {
    start + velocity * expm1(logarithm * max(0, time)) / logarithm
  }

  /// Returns the velocity after `time` seconds, in points per second.
  public func velocity(at time: Double) -> Double { velocity * exp(logarithm * max(0, time)) }

  /// The final position of the motion, in points.
  public var restPosition: Double { start - velocity / logarithm }

  /// The rest position by the formula from WWDC 2018, session 803, a sum over milliseconds.
  ///
  /// It falls short of ``restPosition`` by 0.1 % at the normal rate, and by 0.5 % at the fast one.
  public var projectedPosition: Double { start + velocity / 1000 * rate / (1 - rate) }

  /// Returns the distance that motion with a velocity covers, by the formula of ``projectedPosition``; 0 if the rate is
  /// not between 0 and 1.
  package static func projectedDistance(velocity: Double, rate: Double?) -> Double {
    let rate = rate ?? normalRate
    guard rate > 0, rate < 1 else { return 0 }
    return ScrollDeceleration(velocity: velocity, rate: rate).projectedPosition
  }

  /// Returns the time, in seconds, after which at most `distance` points remain; half a point is invisible.
  public func duration(within distance: Double = 0.5) -> Double {
    let way = abs(velocity / logarithm)
    return way > distance ? log(distance / way) / logarithm : 0
  }

  /// Returns the time when the content reaches `position`, in seconds.
  ///
  /// For a position outside the range from ``start`` to ``restPosition``, this is the time of the nearer end.
  public func time(reaching position: Double) -> Double {
    if position == start { return 0 }
    let part = (position - start) * logarithm / velocity
    return log1p(min(0, max(-1 + 0x1p-52, part))) / logarithm
  }
}
