import Arithmetic
package import Geometry
package import Motion

/// The path of a dragging finger, with its timing.
package struct FingerPath: Sendable {
  package enum Route: Sendable {
    /// Moves by a distance from the touch-down point.
    case by(Point)
    /// Moves to a point of the canvas.
    case to(Point)
    /// Moves through points of the canvas, starting with the touch-down point.
    case along([Point])
    /// Moves along lines and curves on the canvas, at the same speed on each.
    case path(PathKeyframes)
  }

  /// The touch-down point on the canvas; nil for the layer's center.
  package let from: Point?
  package let route: Route
  /// The duration of the movement, in seconds.
  package let duration: Double
  /// The pause before the movement, in seconds.
  package let rest: Double
  /// The velocity at the end, in points per second; nil for the velocity of a uniform movement.
  package let velocity: Point?
  /// True if the finger accelerates up to the end.
  package let isFlick: Bool
  /// The timing function of the movement; nil for a constant speed.
  package let pace: TimingFunction?

  package init(
    from: Point?, route: Route, duration: Double, rest: Double, velocity: Point?, isFlick: Bool, pace: TimingFunction?
  ) {
    self.from = from
    self.route = route
    self.duration = duration
    self.rest = rest
    self.velocity = velocity
    self.isFlick = isFlick
    self.pace = pace
  }

  /// Returns the points of the path, starting with the touch-down point.
  package func points(from start: Point) -> [Point] {
    switch route {
    case .by(let distance): [start, start + distance]
    case .to(let end): [start, end]
    case .along(let points): points
    case .path(let path): [path.position(at: 0), path.position(at: 1)]
    }
  }

  /// Returns the location at a fraction of the path's length.
  private func location(at fraction: Double, along points: [Point]) -> Point {
    if case .path(let path) = route { return path.position(at: fraction) }
    return Self.point(at: fraction, along: points)
  }

  /// True if the path is curved.
  private var isBent: Bool {
    switch route {
    case .by, .to: false
    case .along(let points): points.count > 2
    case .path: true
    }
  }

  /// Returns the location after each tick of the movement, at a rate in ticks per second.
  package func locations(from start: Point, rate: Double) -> [Point] {
    let movement = movement(from: start, rate: rate)
    return (1...movement.count).map { movement.location(Double($0)) }
  }

  /// Returns the movement at a rate in ticks per second.
  ///
  /// - Parameters:
  ///   - start: The touch-down point.
  ///   - rate: The number of ticks per second.
  /// - Returns: The number of ticks of the movement, and a function that returns the location after any number of ticks
  ///   up to it.
  func movement(from start: Point, rate: Double) -> (count: Int, location: (_ ticks: Double) -> Point) {
    let points = points(from: start)
    let count = max(1, Int(saturating: (duration * rate).rounded()))
    guard let first = points.first, let last = points.last else { return (count, { _ in start }) }
    if let pace {
      return (count, { location(at: pace.value(at: $0 / Double(count)), along: points) })
    }
    guard let velocity = velocity ?? (isFlick ? (last - first) * (2 / duration) : nil), count > 1 else {
      return (count, { location(at: $0 / Double(count), along: points) })
    }
    // The last tick moves at the given velocity. Before it, a cubic starts at rest, or uniformly along curves, and
    // reaches that velocity.
    let step = velocity * (1 / rate)
    let end = last - step
    let lastTick = Double(count - 1)
    let time = lastTick / rate
    return (
      count,
      { ticks in
        guard ticks <= lastTick else { return last - step * (Double(count) - ticks) }
        let u = ticks / lastTick
        let eased = u * u * (3 - 2 * u)
        let bend = isBent ? location(at: eased, along: points) - (first + (last - first) * eased) : .zero
        return first + (end - first) * eased + velocity * (time * u * u * (u - 1)) + bend
      }
    )
  }

  /// Returns the point at a fraction of the total length.
  private static func point(at fraction: Double, along points: [Point]) -> Point {
    let lengths = zip(points, points.dropFirst()).map { ($1 - $0).length }
    var rest = fraction * lengths.reduce(0, +)
    for (index, length) in lengths.enumerated() {
      if rest <= length, length > 0 { return points[index] + (points[index + 1] - points[index]) * (rest / length) }
      rest -= length
    }
    return points.last ?? .zero
  }
}
