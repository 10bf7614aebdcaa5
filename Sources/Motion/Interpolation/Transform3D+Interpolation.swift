public import Geometry

extension Transform3D {
  /// The transform at the given fraction between this one and `other`.
  ///
  /// Two 2D transforms are decomposed into translation, scale, angle (interpolated the shorter way), and remainder;
  /// others into translation, scale, skew, perspective, and a quaternion. Neither suits rotations of half a turn or
  /// more: animate the angle itself instead, as in Core Animation.
  ///
  /// - Parameters:
  ///   - other: The transform at fraction 1.
  ///   - fraction: 0 for this transform, 1 for `other`, exactly; values outside extrapolate.
  /// - Returns: The transform in between.
  public func interpolated(to other: Transform3D, fraction: Double) -> Transform3D {
    if fraction == 0 || self == other { return self }
    if fraction == 1 { return other }
    if isPlanar && other.isPlanar {
      return Transform3D(
        PlanarDecomposition(affine).interpolated(to: PlanarDecomposition(other.affine), fraction: fraction))
    }
    return SpatialDecomposition(self).interpolated(to: SpatialDecomposition(other), fraction: fraction).transform
  }

  /// True if the transform has no part in depth at all, as `CATransform3DIsAffine` reports.
  private var isPlanar: Bool { isAffine && rows.2.z == 1 }
}
