import Geometry

/// The rectangle of a layer in 3D space, or a piece of it, as seen from the front; larger z is nearer.
///
/// The perspective division has been applied, so all lines of sight are parallel.
struct Facet {
  /// The depth difference, in points, below which depths are considered equal.
  private static let touch = 1e-6

  /// The first four corners; a triangle repeats the last one.
  private let corners: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)
  /// The corners of a piece beyond the first four.
  private var furtherCorners: [SIMD3<Double>] = []
  /// The unit normal of the rectangle, toward the viewer; nil if the rectangle is invisible.
  private let normal: SIMD3<Double>?
  private let low: SIMD3<Double>
  private let high: SIMD3<Double>
  /// The depth of the center.
  let depth: Double

  /// Creates the facet of `bounds` transformed by `matrix`; a facet that extends behind the viewer is invisible.
  init(_ bounds: Rect, _ matrix: Transform3D) {
    var isInFront = true
    func corner(_ x: Double, _ y: Double) -> SIMD3<Double> {
      let place = matrix.apply([x, y, 0, 1])
      if !(place.w > 1e-9) { isInFront = false }
      return SIMD3(place.x, place.y, place.z) / place.w
    }
    let (a, b) = (corner(bounds.minX, bounds.minY), corner(bounds.maxX, bounds.minY))
    let (c, d) = (corner(bounds.maxX, bounds.maxY), corner(bounds.minX, bounds.maxY))
    corners = (a, b, c, d)
    low = pointwiseMin(pointwiseMin(a, b), pointwiseMin(c, d))
    high = pointwiseMax(pointwiseMax(a, b), pointwiseMax(c, d))
    let middle = corner(bounds.midX, bounds.midY)
    depth = middle.z
    // The diagonals exist even for degenerate rectangles.
    let (u, v) = (c - a, d - b)
    let across = SIMD3(u.y * v.z - u.z * v.y, u.z * v.x - u.x * v.z, u.x * v.y - u.y * v.x)
    let length = (across * across).sum().squareRoot()
    let isVisible = isInFront && length > 0 && abs(across.z) > 1e-9 * length
    normal = isVisible ? across / (across.z < 0 ? -length : length) : nil
  }

  /// Creates a piece of a facet.
  private init(_ polygon: [SIMD3<Double>], of facet: Facet) {
    let (a, b, c) = (polygon[0], polygon[1], polygon[2])
    corners = (a, b, c, polygon.count > 3 ? polygon[3] : c)
    furtherCorners = Array(polygon.dropFirst(4))
    normal = facet.normal
    low = polygon.dropFirst().reduce(a, pointwiseMin)
    high = polygon.dropFirst().reduce(a, pointwiseMax)
    depth = polygon.reduce(0) { $0 + $1.z } / Double(polygon.count)
  }

  private var polygon: [SIMD3<Double>] { [corners.0, corners.1, corners.2, corners.3] + furtherCorners }

  /// Cuts the facet where it intersects the plane of another one.
  ///
  /// - Returns: The parts behind and in front of the plane, and the cut line on the canvas, with the front part on its
  ///   left; nil if the whole facet is on one side of the plane, or if the facets do not touch.
  func cut(by other: Facet) -> (behind: Facet, inFront: Facet, line: (Point, Point))? {
    guard normal != nil, let plane = other.normal, overlaps(other), side(of: other, plane) == nil else { return nil }
    func height(_ corner: SIMD3<Double>) -> Double { ((corner - other.corners.0) * plane).sum() }
    let polygon = polygon
    var (behind, inFront, ends): ([SIMD3<Double>], [SIMD3<Double>], [SIMD3<Double>]) = ([], [], [])
    for (index, corner) in polygon.enumerated() {
      let next = polygon[(index + 1) % polygon.count]
      let (here, there) = (height(corner), height(next))
      if here <= Self.touch { behind.append(corner) }
      if here >= -Self.touch { inFront.append(corner) }
      if abs(here) <= Self.touch { ends.append(corner) }
      if here < -Self.touch && there > Self.touch || here > Self.touch && there < -Self.touch {
        let middle = corner + (next - corner) * (here / (here - there))
        behind.append(middle)
        inFront.append(middle)
        ends.append(middle)
      }
    }
    guard behind.count >= 3, inFront.count >= 3, let first = ends.first,
      let last = ends.dropFirst().max(by: { Self.distance($0, first) < Self.distance($1, first) }),
      Self.distance(last, first) > Self.touch
    else { return nil }
    let (from, to) = (Point(first.x, first.y), Point(last.x, last.y))
    let front = Facet(inFront, of: self)
    let middle = inFront.reduce(SIMD3<Double>.zero, +) / Double(inFront.count)
    let isLeft = (to.x - from.x) * (middle.y - from.y) - (to.y - from.y) * (middle.x - from.x) < 0
    return (Facet(behind, of: self), front, isLeft ? (from, to) : (to, from))
  }

  private static func distance(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double {
    abs(a.x - b.x) + abs(a.y - b.y)
  }

  /// The bounding box of the facet on the canvas.
  var box: Rect { Rect(low.x, low.y, high.x - low.x, high.y - low.y) }

  /// Returns true if each facet crosses the other's plane, so that neither is in front of the other.
  func crosses(_ other: Facet) -> Bool {
    guard let normal, let otherNormal = other.normal else { return false }
    return side(of: other, otherNormal) == nil && other.side(of: self, normal) == nil
  }

  /// Returns true if this facet hides part of `other`, false for the reverse; nil if neither hides the other, or if
  /// they are coplanar.
  func isInFront(of other: Facet) -> Bool? {
    guard let normal, let otherNormal = other.normal else { return nil }
    if let answer = other.side(of: self, normal) { return answer == 0 ? nil : answer < 0 }
    if let answer = side(of: other, otherNormal) { return answer == 0 ? nil : answer > 0 }
    // The facets intersect.
    return abs(depth - other.depth) <= Self.touch ? nil : depth > other.depth
  }

  /// Returns true if the bounding boxes of the facets on the canvas overlap.
  func overlaps(_ other: Facet) -> Bool {
    normal != nil && other.normal != nil
      && low.x < other.high.x && other.low.x < high.x && low.y < other.high.y && other.low.y < high.y
  }

  /// Returns the side of another facet's plane on which this facet lies entirely: 1 in front, −1 behind, 0 in the
  /// plane; nil if it is on both sides.
  private func side(of plane: Facet, _ normal: SIMD3<Double>) -> Int? {
    func height(_ corner: SIMD3<Double>) -> Double { ((corner - plane.corners.0) * normal).sum() }
    let (a, b, c, d) = (height(corners.0), height(corners.1), height(corners.2), height(corners.3))
    var isNotBehind = min(min(a, b), min(c, d)) >= -Self.touch
    var isNotInFront = max(max(a, b), max(c, d)) <= Self.touch
    for corner in furtherCorners {
      let height = height(corner)
      if height < -Self.touch { isNotBehind = false }
      if height > Self.touch { isNotInFront = false }
    }
    switch (isNotBehind, isNotInFront) {
    case (true, true): return 0
    case (true, false): return 1
    case (false, true): return -1
    case (false, false): return nil
    }
  }
}
