import Arithmetic
import Geometry

/// Reduces the sides of an outline that crosses itself to those that separate its inside from its outside.
///
/// Cells add up signed areas, so where parts of an outline overlap within a pixel, they lose the winding number of each
/// point. After resolving, every point is wound around once or not at all, under either rule.
///
/// The outline is swept downwards, from one end of a side or crossing of two to the next. In between, the sides have an
/// order in which the winding number is counted. The remainder of each side has exactly the same height as its
/// neighbors', in 256ths of a pixel, so the sums return to zero.
struct WindingResolver {
  /// A side during the sweep.
  private struct Side {
    let edge: Edge
    /// 1 for a side that runs downwards, −1 for upwards.
    let sign: Int
    let top: Int32
    let bottom: Int32
    /// The start of the line, and its change of x with y.
    let topX: Double
    let slope: Double
    /// The points where the line enters and leaves the strip.
    var enters = 0.0
    var leaves = 0.0
    /// The part of it that remains down to the strip: its start, and whether the inside is to its right.
    var keptFrom: Int32?
    var isLeft = false

    init(_ edge: Edge) {
      self.edge = edge
      let isDownward = edge.y0 < edge.y1
      sign = isDownward ? 1 : -1
      (top, bottom) = isDownward ? (edge.y0, edge.y1) : (edge.y1, edge.y0)
      let (first, last) = isDownward ? (edge.x0, edge.x1) : (edge.x1, edge.x0)
      topX = Double(first)
      slope = Double(last - first) / Double(bottom - top)
    }

    func x(at y: Int32) -> Double { topX + Double(y - top) * slope }
  }

  private var sides: [Side] = []
  /// The ends of all sides, from top to bottom.
  private var stops: [Int32] = []
  /// The sides that pass the strip, from left to right.
  private var passing: [Int] = []
  private var result: [Edge] = []
  /// The number of sides that remain unchanged, and of those that remain whole but in the opposite direction.
  private var unchangedCount = 0
  private var reversedCount = 0
  private var rule = FillRule.nonZero
  /// The number of sides of all strips that may still be visited.
  private var effort = 0

  /// Sides closer than this, in 256ths of a pixel, count as touching, not as crossing.
  private static let tolerance = 0.75
  /// Outlines with more sides are left as they are.
  ///
  /// So are those that would take more effort. Pixels in which such an outline overlaps itself may be a little too
  /// dark.
  private static let mostSides = 1 << 16
  /// A few hundredths of a second.
  private static let mostEffort = 1 << 21

  /// The boundary of the area that `edges` enclose by `rule`, in no particular order; nil when that takes too much
  /// effort.
  mutating func resolve(_ edges: ArraySlice<Edge>, rule: FillRule) -> [Edge]? {
    guard edges.count <= WindingResolver.mostSides else { return nil }
    self.rule = rule
    effort = WindingResolver.mostEffort
    sides.removeAll(keepingCapacity: true)
    stops.removeAll(keepingCapacity: true)
    passing.removeAll(keepingCapacity: true)
    result.removeAll(keepingCapacity: true)
    (unchangedCount, reversedCount) = (0, 0)
    for edge in edges {
      sides.append(Side(edge))
      stops.append(edge.y0)
      stops.append(edge.y1)
    }
    sides.sort { $0.top < $1.top }
    stops.sort()
    var next = 0
    for (top, bottom) in zip(stops, stops.dropFirst()) where top < bottom {
      while next < sides.count, sides[next].top == top {
        passing.append(next)
        next += 1
      }
      sweep(from: top, to: bottom)
      guard effort > 0 else { return nil }
      for index in passing where sides[index].bottom == bottom { finish(index, at: bottom) }
      passing.removeAll { sides[$0].bottom == bottom }
    }
    return result
  }

  /// Returns whether every point is wound around at most once, and always in the same direction, so nothing needs
  /// resolving.
  mutating func isSimple(_ edges: ArraySlice<Edge>) -> Bool {
    guard resolve(edges, rule: .nonZero) != nil else { return false }
    return unchangedCount == edges.count || reversedCount == edges.count
  }

  /// Sweeps a strip in which no side begins or ends.
  private mutating func sweep(from top: Int32, to bottom: Int32) {
    var top = top
    for index in passing { sides[index].enters = sides[index].x(at: top) }
    while top < bottom {
      var end = bottom
      while true {
        for index in passing { sides[index].leaves = sides[index].x(at: end) }
        sortPassing()
        effort -= passing.count
        guard end - top > 1, let crossing = firstCrossing(from: top, to: end) else { break }
        end = crossing
      }
      count(at: top)
      for index in passing { sides[index].enters = sides[index].leaves }
      top = end
      guard effort > 0 else { return }
    }
  }

  /// Sorts the sides that pass the strip by position; they are nearly sorted already.
  private mutating func sortPassing() {
    for place in passing.indices.dropFirst() {
      let index = passing[place]
      let middle = sides[index].enters + sides[index].leaves
      var hole = place
      while hole > 0, sides[passing[hole - 1]].enters + sides[passing[hole - 1]].leaves > middle {
        passing[hole] = passing[hole - 1]
        hole -= 1
      }
      passing[hole] = index
      effort -= place - hole
    }
  }

  /// Returns the first crossing of neighbors within the strip.
  private func firstCrossing(from top: Int32, to bottom: Int32) -> Int32? {
    var first: Int32?
    for place in passing.indices.dropFirst() {
      let (left, right) = (sides[passing[place - 1]], sides[passing[place]])
      let before = left.enters - right.enters
      let after = left.leaves - right.leaves
      guard max(before, after) > WindingResolver.tolerance, min(before, after) < 0 else { continue }
      let height = Double(bottom - top)
      let crossing = top + Int32(saturating: (height * before / (before - after)).rounded())
      first = min(first ?? bottom, max(top + 1, min(crossing, bottom - 1)))
    }
    return first
  }

  /// Counts the winding number through a strip in which sides don't cross.
  private mutating func count(at top: Int32) {
    var winding = 0
    for index in passing {
      let wasInside = isInside(winding)
      winding += sides[index].sign
      let isInside = isInside(winding)
      if wasInside == isInside {
        finish(index, at: top)
      } else if sides[index].keptFrom == nil || sides[index].isLeft != isInside {
        finish(index, at: top)
        sides[index].keptFrom = top
        sides[index].isLeft = isInside
      }
    }
  }

  private func isInside(_ winding: Int) -> Bool {
    rule == .nonZero ? winding != 0 : !winding.isMultiple(of: 2)
  }

  /// Ends the remaining part of a side.
  private mutating func finish(_ index: Int, at end: Int32) {
    let side = sides[index]
    guard let start = side.keptFrom, start < end else { return }
    sides[index].keptFrom = nil
    if start == side.top, end == side.bottom {
      let isUnchanged = side.isLeft == (side.sign > 0)
      result.append(isUnchanged ? side.edge : side.edge.reversed)
      if isUnchanged { unchangedCount += 1 } else { reversedCount += 1 }
    } else {
      let piece = Edge(
        x0: FixedPoint.nearest(side.x(at: start) / 256), y0: start, x1: FixedPoint.nearest(side.x(at: end) / 256),
        y1: end)
      result.append(side.isLeft ? piece : piece.reversed)
    }
  }
}
