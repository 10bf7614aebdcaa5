/// A 4 × 4 transform of row vectors `[x y z 1]`, laid out like `CATransform3D`, with the translation in `m41`, `m42`,
/// `m43`.
public struct Transform3D: Hashable, Sendable {
  /// The four rows; row 3 contains the translation.
  public var rows: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)

  /// The identity transform.
  public static let identity = Transform3D(
    rows: ([1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]))

  /// Creates a transform from its four rows.
  public init(rows: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)) {
    self.rows = rows
  }

  /// Creates the transform that acts like `affine` in the plane, and keeps the depth.
  public init(_ affine: AffineTransform) {
    rows = (
      [affine.a, affine.b, 0, 0], [affine.c, affine.d, 0, 0], [0, 0, 1, 0], [affine.tx, affine.ty, 0, 1]
    )
  }

  /// Returns a translation by (x, y, z).
  public static func translation(_ x: Double, _ y: Double, _ z: Double = 0) -> Transform3D {
    var result = identity
    result.rows.3 = [x, y, z, 1]
    return result
  }

  /// Returns a scaling about the origin.
  public static func scale(_ x: Double, _ y: Double, _ z: Double = 1) -> Transform3D {
    Transform3D(rows: ([x, 0, 0, 0], [0, y, 0, 0], [0, 0, z, 0], [0, 0, 0, 1]))
  }

  /// Returns a rotation in the plane by `radians`, clockwise on screen since y increases downward.
  public static func rotation(radians: Double) -> Transform3D {
    Transform3D(.rotation(radians: radians))
  }

  /// Returns this transform followed by `next`.
  public func concatenating(_ next: Transform3D) -> Transform3D {
    Transform3D(rows: (next.apply(rows.0), next.apply(rows.1), next.apply(rows.2), next.apply(rows.3)))
  }

  /// Returns the row vector `vector` multiplied by the transform.
  public func apply(_ vector: SIMD4<Double>) -> SIMD4<Double> {
    var sum = vector.x * rows.0
    sum += vector.y * rows.1
    sum += vector.z * rows.2
    sum += vector.w * rows.3
    return sum
  }

  /// The part of the transform that acts in the plane.
  public var affine: AffineTransform {
    AffineTransform(a: rows.0.x, b: rows.0.y, c: rows.1.x, d: rows.1.y, tx: rows.3.x, ty: rows.3.y)
  }

  /// True if the transform stays in the plane, so ``affine`` describes it completely.
  public var isAffine: Bool {
    rows.0.z == 0 && rows.0.w == 0 && rows.1.z == 0 && rows.1.w == 0 && rows.3.z == 0 && rows.3.w == 1
      && rows.2.x == 0 && rows.2.y == 0 && rows.2.w == 0
  }

  /// Returns whether two transforms have the same sixteen entries.
  public static func == (a: Transform3D, b: Transform3D) -> Bool { a.rows == b.rows }

  /// Adds the sixteen entries to `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(rows.0)
    hasher.combine(rows.1)
    hasher.combine(rows.2)
    hasher.combine(rows.3)
  }
}
