import Arithmetic
import Geometry

/// The active edges of ``WindingResolver``: the edges of an outline that cross the current strip, from left to right.
struct ActiveEdges {
  /// An active edge, with its part in the strip.
  struct Side {
    let edge: Edge
    let top: Int32
    let bottom: Int32
    /// The x coordinate of the edge's top; `slope` is the change of x with y.
    let topX: Double
    let slope: Double
    /// The x coordinates where the edge enters and leaves the strip.
    var enters: Double
    var leaves = 0.0
    /// The top of the part that is kept so far, and whether the inside is to its right.
    var keptFrom: Int32?
    var isLeft = false
    /// 1 for a downward edge, −1 for an upward one.
    let sign: Int32

    init(_ edge: Edge) {
      self.edge = edge
      let isDownward = edge.y0 < edge.y1
      sign = isDownward ? 1 : -1
      (top, bottom) = isDownward ? (edge.y0, edge.y1) : (edge.y1, edge.y0)
      let (first, last) = isDownward ? (edge.x0, edge.x1) : (edge.x1, edge.x0)
      topX = Double(first)
      slope = Double(last - first) / Double(bottom - top)
      enters = topX
    }

    @inline(__always)
    func x(at y: Int32) -> Double { topX + Double(y &- top) * slope }

    /// Twice the center of the edge's part in the strip; edges are sorted by it.
    var middle: Double { enters + leaves }
  }

  private var sides: [Side] = []
  /// The remaining work, as the number of edges that may still be visited in all strips.
  private(set) var effort = 0

  /// Edges that overlap by less than this, in 256ths of a pixel, count as touching, not as crossing.
  private static let tolerance = 0.75

  /// Removes all edges, and begins an outline with a limit of work.
  mutating func removeAll(effort: Int) {
    sides.removeAll(keepingCapacity: true)
    self.effort = effort
  }

  /// Adds an edge that begins at the top of the strip.
  mutating func append(_ edge: Edge) { sides.append(Side(edge)) }

  /// Removes the edges that end at the bottom of the strip.
  mutating func finish(at bottom: Int32, into boundary: inout WindingResolver.Boundary) {
    var sides = self.sides.mutableSpan
    for place in sides.indices where sides[place].bottom == bottom { boundary.finish(&sides[place], at: bottom) }
    self.sides.removeAll { $0.bottom == bottom }
  }

  /// Sorts the edges by their position in the strip, and returns the first crossing of neighbors within it.
  mutating func order(from top: Int32, to bottom: Int32) -> Int32? {
    var sides = self.sides.mutableSpan
    var (lastEnters, lastLeaves) = (-Double.infinity, -Double.infinity)
    // Usually they are sorted and do not cross, or only a few of them do.
    let count = sides.count
    var (first, last) = (count, 0)
    for place in 0..<count {
      let leaves = sides[place].x(at: bottom)
      let enters = sides[place].enters
      sides[place].leaves = leaves
      if lastEnters > enters || lastLeaves > leaves { (first, last) = (min(first, place), place) }
      (lastEnters, lastLeaves) = (enters, leaves)
    }
    effort -= count
    if first == count { return nil }
    let places = sort(first...last)
    return firstCrossing(in: places, from: top, to: bottom)
  }

  /// Sorts the edges by position; they are nearly sorted already.
  ///
  /// - Parameter places: The first and the last index at which an edge is left of its predecessor somewhere in the
  ///   strip.
  /// - Returns: The indices at which edges may now be left of, or cross, their predecessors.
  private mutating func sort(_ places: ClosedRange<Int>) -> Range<Int> {
    var sides = self.sides.mutableSpan
    let count = sides.count
    var (place, first, steps) = (places.lowerBound, places.lowerBound, 0)
    while place < count {
      let side = sides[place]
      let middle = side.middle
      var hole = place
      while hole > 0, sides[hole - 1].middle > middle {
        sides[hole] = sides[hole - 1]
        hole -= 1
      }
      if hole < place {
        sides[hole] = side
        steps += place - hole
        first = min(first, hole)
      } else if place > places.upperBound {
        break
      }
      place += 1
    }
    effort -= steps
    return max(first, 1)..<min(place + 1, count)
  }

  /// Returns the first crossing within the strip between the edges at some indices and their left neighbors.
  private func firstCrossing(in places: Range<Int>, from top: Int32, to bottom: Int32) -> Int32? {
    var first: Int32?
    let sides = self.sides.span
    for place in places {
      let before = sides[place - 1].enters - sides[place].enters
      let after = sides[place - 1].leaves - sides[place].leaves
      guard max(before, after) > ActiveEdges.tolerance, min(before, after) < 0 else { continue }
      let height = Double(bottom - top)
      let crossing = top + Int32(saturating: height * before / (before - after) + 0.5)
      first = min(first ?? bottom, max(top + 1, min(crossing, bottom - 1)))
    }
    return first
  }

  /// Computes winding numbers through a strip without crossings, and advances the edges to its bottom.
  ///
  /// - Returns: True if all edges are part of the boundary.
  mutating func count(
    at top: Int32, by rule: FillRule, into boundary: inout WindingResolver.Boundary
  ) -> Bool {
    var winding: Int32 = 0
    var (wasInside, isWhole) = (false, true)
    var sides = self.sides.mutableSpan
    for place in sides.indices {
      winding &+= sides[place].sign
      let isInside = rule == .nonZero ? winding != 0 : winding & 1 != 0
      if wasInside == isInside {
        isWhole = false
        boundary.finish(&sides[place], at: top)
      } else if sides[place].keptFrom == nil || sides[place].isLeft != isInside {
        boundary.finish(&sides[place], at: top)
        sides[place].keptFrom = top
        sides[place].isLeft = isInside
      }
      wasInside = isInside
      sides[place].enters = sides[place].leaves
    }
    return isWhole
  }
}
