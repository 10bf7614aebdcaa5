extension Transform3D {
  /// The inverse; nil if the transform is not invertible or not finite.
  ///
  /// Computed from the twelve 2 × 2 minors of the upper and the lower pair of rows (Laplace expansion).
  public var inverted: Transform3D? {
    let (a, b, c, d) = rows
    let s0 = a.x * b.y - b.x * a.y
    let s1 = a.x * b.z - b.x * a.z
    let s2 = a.x * b.w - b.x * a.w
    let s3 = a.y * b.z - b.y * a.z
    let s4 = a.y * b.w - b.y * a.w
    let s5 = a.z * b.w - b.z * a.w
    let c0 = c.x * d.y - d.x * c.y
    let c1 = c.x * d.z - d.x * c.z
    let c2 = c.x * d.w - d.x * c.w
    let c3 = c.y * d.z - d.y * c.z
    let c4 = c.y * d.w - d.y * c.w
    let c5 = c.z * d.w - d.z * c.w
    let determinant = s0 * c5 - s1 * c4 + s2 * c3 + s3 * c2 - s4 * c1 + s5 * c0
    guard determinant != 0, determinant.isFinite else { return nil }
    let row0 = SIMD4(
      b.y * c5 - b.z * c4 + b.w * c3, -a.y * c5 + a.z * c4 - a.w * c3,
      d.y * s5 - d.z * s4 + d.w * s3, -c.y * s5 + c.z * s4 - c.w * s3)
    let row1 = SIMD4(
      -b.x * c5 + b.z * c2 - b.w * c1, a.x * c5 - a.z * c2 + a.w * c1,
      -d.x * s5 + d.z * s2 - d.w * s1, c.x * s5 - c.z * s2 + c.w * s1)
    let row2 = SIMD4(
      b.x * c4 - b.y * c2 + b.w * c0, -a.x * c4 + a.y * c2 - a.w * c0,
      d.x * s4 - d.y * s2 + d.w * s0, -c.x * s4 + c.y * s2 - c.w * s0)
    let row3 = SIMD4(
      -b.x * c3 + b.y * c1 - b.z * c0, a.x * c3 - a.y * c1 + a.z * c0,
      -d.x * s3 + d.y * s1 - d.z * s0, c.x * s3 - c.y * s1 + c.z * s0)
    let inverse = Transform3D(
      rows: (row0 / determinant, row1 / determinant, row2 / determinant, row3 / determinant))
    return inverse.isFinite ? inverse : nil
  }

  /// True if all sixteen entries are finite.
  public var isFinite: Bool {
    // Infinities and NaN multiplied by zero are NaN; finite numbers become zero.
    let products = rows.0 * 0 + rows.1 * 0 + rows.2 * 0 + rows.3 * 0
    return products == .zero
  }
}
