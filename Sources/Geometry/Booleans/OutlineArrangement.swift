/// A planar arrangement of outlines: their lines, split where they meet, with the winding numbers on both sides.
struct OutlineArrangement {
  typealias Edge = OutlineSet.Edge
  typealias GridPoint = OutlineSet.GridPoint

  /// The maximum number of lines after they are split where they cross, since the time is quadratic in this number.
  private static let maximumEdgeCount = 20_000
  /// The maximum number of winding numbers: one for each line and each path.
  private static let maximumWindingCount = 1 << 22
  /// The maximum number of rounds of splitting: rounding a crossing may move lines across others.
  private static let maximumRoundCount = 16

  /// All edges between two points, as one line from the lower point to the higher one in the order of ``GridPoint``.
  private struct Line {
    var low: GridPoint
    var high: GridPoint
    /// The edges between the points, each with true if it begins at the lower point.
    var edges: [(edge: Int, isForward: Bool)]
  }

  private let operandCount: Int
  private var edges: [Edge]
  private var lines: [Line] = []
  /// The winding numbers to the left of each line, as seen from its lower point, for each path.
  private var windings: [Int32] = []
  private let operands: [Int]

  /// Arranges the lines of outlines; nil if they cross too often.
  init?(_ outlines: OutlineSet, operandCount: Int) {
    self.operandCount = operandCount
    operands = outlines.curves.map(\.operand)
    edges = outlines.edges
    for _ in 0..<Self.maximumRoundCount {
      guard let isSplit = split() else { return nil }
      if !isSplit { break }
    }
    joinLines()
    guard lines.count * operandCount <= Self.maximumWindingCount else { return nil }
    computeWindings()
  }

  /// Returns the edges between the inside of a result and the outside, directed so that the inside is on the left.
  func boundary(of operation: PathOperation) -> [[Edge]] {
    var result: [[Edge]] = []
    var right = [Int32](repeating: 0, count: operandCount)
    for index in lines.indices {
      let left = windings[index * operandCount..<(index + 1) * operandCount]
      for (place, winding) in left.enumerated() { right[place] = winding }
      addTurns(of: index, to: &right, times: -1)
      let isInside = operation.contains(left)
      guard isInside != operation.contains(right[...]) else { continue }
      result.append(
        lines[index].edges.map { entry in
          let edge = edges[entry.edge]
          return entry.isForward == isInside
            ? edge : Edge(start: edge.end, end: edge.start, curve: edge.curve, first: edge.last, last: edge.first)
        })
    }
    return result
  }

  // MARK: Splitting

  /// Splits edges where they cross or touch; returns false if nothing remains to be split, and nil if there are too
  /// many edges.
  private mutating func split() -> Bool? {
    let order = edges.indices.sorted { minimumX(edges[$0]) < minimumX(edges[$1]) }
    var cuts: [Int: [GridPoint]] = [:]
    var active: [Int] = []
    var count = edges.count
    for index in order {
      let edge = edges[index]
      let left = minimumX(edge)
      active.removeAll { maximumX(edges[$0]) < left }
      let (low, high) = (min(edge.start.y, edge.end.y), max(edge.start.y, edge.end.y))
      for other in active {
        let second = edges[other]
        guard min(second.start.y, second.end.y) <= high, max(second.start.y, second.end.y) >= low else { continue }
        Self.meet(edge, second) { point, isFirst in
          cuts[isFirst ? index : other, default: []].append(point)
          count += 1
        }
        if count > Self.maximumEdgeCount { return nil }
      }
      active.append(index)
    }
    guard !cuts.isEmpty else { return false }
    var result: [Edge] = []
    result.reserveCapacity(edges.count + 2 * cuts.count)
    for index in edges.indices {
      guard let points = cuts[index] else {
        result.append(edges[index])
        continue
      }
      Self.cut(edges[index], at: points, into: &result)
    }
    edges = result
    return true
  }

  private func minimumX(_ edge: Edge) -> Int64 { min(edge.start.x, edge.end.x) }

  private func maximumX(_ edge: Edge) -> Int64 { max(edge.start.x, edge.end.x) }

  /// Returns twice the signed area of a triangle: positive if `c` is to the left of the line from `a` to `b`, with y
  /// pointing up.
  private static func turn(_ a: GridPoint, _ b: GridPoint, _ c: GridPoint) -> Int64 {
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
  }

  /// Calls `body` with each point where an edge must be split, and a Boolean value that is true for the first edge.
  private static func meet(_ first: Edge, _ second: Edge, _ body: (GridPoint, Bool) -> Void) {
    let (a, b, c, d) = (first.start, first.end, second.start, second.end)
    let (toC, toD) = (turn(a, b, c), turn(a, b, d))
    if toC > 0, toD > 0 { return }
    if toC < 0, toD < 0 { return }
    let (toA, toB) = (turn(c, d, a), turn(c, d, b))
    if toA > 0, toB > 0 { return }
    if toA < 0, toB < 0 { return }
    func isInside(_ point: GridPoint, _ start: GridPoint, _ end: GridPoint) -> Bool {
      guard point != start, point != end else { return false }
      return min(start.x, end.x) <= point.x && point.x <= max(start.x, end.x) && min(start.y, end.y) <= point.y
        && point.y <= max(start.y, end.y)
    }
    if toC == 0, isInside(c, a, b) { body(c, true) }
    if toD == 0, isInside(d, a, b) { body(d, true) }
    if toA == 0, isInside(a, c, d) { body(a, false) }
    if toB == 0, isInside(b, c, d) { body(b, false) }
    guard toC != 0, toD != 0, toA != 0, toB != 0 else { return }
    let share = Double(toC) / (Double(toC) - Double(toD))
    // In range: the crossing is between two points of the grid.
    let point = GridPoint(
      x: c.x + Int64((Double(d.x - c.x) * share).rounded()), y: c.y + Int64((Double(d.y - c.y) * share).rounded()))
    if point != a, point != b { body(point, true) }
    if point != c, point != d { body(point, false) }
  }

  private static func cut(_ edge: Edge, at points: [GridPoint], into result: inout [Edge]) {
    let (dx, dy) = (Double(edge.end.x - edge.start.x), Double(edge.end.y - edge.start.y))
    let length = dx * dx + dy * dy
    let sorted = points.map { point in
      let way = Double(point.x - edge.start.x) * dx + Double(point.y - edge.start.y) * dy
      return (point: point, share: max(0, min(1, way / length)))
    }.sorted { $0.share < $1.share }
    var (start, first) = (edge.start, edge.first)
    for (point, share) in sorted where point != start {
      let parameter = edge.first + (edge.last - edge.first) * share
      result.append(Edge(start: start, end: point, curve: edge.curve, first: first, last: parameter))
      (start, first) = (point, parameter)
    }
    if start != edge.end {
      result.append(Edge(start: start, end: edge.end, curve: edge.curve, first: first, last: edge.last))
    }
  }

  // MARK: Winding numbers

  private mutating func joinLines() {
    let all = edges.indices.map { index in
      let edge = edges[index]
      let isForward = edge.start < edge.end
      return (
        low: isForward ? edge.start : edge.end, high: isForward ? edge.end : edge.start, edge: index,
        isForward: isForward
      )
    }.sorted { ($0.low, $0.high, $0.edge) < ($1.low, $1.high, $1.edge) }
    for entry in all {
      if let last = lines.indices.last, lines[last].low == entry.low, lines[last].high == entry.high {
        lines[last].edges.append((entry.edge, entry.isForward))
      } else {
        lines.append(Line(low: entry.low, high: entry.high, edges: [(entry.edge, entry.isForward)]))
      }
    }
  }

  /// Adds the change of the winding numbers when a line is crossed from its right to its left.
  private func addTurns(of line: Int, to numbers: inout [Int32], times factor: Int32) {
    for (edge, isForward) in lines[line].edges {
      numbers[operands[edges[edge].curve]] += isForward ? factor : -factor
    }
  }

  private mutating func computeWindings() {
    // Budget: `maximumWindingCount`, checked by the initializer.
    windings = Array(repeating: 0, count: lines.count * operandCount)
    var isKnown = [Bool](repeating: false, count: lines.count)
    var ends: [GridPoint: [Int]] = [:]
    for (index, line) in lines.enumerated() {
      ends[line.low, default: []].append(index)
      ends[line.high, default: []].append(index)
    }
    for start in lines.indices where !isKnown[start] {
      set(start, windingsLeft(of: start))
      isKnown[start] = true
      // Where only two lines meet, the second has the same winding numbers on its sides.
      var pending = [start]
      while let index = pending.popLast() {
        for point in [lines[index].low, lines[index].high] {
          guard let both = ends[point], both.count == 2 else { continue }
          let next = both[0] == index ? both[1] : both[0]
          guard !isKnown[next] else { continue }
          var numbers = Array(windings[index * operandCount..<(index + 1) * operandCount])
          let isTurned = (lines[index].high == point) == (lines[next].high == point)
          // The left of one line is the right of the other if both lead to the point, or both lead away from it.
          if isTurned { addTurns(of: index, to: &numbers, times: -1) }
          set(next, numbers)
          isKnown[next] = true
          pending.append(next)
        }
      }
    }
  }

  private mutating func set(_ line: Int, _ numbers: [Int32]) {
    for (place, number) in numbers.enumerated() { windings[line * operandCount + place] = number }
  }

  /// Returns the winding numbers to the left of a line, by counting the crossings of a ray from its center: straight
  /// down, or to the left from a vertical line.
  private func windingsLeft(of index: Int) -> [Int32] {
    let line = lines[index]
    let (x, y) = (line.low.x + line.high.x, line.low.y + line.high.y)
    var numbers = [Int32](repeating: 0, count: operandCount)
    let isUpright = line.low.x == line.high.x
    for (other, second) in lines.enumerated() where other != index {
      let (a, b) = (second.low, second.high)
      if isUpright {
        let (bottom, top) = (min(a.y, b.y), max(a.y, b.y))
        guard 2 * bottom <= y, y < 2 * top else { continue }
        // The line is on the left of the center if the center is to the right of its upward direction.
        let (from, to) = a.y < b.y ? (a, b) : (b, a)
        if side(from, to, x, y) < 0 { addTurns(of: other, to: &numbers, times: a.y < b.y ? -1 : 1) }
      } else {
        guard 2 * a.x <= x, x < 2 * b.x else { continue }
        if side(a, b, x, y) > 0 { addTurns(of: other, to: &numbers, times: 1) }
      }
    }
    // So far, these are the numbers to the right of a line that leads to the right, and to the left of one that leads
    // upward.
    if !isUpright { addTurns(of: index, to: &numbers, times: 1) }
    return numbers
  }

  /// Returns a number whose sign is the side of the line on which a point is; the point has doubled coordinates.
  private func side(_ a: GridPoint, _ b: GridPoint, _ x: Int64, _ y: Int64) -> Int64 {
    (b.x - a.x) * (y - 2 * a.y) - (b.y - a.y) * (x - 2 * a.x)
  }
}
