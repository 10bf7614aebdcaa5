import Geometry
import LayerTree

/// A finger on a live stage: the path of its events, sampled at each tick of the stage.
struct FingerPath {
  /// The number of the finger on the stage, unique among touches.
  let number: Int
  /// The locations, with their times on the stage's clock and on the clock of the events.
  private var points: [(time: Double, location: Point, own: Double)]
  private var end: (time: Double, own: Double, isCancelled: Bool)?
  /// The last location sent to the stage; nil before the touch begins.
  private var last: Point?

  /// The pause before lifting, in seconds, after which the finger counts as resting.
  private static let rest = 0.032
  /// The interval for measuring the finger's velocity, in seconds.
  private static let memory = 0.04

  /// Creates a finger that has touched down.
  ///
  /// - Parameters:
  ///   - number: The finger's number on the stage.
  ///   - location: The location of the touch.
  ///   - time: The time on the stage's clock.
  ///   - own: The time on the clock of the events, used for the velocity; nil for the stage's time.
  init(number: Int, at location: Point, time: Double, own: Double? = nil) {
    self.number = number
    points = [(time, location, own ?? time)]
  }

  /// True if the finger has been lifted, even if the stage hasn't been sent its end yet.
  var isLifted: Bool { end != nil }

  /// The last location of the finger, with its time.
  var latest: (time: Double, location: Point) {
    let last = points[points.count - 1]
    return (last.time, last.location)
  }

  /// Records the location of the finger.
  mutating func move(to location: Point, time: Double, own: Double? = nil) {
    guard end == nil else { return }
    // Times never decrease; of two events at the same time, the second counts.
    let time = max(time, latest.time)
    if time == latest.time, points.count > 1 { points.removeLast() }
    points.append((time, location, own ?? time))
  }

  /// Records that the finger is lifted at its last location.
  mutating func lift(at time: Double, own: Double? = nil, isCancelled: Bool = false) {
    if end == nil { end = (max(time, latest.time), own ?? time, isCancelled) }
  }

  /// Returns the finger's sample at a tick.
  ///
  /// - Parameters:
  ///   - time: The time of the tick, in seconds.
  ///   - length: The time between two ticks, in seconds.
  /// - Returns: The sample; nil if nothing has changed.
  mutating func sample(at time: Double, length: Double) -> TouchSample? {
    let start = points[0]
    guard let last else {
      guard start.time <= time else { return nil }
      self.last = start.location
      return TouchSample(.began, at: start.location, finger: number)
    }
    if let end, end.time <= time {
      let location = end.isCancelled ? latest.location : liftLocation(from: last, length: length)
      return TouchSample(end.isCancelled ? .cancelled : .ended, at: location, finger: number)
    }
    let location = Self.rounded(position(at: time))
    points.removeFirst(max(0, (points.firstIndex { $0.time > time - 2 * Self.memory } ?? points.count - 1) - 1))
    guard location != last else { return nil }
    self.last = location
    return TouchSample(.moved, at: location, finger: number)
  }

  private func position(at time: Double) -> Point {
    guard let next = points.firstIndex(where: { $0.time > time }) else { return latest.location }
    guard next > 0 else { return points[0].location }
    let (from, to) = (points[next - 1], points[next])
    return from.location + (to.location - from.location) * ((time - from.time) / (to.time - from.time))
  }

  /// Returns the location of the lifted finger, extrapolated by one tick at the finger's velocity.
  ///
  /// A finger is lifted between two ticks, so the distance from the earlier tick doesn't give its velocity.
  private func liftLocation(from last: Point, length: Double) -> Point {
    guard let end, let moved = points.lastIndex(where: { $0.location != latest.location }), moved + 1 < points.count
    else { return latest.location }
    let arrival = points[moved + 1]
    guard end.own - arrival.own <= Self.rest,
      let first = points[...moved].first(where: { arrival.own - $0.own <= Self.memory }), arrival.own > first.own
    else { return latest.location }
    let velocity = (arrival.location - first.location) * (1 / max(arrival.own - first.own, length / 4))
    return Self.rounded(last + velocity * length)
  }

  private static func rounded(_ point: Point) -> Point {
    Point((point.x * 100).rounded() / 100, (point.y * 100).rounded() / 100)
  }
}
