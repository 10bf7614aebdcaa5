public import Geometry

extension Transform3D {
  /// Returns the transform at the given fraction between this one and `other`.
  ///
  /// Two 2D transforms are decomposed into translation, scale, angle (interpolated along the shorter path), and
  /// remainder; others into translation, scale, skew, perspective, and a quaternion. Neither is suitable for rotations
  /// of half a turn or more: animate the angle itself instead, as in Core Animation.
  ///
  /// - Parameters:
  ///   - other: The transform at fraction 1.
  ///   - fraction: The fraction; exactly this transform at 0 and `other` at 1. Other values extrapolate.
  /// - Returns: The interpolated transform.
  public func interpolated(to other: Transform3D, fraction: Double) -> Transform3D {
    if fraction == 0 || self == other { return self }
    if fraction == 1 { return other }
    if isPlanar && other.isPlanar {
      return Transform3D(
        PlanarDecomposition(affine).interpolated(to: PlanarDecomposition(other.affine), fraction: fraction))
    }
    return SpatialDecomposition(self).interpolated(to: SpatialDecomposition(other), fraction: fraction).transform
  }

  /// True if the transform is purely two-dimensional, as `CATransform3DIsAffine` reports.
  private var isPlanar: Bool { isAffine && rows.2.z == 1 }
}
