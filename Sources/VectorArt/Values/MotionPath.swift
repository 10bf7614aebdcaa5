import Arithmetic
import Geometry

/// A path that elements move along.
struct MotionPath: Sendable {
  /// The rotation of the moving object.
  enum Turning: Hashable {
    /// A fixed angle in degrees.
    case angle(Double)
    /// The direction of the path plus an angle in degrees.
    case along(Double)
  }

  /// Points on the path, with the distance from its start in pixels and the direction in radians.
  private let points: [(distance: Double, point: Point, angle: Double)]
  /// The distances of the start and of the end of each segment.
  private let vertices: [Double]
  var turning = Turning.angle(0)
  /// The progress along the path, 0 to 1, for each key time; empty for none.
  var keyPoints: [Double] = []

  /// The number of line segments that approximate a curve.
  private static let pieces = 64
  /// The maximum number of segments; longer paths are truncated.
  private static let maximumSegmentCount = 10_000

  /// Creates a motion path; nil if the path is empty.
  init?(_ path: Path) {
    var points: [(distance: Double, point: Point, angle: Double)] = []
    var (current, start, distance) = (Point.zero, Point.zero, 0.0)
    var vertices: [Double] = []
    func add(_ curve: (Double) -> Point, pieces: Int) {
      /// Returns the direction at a curve parameter, from the difference of two nearby points.
      func angle(_ place: Double, otherwise chord: Point) -> Double {
        let way = curve(min(1, place + 1e-4)) - curve(max(0, place - 1e-4))
        return way.length > 0 ? way.angle : chord.angle
      }
      for piece in 1...pieces {
        let (start, end) = (Double(piece - 1) / Double(pieces), Double(piece) / Double(pieces))
        let next = curve(end)
        let step = next - current
        guard step.length > 0 else { continue }
        // A corner has two points, one for each direction.
        points.append((distance, current, angle(start, otherwise: step)))
        distance += step.length
        points.append((distance, next, angle(end, otherwise: step)))
        current = next
      }
      vertices.append(distance)
    }
    for element in path.elements.prefix(Self.maximumSegmentCount) {
      let from = current
      switch element {
      case .move(let point):
        if vertices.isEmpty { vertices.append(0) }
        (current, start) = (point, point)
        if points.isEmpty { points.append((0, point, 0)) }
      case .line(let end): add({ from + (end - from) * $0 }, pieces: 1)
      case .quadratic(let control, let end):
        add({ t in from * ((1 - t) * (1 - t)) + control * (2 * t * (1 - t)) + end * (t * t) }, pieces: Self.pieces)
      case .cubic(let first, let second, let end):
        add(
          { t in
            let u = 1 - t
            return from * (u * u * u) + first * (3 * t * u * u) + second * (3 * t * t * u) + end * (t * t * t)
          }, pieces: Self.pieces)
      case .close: if current != start { add({ from + (start - from) * $0 }, pieces: 1) }
      }
    }
    guard !points.isEmpty else { return nil }
    // The initial point has no direction, so it is dropped unless it is the only one.
    if points.count > 1 { points.removeFirst() }
    (self.points, self.vertices) = (points, vertices)
  }

  /// The length of the path.
  var length: Double { points.last?.distance ?? 0 }

  /// The progress along the path at its vertices.
  var vertexProgress: [Double] { length > 0 ? vertices.map { $0 / length } : [0] }

  /// Returns the transform of the moving object at a fraction of the path.
  func transform(at progress: Double) -> AffineTransform {
    let distance = min(1, max(0, progress)) * length
    var (low, high) = (0, points.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if points[middle].distance < distance { low = middle + 1 } else { high = middle }
    }
    let after = points[low]
    var (point, direction) = (after.point, after.angle)
    if low > 0, after.distance > points[low - 1].distance {
      let before = points[low - 1]
      let share = (distance - before.distance) / (after.distance - before.distance)
      point = before.point + (after.point - before.point) * share
      var turn = after.angle - before.angle
      if turn > .pi { turn -= 2 * .pi } else if turn < -.pi { turn += 2 * .pi }
      direction = before.angle + turn * share
    }
    let angle: Double
    switch turning {
    case .angle(let degrees): angle = degrees * .pi / 180
    case .along(let degrees): angle = direction + degrees * .pi / 180
    }
    return AffineTransform.rotation(radians: angle).concatenating(.translation(point.x, point.y))
  }
}
