package import Geometry
package import Pixels

extension FlatteningScale {
  /// Creates the scale for shapes within `extent` that `projection` maps to pixels; nil if no part is within `clip`.
  ///
  /// The scale is measured at the visible point nearest to the eye.
  package init?(_ projection: Projection, of extent: Rect, within clip: PixelRect) {
    var corners = extent.corners.map { HomogeneousPoint($0, through: projection) }
    corners = HomogeneousPoint.clippedAtNearest(corners)
    corners = HomogeneousPoint.clip(corners) { $0.x - Double(clip.minX) * $0.divisor }
    corners = HomogeneousPoint.clip(corners) { Double(clip.maxX) * $0.divisor - $0.x }
    corners = HomogeneousPoint.clip(corners) { $0.y - Double(clip.minY) * $0.divisor }
    corners = HomogeneousPoint.clip(corners) { Double(clip.maxY) * $0.divisor - $0.y }
    guard !corners.isEmpty else { return nil }
    // This maximizes both factors of the derivative: (A − s ⊗ g) / w at the point s with the divisor w.
    var largest = 0.0
    for corner in corners {
      let seen = corner.divided
      let affine = projection.affine
      largest = max(
        largest,
        FlatteningScale.magnification(
          AffineTransform(
            a: affine.a - seen.x * projection.gx, b: affine.b - seen.y * projection.gx,
            c: affine.c - seen.x * projection.gy, d: affine.d - seen.y * projection.gy, tx: 0, ty: 0)))
    }
    let nearest = corners.map(\.divisor).min() ?? 1
    self.init(magnification: largest / nearest)
  }
}
