/// Joins edges to contours, and consecutive edges of one curve to a part of the curve.
struct OutlineTracer {
  typealias Edge = OutlineSet.Edge
  typealias GridPoint = OutlineSet.GridPoint

  /// A part of a curve, from one parameter to another, with the grid points at its ends.
  private struct CurvePart {
    var curve: Int
    var first: Double
    var last: Double
    var start: GridPoint
    var end: GridPoint
  }

  private let outlines: OutlineSet

  init(_ outlines: OutlineSet) { self.outlines = outlines }

  /// Returns the path along edges, each of which is shared by one or several curves.
  func path(along edges: [[Edge]]) -> Path {
    var path = Path()
    for contour in contours(of: edges) { append(pieces(along: contour.map { edges[$0] }), to: &path) }
    return path
  }

  private func contours(of edges: [[Edge]]) -> [[Int]] {
    var leaving: [GridPoint: [Int]] = [:]
    for (index, edge) in edges.enumerated() { leaving[edge[0].start, default: []].append(index) }
    var isUsed = [Bool](repeating: false, count: edges.count)
    var result: [[Int]] = []
    for first in edges.indices where !isUsed[first] {
      var contour: [Int] = []
      var current = first
      while !isUsed[current] {
        isUsed[current] = true
        contour.append(current)
        let candidates = (leaving[edges[current][0].end] ?? []).filter { !isUsed[$0] }
        // The sharpest turn to the inside separates areas that touch at a point.
        let next = candidates.max { turn(edges[current][0], edges[$0][0]) < turn(edges[current][0], edges[$1][0]) }
        guard let next else { break }
        current = next
      }
      result.append(contour)
    }
    return result
  }

  /// Returns a number from −2 to 2 that increases with the angle from one edge to the next, to the left.
  private func turn(_ edge: Edge, _ next: Edge) -> Double {
    let (ax, ay) = (Double(edge.end.x - edge.start.x), Double(edge.end.y - edge.start.y))
    let (bx, by) = (Double(next.end.x - next.start.x), Double(next.end.y - next.start.y))
    let (dot, cross) = (ax * bx + ay * by, ax * by - ay * bx)
    let share = cross / max(abs(dot) + abs(cross), .leastNonzeroMagnitude)
    return dot >= 0 ? share : cross >= 0 ? 2 - share : -2 - share
  }

  private func pieces(along contour: [[Edge]]) -> [CurvePart] {
    var result: [CurvePart] = []
    func isContinued(_ piece: CurvePart, by edge: Edge) -> Bool {
      piece.curve == edge.curve && abs(piece.last - edge.first) < 1e-9
        && (piece.last > piece.first) == (edge.last > edge.first)
    }
    for edges in contour {
      if let last = result.last, let edge = edges.first(where: { isContinued(last, by: $0) }) {
        result[result.count - 1].last = edge.last
        result[result.count - 1].end = edge.end
      } else {
        let edge = edges[0]
        result.append(
          CurvePart(curve: edge.curve, first: edge.first, last: edge.last, start: edge.start, end: edge.end))
      }
    }
    // The contour may have begun in the middle of a curve.
    if result.count > 1, let first = result.first, let last = result.last, last.curve == first.curve,
      abs(last.last - first.first) < 1e-9, (last.last > last.first) == (first.last > first.first)
    {
      result[0].first = last.first
      result[0].start = last.start
      result.removeLast()
    }
    return result
  }

  private func append(_ pieces: [CurvePart], to path: inout Path) {
    guard !pieces.isEmpty else { return }
    var pieces = pieces
    // The corner between each piece and the next.
    let corners = pieces.indices.map { index in
      let next = (index + 1) % pieces.count
      guard next != index else { return outlines.point(pieces[index].end) }
      let corner = corner(between: pieces[index], and: pieces[next])
      (pieces[index].last, pieces[next].first) = (corner.last, corner.first)
      return corner.point
    }
    path.move(to: corners[corners.count - 1])
    for (piece, corner) in zip(pieces, corners) {
      let curve = outlines.curves[piece.curve]
      if curve.isLine {
        path.line(to: corner)
      } else {
        let part = curve.curve.part(from: piece.first, to: piece.last)
        path.cubic(control1: part.control1, control2: part.control2, to: corner)
      }
    }
    path.close()
  }

  /// Returns the point where two curves meet, near the ends of their parts (Newton's method).
  private func corner(between piece: CurvePart, and next: CurvePart) -> (point: Point, last: Double, first: Double) {
    let (a, b) = (outlines.curves[piece.curve], outlines.curves[next.curve])
    let place = outlines.point(piece.end)
    var (t, u) = (piece.last, next.first)
    for _ in 0..<8 {
      let gap = b.point(at: u) - a.point(at: t)
      let (s, v) = (a.derivative(at: t), b.derivative(at: u))
      let cross = s.x * v.y - s.y * v.x
      guard abs(cross) > 1e-9 * (s.length * v.length + .leastNonzeroMagnitude) else { break }
      t = max(0, min(1, t + (gap.x * v.y - gap.y * v.x) / cross))
      u = max(0, min(1, u + (gap.x * s.y - gap.y * s.x) / cross))
    }
    let (end, start) = (a.point(at: t), b.point(at: u))
    let limit = 4 * outlines.tolerance
    guard (end - start).length < 1e-3 * limit, (end - place).length < limit else {
      return (place, piece.last, next.first)
    }
    return (end, t, u)
  }
}
