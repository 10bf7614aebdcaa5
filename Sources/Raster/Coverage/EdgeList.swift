package import Geometry
package import Pixels

/// A directed edge of an outline, in pixels with eight fractional bits; never horizontal.
package struct Edge: Hashable, BitwiseCopyable {
  package var x0: Int32
  package var y0: Int32
  package var x1: Int32
  package var y1: Int32

  /// The same edge in the opposite direction.
  var reversed: Edge { Edge(x0: x1, y0: y1, x1: x0, y1: y0) }
}

/// A flattened outline on the pixel grid, ready to be filled.
package struct Outline {
  /// The outline's edges: a range of an ``EdgeList``.
  package var edges: Range<Int>
  /// The rectangle of the pixels that the outline touches.
  package var box: PixelRect
  /// True if the outline is a rectangle of whole pixels, equal to ``box``.
  package var isPixelRect: Bool
  /// The fill rule.
  package var rule = FillRule.nonZero

  /// Creates an outline from edges in a list.
  package init(edges: Range<Int>, box: PixelRect, isPixelRect: Bool, rule: FillRule = .nonZero) {
    (self.edges, self.box, self.isPixelRect, self.rule) = (edges, box, isPixelRect, rule)
  }
}

/// The edges of many outlines, one after the other.
package struct EdgeList {
  package private(set) var edges: [Edge] = []
  private var minX = Int32.max
  private var minY = Int32.max
  private var maxX = Int32.min
  private var maxY = Int32.min
  private var resolver = WindingResolver()

  /// Creates an empty list.
  package init() {}

  /// Removes all outlines, but keeps the memory for the next frame.
  package mutating func removeAll() {
    edges.removeAll(keepingCapacity: true)
    resolver.beginFrame()
  }

  /// Adds a transformed polyline on the pixel grid.
  ///
  /// - Parameters:
  ///   - polyline: The outline in its own coordinate space.
  ///   - transform: The transform from that space to pixels.
  ///   - rule: The fill rule; if the outline overlaps itself, only the boundary of the filled area is added.
  ///   - clip: The pixels that may be painted.
  /// - Returns: The outline, or nil if it is outside of `clip` or not finite.
  package mutating func append(
    _ polyline: Polyline, through transform: AffineTransform, rule: FillRule = .nonZero, within clip: PixelRect
  ) -> Outline? {
    guard let extent = PixelExtent(polyline, through: transform), extent.meets(clip) else { return nil }
    beginOutline()
    let first = edges.count
    if extent.isWithinGuardBand {
      appendDirectly(polyline, through: transform)
    } else {
      appendGuarded(polyline, through: transform)
    }
    if polyline.mayOverlap, let resolved = resolver.resolve(edges[first...], rule: rule) {
      edges.replaceSubrange(first..., with: resolved)
    }
    return endOutline(first: first, clip: clip)
  }

  /// Returns whether `polyline` overlaps itself, or can't be shown not to, when drawn at `scale` pixels per unit.
  static func mayOverlap(_ polyline: Polyline, scale: Double) -> Bool {
    guard let extent = PixelExtent(polyline, through: .scale(scale, scale)), extent.isWithinGuardBand else {
      return true
    }
    var list = EdgeList()
    list.beginOutline()
    list.appendDirectly(polyline, through: .scale(scale, scale))
    return !list.resolver.isSimple(list.edges[...])
  }

  /// Returns whether two outlines, of this list and of another, have the same edges.
  package func hasSame(_ range: Range<Int>, as otherRange: Range<Int>, of other: EdgeList) -> Bool {
    range.count == otherRange.count && edges[range].elementsEqual(other.edges[otherRange])
  }

  /// Adds the outline of a rectangle of pixels.
  package mutating func append(_ box: PixelRect) -> Outline? {
    beginOutline()
    let first = edges.count
    let left = Int32(box.minX) * FixedPoint.one
    let right = Int32(box.maxX) * FixedPoint.one
    let top = Int32(box.minY) * FixedPoint.one
    let bottom = Int32(box.maxY) * FixedPoint.one
    appendEdge(fromX: right, y: top, toX: right, y: bottom)
    appendEdge(fromX: left, y: bottom, toX: left, y: top)
    return endOutline(first: first, clip: box)
  }

  /// Adds the outline of a rectangle of pixels after a transform; nil if it is outside of `clip`.
  package mutating func append(_ box: PixelRect, through transform: AffineTransform, within clip: PixelRect) -> Outline?
  {
    let path = Path.rect(
      Rect(Double(box.minX), Double(box.minY), Double(box.maxX - box.minX), Double(box.maxY - box.minY)))
    return append(Polyline(path, scale: 1), through: transform, within: clip)
  }

  /// Adds edges that are already on the grid, offset by whole steps of the grid.
  package mutating func append(_ sides: [Edge], movedBy dx: Int32, _ dy: Int32) {
    for side in sides {
      edges.append(Edge(x0: side.x0 &+ dx, y0: side.y0 &+ dy, x1: side.x1 &+ dx, y1: side.y1 &+ dy))
    }
  }

  private mutating func appendDirectly(_ polyline: Polyline, through transform: AffineTransform) {
    let (points, ends) = (polyline.points.span, polyline.contourEnds.span)
    // Kept in registers while the loop runs.
    var (low, high) = (SIMD2(minX, minY), SIMD2(maxX, maxY))
    var (index, count) = (0, edges.count)
    edges.append(contentsOf: repeatElement(Edge(x0: 0, y0: 0, x1: 0, y1: 0), count: points.count))
    var sides = edges.mutableSpan
    for contour in ends.indices {
      let end = ends[contour]
      var start = FixedPoint.nearest(transform.apply(points[end - 1]))
      while index < end {
        let next = FixedPoint.nearest(transform.apply(points[index]))
        if start.y != next.y {
          low = pointwiseMin(low, pointwiseMin(start, next))
          high = pointwiseMax(high, pointwiseMax(start, next))
          sides[count] = Edge(x0: start.x, y0: start.y, x1: next.x, y1: next.y)
          count += 1
        }
        start = next
        index += 1
      }
    }
    edges.removeLast(edges.count - count)
    (minX, minY, maxX, maxY) = (low.x, low.y, high.x, high.y)
  }

  private mutating func appendGuarded(_ polyline: Polyline, through transform: AffineTransform) {
    var index = 0
    for end in polyline.contourEnds {
      var previous = transform.apply(polyline.points[end - 1])
      while index < end {
        let point = transform.apply(polyline.points[index])
        GuardBand.clip(from: previous, to: point) { start, end in
          appendEdge(
            fromX: FixedPoint.nearest(start.x), y: FixedPoint.nearest(start.y),
            toX: FixedPoint.nearest(end.x), y: FixedPoint.nearest(end.y))
        }
        previous = point
        index += 1
      }
    }
  }

  private mutating func beginOutline() {
    (minX, minY, maxX, maxY) = (.max, .max, .min, .min)
  }

  @inline(__always)
  private mutating func appendEdge(fromX x0: Int32, y y0: Int32, toX x1: Int32, y y1: Int32) {
    guard y0 != y1 else { return }
    minX = min(minX, x0, x1)
    maxX = max(maxX, x0, x1)
    minY = min(minY, y0, y1)
    maxY = max(maxY, y0, y1)
    edges.append(Edge(x0: x0, y0: y0, x1: x1, y1: y1))
  }

  private mutating func endOutline(first: Int, clip: PixelRect) -> Outline? {
    guard minX < maxX, minY < maxY else {
      edges.removeLast(edges.count - first)
      return nil
    }
    let whole = PixelRect(
      minX: Int(minX >> 8), minY: Int(minY >> 8), maxX: Int((maxX + 255) >> 8), maxY: Int((maxY + 255) >> 8))
    let isUpright =
      edges.count == first + 2 && edges[first].x0 == edges[first].x1 && edges[first + 1].x0 == edges[first + 1].x1
    let isPixelRect = isUpright && (minX | minY | maxX | maxY) & 255 == 0
    let box = whole.intersection(clip)
    guard !box.isEmpty else {
      edges.removeLast(edges.count - first)
      return nil
    }
    return Outline(edges: first..<edges.count, box: box, isPixelRect: isPixelRect)
  }
}
