import Arithmetic
import Geometry

/// Reduces the edges of a self-intersecting outline to its boundary: the edges that separate inside from outside.
///
/// Cells add up signed areas, so where parts of an outline overlap within a pixel, the winding numbers of individual
/// points are lost. After resolving, the boundary winds around every point at most once, for either rule.
///
/// The outline is swept downward, from one end or crossing of edges to the next. In between, winding numbers are
/// computed from left to right. The remaining part of each edge has exactly the same height as its neighbors', in
/// 256ths of a pixel, so the sums return to zero.
struct WindingResolver {
  /// The edges that are part of the boundary.
  struct Boundary {
    var edges: [Edge] = []
    /// The number of unchanged edges, and of edges that are only reversed.
    var unchangedCount = 0
    var reversedCount = 0

    /// True if resolving changed the outline other than by reversing it.
    var isChanged: Bool { max(unchangedCount, reversedCount) < edges.count }

    /// Ends the kept part of an edge, and adds it to the boundary.
    mutating func finish(_ side: inout ActiveEdges.Side, at end: Int32) {
      guard let start = side.keptFrom, start < end else { return }
      side.keptFrom = nil
      if start == side.top, end == side.bottom {
        let isUnchanged = side.isLeft == (side.sign > 0)
        edges.append(isUnchanged ? side.edge : side.edge.reversed)
        if isUnchanged { unchangedCount += 1 } else { reversedCount += 1 }
      } else {
        let piece = Edge(
          x0: FixedPoint.nearest(side.x(at: start) / 256), y0: start, x1: FixedPoint.nearest(side.x(at: end) / 256),
          y1: end)
        edges.append(side.isLeft ? piece : piece.reversed)
      }
    }
  }

  /// The tops of all edges, in ascending order, each with the index of the edge in its lower half.
  private var tops: [UInt64] = []
  /// The y coordinates of all ends of edges, in ascending order.
  private var stops: [Int32] = []
  private var columns = EdgeColumns()
  private var passing = ActiveEdges()
  private var boundary = Boundary()
  private var kept = ResolvedOutlines()
  /// The remaining work, as a number of visited edges.
  private var effort = 0
  private var rule = FillRule.nonZero

  /// The maximum number of edges of an outline.
  ///
  /// More complex outlines are not resolved; their overlaps may be slightly too dark.
  private static let maximumSideCount = 1 << 16
  /// The maximum work for an outline, as a number of visited edges; it takes a few hundredths of a second.
  private static let maximumEffort = 1 << 21
  /// The minimum work for a result to be cached.
  private static let keptEffort = 1 << 11

  /// Returns the boundary of the area that `edges` enclose by `rule`, in no particular order; nil if that takes too
  /// much work.
  mutating func resolve(_ edges: ArraySlice<Edge>, rule: FillRule) -> [Edge]? {
    if let known = kept.boundary(of: edges, rule: rule) { return known }
    let found = resolve(edges, rule: rule, unlessChanged: false) ? boundary.edges : nil
    if effort < Self.maximumEffort - Self.keptEffort { kept.keep(found, of: edges, rule: rule) }
    return found
  }

  /// Begins a frame, and removes outlines from the cache that were not resolved in the previous one.
  mutating func beginFrame() { kept.beginFrame() }

  /// Finds the boundary; returns false if that exceeds the limit or, if `unlessChanged` is true, as soon as the
  /// boundary is known to differ from the outline.
  private mutating func resolve(_ edges: ArraySlice<Edge>, rule: FillRule, unlessChanged: Bool) -> Bool {
    guard edges.count <= WindingResolver.maximumSideCount else { return false }
    self.rule = rule
    boundary.edges.removeAll(keepingCapacity: true)
    (boundary.unchangedCount, boundary.reversedCount) = (0, 0)
    columns.find(in: edges)
    effort = WindingResolver.maximumEffort
    for column in columns.columns {
      guard resolve(columns.edges[column], unlessChanged: unlessChanged) else { return false }
    }
    return true
  }

  /// Finds the boundary within a column.
  private mutating func resolve(_ edges: ArraySlice<Edge>, unlessChanged: Bool) -> Bool {
    passing.removeAll(effort: effort)
    defer { effort = passing.effort }
    listStops(edges)
    var next = 0
    for (top, bottom) in zip(stops, stops.dropFirst()) where top < bottom {
      while next < tops.count, Self.top(tops[next]) == top {
        passing.append(edges[edges.startIndex + Int(UInt32(truncatingIfNeeded: tops[next]))])
        next += 1
      }
      let isWhole = sweep(from: top, to: bottom, unlessChanged: unlessChanged)
      guard isWhole, passing.effort > 0, !unlessChanged || !boundary.isChanged else { return false }
      passing.finish(at: bottom, into: &boundary)
    }
    return true
  }

  /// Returns whether every point is wound around at most once, and always in the same direction, so nothing needs to be
  /// resolved.
  mutating func isSimple(_ edges: ArraySlice<Edge>) -> Bool {
    guard resolve(edges, rule: .nonZero, unlessChanged: true) else { return false }
    return boundary.unchangedCount == edges.count || boundary.reversedCount == edges.count
  }

  /// Collects and sorts the tops and the ends of edges.
  private mutating func listStops(_ edges: ArraySlice<Edge>) {
    tops.removeAll(keepingCapacity: true)
    stops.removeAll(keepingCapacity: true)
    var last: Int32?
    for (number, edge) in edges.enumerated() {
      let top = UInt64(UInt32(bitPattern: min(edge.y0, edge.y1) ^ .min))
      tops.append(top << 32 | UInt64(number))
      // Usually an edge begins where the previous one ends.
      if last != edge.y0 { stops.append(edge.y0) }
      stops.append(edge.y1)
      last = edge.y1
    }
    tops.sort()
    stops.sort()
  }

  private static func top(_ key: UInt64) -> Int32 { Int32(bitPattern: UInt32(key >> 32)) ^ .min }

  /// Sweeps a strip in which no edge ends; if `unlessChanged` is true, returns false as soon as an edge in it is not
  /// part of the boundary.
  private mutating func sweep(from top: Int32, to bottom: Int32, unlessChanged: Bool) -> Bool {
    var top = top
    while top < bottom {
      var end = bottom
      while true {
        let crossing = passing.order(from: top, to: end)
        guard end - top > 1, let crossing else { break }
        end = crossing
      }
      let isWhole = passing.count(at: top, by: rule, into: &boundary)
      guard isWhole || !unlessChanged else { return false }
      top = end
      guard passing.effort > 0 else { break }
    }
    return true
  }
}
