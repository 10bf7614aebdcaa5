import Geometry
import LayerTree

/// A finger on a live stage: its path by its own clock, sampled by the stage at each tick.
struct FingerPath {
  /// The finger's number on the stage, unique among touches.
  let number: Int
  /// The locations with their times on the stage's clock and on the finger's own.
  private var points: [(time: Double, location: Point, own: Double)]
  private var end: (time: Double, own: Double, isCancelled: Bool)?
  /// The last location that was reported to the stage; nil before the touch began there.
  private var last: Point?

  /// The pause, in seconds, after which a lifted finger counts as not moving.
  private static let rest = 0.032
  /// The period for measuring its speed, in seconds.
  private static let memory = 0.04

  /// Makes a finger that has come down.
  ///
  /// - Parameters:
  ///   - number: The finger's number on the stage.
  ///   - location: The location of the touch.
  ///   - time: The time on the stage's clock.
  ///   - own: The time on the finger's own clock, used for its speed; the stage's time if there is no other.
  init(number: Int, at location: Point, time: Double, own: Double? = nil) {
    self.number = number
    points = [(time, location, own ?? time)]
  }

  /// True if the finger has been lifted, though the stage may not know yet.
  var isLifted: Bool { end != nil }

  /// The last place of the finger, and its time.
  var latest: (time: Double, location: Point) {
    let last = points[points.count - 1]
    return (last.time, last.location)
  }

  /// Records the location of the finger.
  mutating func move(to location: Point, time: Double, own: Double? = nil) {
    guard end == nil else { return }
    // Times of one clock never decrease; of two events at the same time the second counts.
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
  /// - Returns: The sample; nil if nothing happens.
  mutating func sample(at time: Double, length: Double) -> TouchSample? {
    let start = points[0]
    guard let last else {
      guard start.time <= time else { return nil }
      self.last = start.location
      return TouchSample(.began, at: start.location, finger: number)
    }
    if let end, end.time <= time {
      let location = end.isCancelled ? latest.location : liftingPlace(from: last, length: length)
      return TouchSample(end.isCancelled ? .cancelled : .ended, at: location, finger: number)
    }
    let location = Self.rounded(place(at: time))
    points.removeFirst(max(0, (points.firstIndex { $0.time > time - 2 * Self.memory } ?? points.count - 1) - 1))
    guard location != last else { return nil }
    self.last = location
    return TouchSample(.moved, at: location, finger: number)
  }

  private func place(at time: Double) -> Point {
    guard let next = points.firstIndex(where: { $0.time > time }) else { return latest.location }
    guard next > 0 else { return points[0].location }
    let (from, to) = (points[next - 1], points[next])
    return from.location + (to.location - from.location) * ((time - from.time) / (to.time - from.time))
  }

  /// Returns the location of the lifted finger, extrapolated through the last tick at the finger's speed.
  ///
  /// A finger is lifted between two ticks, so the distance since the first of them doesn't give its speed.
  private func liftingPlace(from last: Point, length: Double) -> Point {
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
