import Geometry

/// The part of the plane whose coordinates are in the range of ``FixedPoint``; outlines are clipped to it.
package enum GuardBand {
  /// The largest coordinate in pixels, far beyond any bitmap.
  package static let limit = 1_048_576.0

  /// Calls `body` with up to three lines within the band that have the same coverage on the bitmap as the line from `a`
  /// to `b`.
  ///
  /// Parts above or below the band are dropped; parts to its left or right are moved to its edge, so the line still
  /// separates the same rows.
  static func clip(from a: Point, to b: Point, _ body: (Point, Point) -> Void) {
    guard let (start, end) = cutRows(a, b) else { return }
    // The positions where the line crosses the left and right edges of the band, in order along the line.
    var bends: [Double] = []
    for side in [-limit, limit] where (start.x < side) != (end.x < side) {
      bends.append((side - start.x) / (end.x - start.x))
    }
    bends.sort()
    var previous = onto(start)
    for fraction in bends {
      let bend = onto(start + (end - start) * fraction)
      body(previous, bend)
      previous = bend
    }
    body(previous, onto(end))
  }

  /// Returns the part of the line within the rows of the band; nil if it is outside.
  private static func cutRows(_ a: Point, _ b: Point) -> (Point, Point)? {
    guard max(a.y, b.y) > -limit, min(a.y, b.y) < limit else { return nil }
    func cut(_ point: Point) -> Point {
      guard abs(point.y) > limit else { return point }
      let y = point.y < 0 ? -limit : limit
      return Point(a.x + (b.x - a.x) * ((y - a.y) / (b.y - a.y)), y)
    }
    return (cut(a), cut(b))
  }

  private static func onto(_ point: Point) -> Point {
    Point(min(max(point.x, -limit), limit), min(max(point.y, -limit), limit))
  }
}
