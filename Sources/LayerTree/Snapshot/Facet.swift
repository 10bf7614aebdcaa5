import Geometry

/// The rectangle of a layer in space, viewed from the front: the larger z, the nearer.
///
/// Perspective is divided out already, so that all lines of sight are parallel.
struct Facet {
  /// Depths closer than this are the same, in points.
  private static let touch = 1e-6

  private let corners: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)
  /// The unit normal of the rectangle, towards the eye; nil when the rectangle is invisible.
  private let normal: SIMD3<Double>?
  private let low: SIMD3<Double>
  private let high: SIMD3<Double>
  /// The depth of the center.
  let depth: Double

  /// Makes the facet of `bounds` where `matrix` places them; one that extends behind the eye counts as invisible.
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
    // Along the diagonals, which a rectangle without one side has too.
    let (u, v) = (c - a, d - b)
    let across = SIMD3(u.y * v.z - u.z * v.y, u.z * v.x - u.x * v.z, u.x * v.y - u.y * v.x)
    let length = (across * across).sum().squareRoot()
    let isVisible = isInFront && length > 0 && abs(across.z) > 1e-9 * length
    normal = isVisible ? across / (across.z < 0 ? -length : length) : nil
  }

  /// Returns whether this facet hides part of `other` (true), or the reverse (false); nil when it doesn't matter, or
  /// when they lie in one plane.
  func isInFront(of other: Facet) -> Bool? {
    guard let normal, let otherNormal = other.normal else { return nil }
    if let answer = other.side(of: self, normal) { return answer == 0 ? nil : answer < 0 }
    if let answer = side(of: other, otherNormal) { return answer == 0 ? nil : answer > 0 }
    // They cut through each other.
    return abs(depth - other.depth) <= Self.touch ? nil : depth > other.depth
  }

  /// Returns whether the two overlap in the picture, as far as the boxes around them show.
  func overlaps(_ other: Facet) -> Bool {
    normal != nil && other.normal != nil
      && low.x < other.high.x && other.low.x < high.x && low.y < other.high.y && other.low.y < high.y
  }

  /// Returns the side of another facet's plane that all of this one lies on: 1 in front, −1 behind, 0 in it; nil for
  /// both.
  private func side(of plane: Facet, _ normal: SIMD3<Double>) -> Int? {
    func height(_ corner: SIMD3<Double>) -> Double { ((corner - plane.corners.0) * normal).sum() }
    let (a, b, c, d) = (height(corners.0), height(corners.1), height(corners.2), height(corners.3))
    let isNotBehind = min(min(a, b), min(c, d)) >= -Self.touch
    let isNotInFront = max(max(a, b), max(c, d)) <= Self.touch
    switch (isNotBehind, isNotInFront) {
    case (true, true): return 0
    case (true, false): return 1
    case (false, true): return -1
    case (false, false): return nil
    }
  }
}
