import Geometry

/// Flattens a path to lines that can be stroked.
struct StrokeFlattener {
  private(set) var contours: [StrokeContour] = []
  private let scale: Double
  private let step: ArcStep
  private var maximumLineCount = 0.0
  /// The distance below which points are merged.
  private let minimumDistance: Double
  private var vertices: [StrokeVertex] = []
  /// True if the subpath has elements, even if all of them are at its first point.
  private var isDrawn = false
  /// The cosine of the smallest angle between a curve's tangent at its end and its last line that counts as an
  /// additional turn.
  private static let sharpCosine = 0.7

  /// - Parameters:
  ///   - scale: The maximum number of pixels per unit of the path.
  ///   - step: The largest angle between lines along a curve's side.
  init(scale: Double, step: ArcStep) {
    self.scale = scale
    self.step = step
    minimumDistance = 1 / (4096 * scale)
  }

  mutating func add(_ path: Path) {
    maximumLineCount = CubicBezier.maximumLineCount(elementCount: path.elements.count)
    var start = Point.zero
    var current = Point.zero
    for element in path.elements {
      switch element {
      case .move(let point):
        endContour()
        (start, current) = (point, point)
      case .line(let point):
        addLine(from: current, to: point)
        current = point
      case .quadratic(let control, let end):
        addCurve(CubicBezier(from: current, quadraticControl: control, to: end))
        current = end
      case .cubic(let control1, let control2, let end):
        addCurve(CubicBezier(from: current, control1: control1, control2: control2, to: end))
        current = end
      case .close:
        addLine(from: current, to: start)
        close()
        current = start
      }
    }
    endContour()
  }

  /// Begins a contour, unless one has begun.
  private mutating func beginContour(at point: Point) {
    isDrawn = true
    if vertices.isEmpty {
      let right = Point(1, 0)
      vertices.append(StrokeVertex(point: point, arriving: right, leaving: right))
    }
  }

  private mutating func addLine(from start: Point, to end: Point) {
    beginContour(at: start)
    let line = end - vertices[vertices.count - 1].point
    // NaN doesn't count as too short; it is detected at the end.
    guard !(line.length < minimumDistance) else { return }
    let direction = line.normalized
    vertices[vertices.count - 1].leaving = direction
    vertices.append(StrokeVertex(point: end, arriving: direction, leaving: direction))
  }

  private mutating func addCurve(_ curve: CubicBezier) {
    beginContour(at: curve.start)
    let first = vertices.count - 1
    let turns = curve.turn / step.radians
    curve.forEachFlattenedPoint(scale: scale, minimumLines: turns, maximumLineCount: maximumLineCount) { point in
      let line = point - vertices[vertices.count - 1].point
      guard !(line.length < minimumDistance) else { return }
      let direction = line.normalized
      vertices[vertices.count - 1].leaving = direction
      vertices.append(StrokeVertex(point: point, arriving: direction, leaving: direction, isCorner: false))
    }
    let last = vertices.count - 1
    guard last > first else { return }
    vertices[last].isCorner = true
    for index in (first + 1)..<max(first + 1, last) { smooth(index) }
    finishEnd(last, curve)
    finishStart(first, curve)
  }

  /// Sets the direction at the start of a curve to the curve's own tangent.
  private mutating func finishStart(_ index: Int, _ curve: CubicBezier) {
    guard let tangent = curve.startDirection(beyond: minimumDistance) else { return }
    let (point, leaving) = (vertices[index].point, vertices[index].leaving)
    vertices[index].leaving = tangent
    if tangent.dot(leaving) <= Self.sharpCosine {
      vertices.insert(turn(at: point + tangent * minimumDistance, from: tangent, to: leaving), at: index + 1)
    }
  }

  /// Sets the direction at the end of a curve to the curve's own tangent.
  private mutating func finishEnd(_ index: Int, _ curve: CubicBezier) {
    guard let tangent = curve.endDirection(beyond: minimumDistance) else { return }
    let (point, arriving) = (vertices[index].point, vertices[index].arriving)
    (vertices[index].arriving, vertices[index].leaving) = (tangent, tangent)
    if tangent.dot(arriving) <= Self.sharpCosine {
      vertices.insert(turn(at: point - tangent * minimumDistance, from: arriving, to: tangent), at: index)
    }
  }

  /// Returns a vertex with a round join, for a curve that turns more sharply than its lines, as thin ellipses do at
  /// their tips.
  private func turn(at point: Point, from arriving: Point, to leaving: Point) -> StrokeVertex {
    StrokeVertex(point: point, arriving: arriving, leaving: leaving, isCorner: false)
  }

  /// Sets both directions at a vertex within a curve to their mean, unless the curve turns sharply there.
  private mutating func smooth(_ index: Int) {
    let (arriving, leaving) = (vertices[index].arriving, vertices[index].leaving)
    let cosine = arriving.dot(leaving)
    // The limit exceeds the subdivision angle of curves, since they don't turn uniformly.
    guard cosine > 1 - 2 * (1 - step.cosine) else { return }
    let direction = (arriving + leaving).normalized
    (vertices[index].arriving, vertices[index].leaving) = (direction, direction)
    // This is 1 + θ²/12, where θ² ≈ 2(1 − cos θ).
    vertices[index].reach = 1 + (1 - cosine) / 6
  }

  private mutating func close() {
    guard let first = vertices.first, let last = vertices.last, vertices.count > 1 else { return endContour() }
    if (last.point - first.point).length < minimumDistance {
      vertices[0].arriving = last.arriving
      vertices.removeLast()
    }
    if vertices.count > 1 { contours.append(StrokeContour(vertices: vertices, isClosed: true)) }
    vertices.removeAll(keepingCapacity: true)
    isDrawn = false
  }

  /// Ends an open contour, if one has begun.
  private mutating func endContour() {
    if isDrawn, let last = vertices.last {
      vertices[0].arriving = vertices[0].leaving
      vertices[vertices.count - 1].leaving = last.arriving
      contours.append(StrokeContour(vertices: vertices, isClosed: false))
    }
    vertices.removeAll(keepingCapacity: true)
    isDrawn = false
  }
}

extension CubicBezier {
  /// Returns the initial direction of the curve, from the first point farther away than `distance`; nil if there is
  /// none.
  fileprivate func startDirection(beyond distance: Double) -> Point? {
    [control1, control2, end].first { ($0 - start).length > distance }.map { ($0 - start).normalized }
  }

  /// Returns the final direction of the curve, from the last point farther away than `distance`; nil if there is none.
  fileprivate func endDirection(beyond distance: Double) -> Point? {
    [control2, control1, start].first { (end - $0).length > distance }.map { (end - $0).normalized }
  }

  /// An upper bound of the curve's turn, in radians: the turn of its control points.
  fileprivate var turn: Double {
    var sum = 0.0
    var previous: Point?
    for side in [control1 - start, control2 - control1, end - control2] where side.length > 0 {
      let direction = side.normalized
      // An arc is at most π/2 times its chord.
      if let previous { sum += (direction - previous).length * (.pi / 2) }
      previous = direction
    }
    return sum
  }
}
