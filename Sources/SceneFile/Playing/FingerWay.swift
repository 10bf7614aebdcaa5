import Arithmetic
import Geometry
import Motion
import SceneDiagnostics
import SceneSyntax

/// The way of a finger that drags.
struct FingerWay: Sendable {
  enum Course: Sendable {
    /// From where it comes down, by so much.
    case by(Point)
    /// To a point of the canvas.
    case to(Point)
    /// Through points of the canvas, of which the first is where it comes down.
    case along([Point])
    /// Along lines and curves of the canvas, as fast on each.
    case path(PathKeyframes)
  }

  /// Where it comes down on the canvas; nil for the layer's middle.
  let from: Point?
  let course: Course
  /// How long it moves, in seconds.
  let duration: Double
  /// How long it rests before it moves, in seconds.
  let rest: Double
  /// How fast it is at the end, in points a second; nil as fast as it goes evenly.
  let velocity: Point?
  /// Whether it goes faster and faster.
  let isFlick: Bool
  /// How it gets faster and slower; nil for evenly.
  let pace: TimingFunction?

  /// The points that it passes, the first of them where it comes down.
  func points(from start: Point) -> [Point] {
    switch course {
    case .by(let way): [start, start + way]
    case .to(let end): [start, end]
    case .along(let points): points
    case .path(let path): [path.position(at: 0), path.position(at: 1)]
    }
  }

  /// Where it is after a part of its way.
  private func place(at fraction: Double, along points: [Point]) -> Point {
    if case .path(let path) = course { return path.position(at: fraction) }
    return Self.point(at: fraction, along: points)
  }

  /// Whether its way has bends.
  private var isBent: Bool {
    switch course {
    case .by, .to: false
    case .along(let points): points.count > 2
    case .path: true
    }
  }

  /// Where it is after each tick of its movement, at a rate of ticks a second.
  func places(from start: Point, rate: Double) -> [Point] {
    let points = points(from: start)
    let count = max(1, Int(saturating: (duration * rate).rounded()))
    guard let first = points.first, let last = points.last else { return [] }
    if let pace {
      return (1...count).map { place(at: pace.value(at: Double($0) / Double(count)), along: points) }
    }
    guard let velocity = velocity ?? (isFlick ? (last - first) * (2 / duration) : nil), count > 1 else {
      return (1...count).map { place(at: Double($0) / Double(count), along: points) }
    }
    // The last tick goes at just the velocity; before it, a cubic begins at rest, or evenly along bends, and ends with it.
    let step = velocity * (1 / rate)
    let end = last - step
    let time = Double(count - 1) / rate
    return (1..<count).map { index in
      let u = Double(index) / Double(count - 1)
      let eased = u * u * (3 - 2 * u)
      let bend = isBent ? place(at: eased, along: points) - (first + (last - first) * eased) : .zero
      return first + (end - first) * eased + velocity * (time * u * u * (u - 1)) + bend
    } + [last]
  }

  /// The point after a part of the whole length.
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
