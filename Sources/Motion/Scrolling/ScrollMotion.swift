/// The motion of a scroll view's content along one axis after it has been released.
///
/// It consists of segments of ``ScrollDeceleration`` and ``ScrollBounce``; each inherits position and velocity from the
/// one before: content that overruns the edge comes back, and content flung back from beyond the edge keeps moving
/// inside.
public struct ScrollMotion: Hashable, Sendable {
  private enum Segment: Hashable, Sendable {
    case deceleration(ScrollDeceleration)
    case bounce(ScrollBounce, about: Double)
    case curve(from: Double, TimingFunction)
  }

  /// Half of the interval for differentiating a timing function, in seconds.
  private static let instant = 1e-4

  /// The distance from the target, in points, at which a spring is considered at rest.
  private static let springRest = 0.05

  private var segments: [Segment] = []
  /// The start time of each segment, in seconds.
  private var starts: [Double] = []
  /// The final offset of the content, in points.
  public private(set) var rest: Double
  /// The time when the content comes to rest, in seconds; 0 without any movement.
  public private(set) var duration = 0.0

  /// Creates the motion of released content.
  ///
  /// The deceleration ends when half a point remains, and the content then jumps to its rest position.
  ///
  /// - Parameters:
  ///   - offset: The content offset, in points.
  ///   - velocity: The velocity of the offset, in points per second.
  ///   - limits: The range of resting offsets.
  ///   - rate: The deceleration rate, as for ``ScrollDeceleration``.
  ///   - bounces: True if the content may pass its limits; false if it stops there.
  public init(
    from offset: Double, velocity: Double, within limits: ClosedRange<Double>,
    rate: Double = ScrollDeceleration.normalRate, bounces: Bool = true
  ) {
    rest = offset
    var (position, velocity) = (offset, velocity)
    while true {
      if let edge = Self.edge(beyondWhich: position, velocity, limits) {
        rest = edge
        guard bounces else { return }
        let bounce = ScrollBounce(displacement: position - edge, velocity: velocity)
        append(.bounce(bounce, about: edge))
        guard let crossing = bounce.crossingTime else {
          duration += bounce.duration(within: Self.springRest)
          return
        }
        duration += crossing
        (position, velocity) = (edge, bounce.velocity(at: crossing))
      }
      let deceleration = ScrollDeceleration(velocity: velocity, from: position, rate: rate)
      rest = deceleration.restPosition
      let edge = min(max(rest, limits.lowerBound), limits.upperBound)
      append(.deceleration(deceleration))
      // An infinite rest position is replaced by the edge, too.
      if abs(rest - edge) < 1e-6 || !rest.isFinite {
        rest = edge
        duration += deceleration.duration()
        return
      }
      let time = deceleration.time(reaching: edge)
      duration += time
      (position, velocity) = (edge, deceleration.velocity(at: time))
      rest = edge
      if !bounces { return }
    }
  }

  /// Creates a motion to a given offset, such as the beginning of a page, without overshooting it.
  ///
  /// - Parameters:
  ///   - offset: The content offset, in points.
  ///   - target: The final offset, in points.
  ///   - velocity: The initial velocity of the offset, in points per second.
  public init(from offset: Double, restingAt target: Double, velocity: Double) {
    rest = target
    let displacement = offset - target
    // A critically damped spring overshoots if the velocity exceeds its frequency times the distance.
    let needed = displacement == 0 ? 0 : -velocity / displacement
    let bounce = ScrollBounce(
      displacement: displacement, velocity: velocity, frequency: max(ScrollBounce.frequency, needed))
    append(.bounce(bounce, about: target))
    duration = bounce.duration(within: Self.springRest)
  }

  /// Creates a motion with a given duration.
  public init(from offset: Double, to target: Double, duration: Double, timingFunction: TimingFunction) {
    rest = target
    append(.curve(from: offset, timingFunction))
    self.duration = duration
  }

  private mutating func append(_ segment: Segment) {
    starts.append(duration)
    segments.append(segment)
  }

  /// Returns the edge that the content is beyond, or about to pass.
  private static func edge(
    beyondWhich position: Double, _ velocity: Double, _ limits: ClosedRange<Double>
  ) -> Double? {
    let (lower, upper) = (limits.lowerBound, limits.upperBound)
    if position < lower || position == lower && velocity < 0 { return lower }
    if position > upper || position == upper && velocity > 0 { return upper }
    return nil
  }

  /// Returns the velocity of the offset after `time` seconds, in points per second; 0 at rest.
  public func velocity(at time: Double) -> Double {
    guard time < duration, let index = starts.lastIndex(where: { $0 <= max(0, time) }) else { return 0 }
    let ownTime = max(0, time) - starts[index]
    switch segments[index] {
    case .deceleration(let deceleration): return deceleration.velocity(at: ownTime)
    case .bounce(let bounce, _): return bounce.velocity(at: ownTime)
    case .curve:
      let (before, after) = (max(0, time - Self.instant), time + Self.instant)
      return (position(at: after) - position(at: before)) / (after - before)
    }
  }

  /// Returns the offset after `time` seconds, in points.
  public func position(at time: Double) -> Double {
    guard time < duration, let index = starts.lastIndex(where: { $0 <= max(0, time) }) else { return rest }
    let ownTime = max(0, time) - starts[index]
    switch segments[index] {
    case .deceleration(let deceleration): return deceleration.position(at: ownTime)
    case .bounce(let bounce, let center): return center + bounce.displacement(at: ownTime)
    case .curve(let from, let function):
      return from + (rest - from) * function.value(at: ownTime / duration)
    }
  }
}
