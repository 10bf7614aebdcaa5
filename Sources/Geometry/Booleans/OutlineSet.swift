/// The closed outlines of several paths: curves, and for each a chain of short lines on an integer grid.
struct OutlineSet {
  /// A point of the grid.
  struct GridPoint: Hashable, Comparable {
    var x: Int64
    var y: Int64

    static func < (a: GridPoint, b: GridPoint) -> Bool { a.x != b.x ? a.x < b.x : a.y < b.y }
  }

  /// A line on the grid that represents a part of a curve.
  struct Edge {
    var start: GridPoint
    var end: GridPoint
    /// The index of the curve, and the parameters of the curve at the ends.
    var curve: Int
    var first: Double
    var last: Double
  }

  /// The maximum number of lines of combined paths.
  private static let maximumEdgeCount = 8000
  /// The largest coordinate of the grid, small enough that products of two differences fit into 64 bits.
  private static let reach = 33_554_432.0
  /// The ratio of the paths' extent to the maximum distance of a line from its curve.
  private static let fineness = 8000.0

  private(set) var curves: [OutlineCurve] = []
  private(set) var edges: [Edge] = []
  private let center: Point
  /// The number of grid steps per unit.
  private let scale: Double
  /// The maximum distance of lines from their curves, in the space of the paths.
  let tolerance: Double

  /// Creates the outlines of paths; nil if they have too many segments or are not finite.
  init?(_ paths: [Path]) {
    let boxes = paths.compactMap(\.controlBox)
    let (left, top) = (boxes.map(\.minX).min() ?? 0, boxes.map(\.minY).min() ?? 0)
    let (right, bottom) = (boxes.map(\.maxX).max() ?? 0, boxes.map(\.maxY).max() ?? 0)
    let extent = max(right - left, bottom - top)
    guard extent.isFinite else { return nil }
    center = Point((left + right) / 2, (top + bottom) / 2)
    tolerance = extent / Self.fineness
    guard extent > 0 else {
      scale = 1
      return
    }
    scale = 2 * Self.reach / extent
    for (operand, path) in paths.enumerated() {
      addCurves(of: path, operand: operand)
      if curves.count > Self.maximumEdgeCount { return nil }
    }
    for index in curves.indices {
      flatten(index)
      if edges.count > Self.maximumEdgeCount { return nil }
    }
  }

  private mutating func addCurves(of path: Path, operand: Int) {
    var (start, current) = (Point.zero, Point.zero)
    func isOpen() -> Bool { current != start }
    for element in path.elements {
      switch element {
      case .move(let point):
        if isOpen() { curves.append(OutlineCurve(current, start, operand: operand)) }
        (start, current) = (point, point)
      case .line(let point):
        if point != current { curves.append(OutlineCurve(current, point, operand: operand)) }
        current = point
      case .quadratic(let control, let point):
        curves.append(
          OutlineCurve(CubicBezier(from: current, quadraticControl: control, to: point), operand: operand))
        current = point
      case .cubic(let control1, let control2, let point):
        curves.append(
          OutlineCurve(CubicBezier(from: current, control1: control1, control2: control2, to: point), operand: operand))
        current = point
      case .close:
        if isOpen() { curves.append(OutlineCurve(current, start, operand: operand)) }
        current = start
      }
    }
    if isOpen() { curves.append(OutlineCurve(current, start, operand: operand)) }
  }

  private mutating func flatten(_ index: Int) {
    let curve = curves[index]
    let count = curve.lineCount(tolerance: tolerance)
    var (point, parameter) = (gridPoint(curve.point(at: 0)), 0.0)
    for step in 1...count {
      let next = Double(step) / Double(count)
      let end = gridPoint(curve.point(at: next))
      guard end != point else { continue }
      edges.append(Edge(start: point, end: end, curve: index, first: parameter, last: next))
      (point, parameter) = (end, next)
    }
  }

  private func gridPoint(_ point: Point) -> GridPoint {
    let moved = (point - center) * scale
    // In range: coordinates are clamped to the range of the grid, and NaN becomes its edge.
    func step(_ value: Double) -> Int64 { Int64(max(-Self.reach, min(Self.reach, value.rounded()))) }
    return GridPoint(x: step(moved.x), y: step(moved.y))
  }

  /// Converts a grid point to the space of the paths.
  func point(_ point: GridPoint) -> Point { center + Point(Double(point.x), Double(point.y)) * (1 / scale) }
}
