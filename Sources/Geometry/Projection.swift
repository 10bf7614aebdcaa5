/// The projection of a flat layer: a 2D transform that may include perspective.
///
/// A point (x, y) is mapped to `affine(x, y) / (gx·x + gy·y + g)`, the homogeneous transform with the rows of
/// ``affine`` and a last column of `gx`, `gy`, `g`. Without perspective these are 0, 0, and 1.
public struct Projection: Hashable, Sendable {
  /// The transform that gives the numerators.
  public var affine: AffineTransform
  /// The coefficient of x in the divisor.
  public var gx = 0.0
  /// The coefficient of y in the divisor.
  public var gy = 0.0
  /// The divisor at the origin.
  public var g = 1.0

  /// The identity projection.
  public static let identity = Projection(AffineTransform.identity)

  /// Creates a projection without perspective.
  public init(_ affine: AffineTransform) { self.affine = affine }

  /// Creates the projection of the plane z = 0 under `transform`, discarding the resulting depth.
  public init(_ transform: Transform3D) {
    affine = transform.affine
    (gx, gy, g) = (transform.rows.0.w, transform.rows.1.w, transform.rows.3.w)
  }

  /// Returns a translation by (x, y).
  public static func translation(_ x: Double, _ y: Double) -> Projection {
    Projection(AffineTransform.translation(x, y))
  }

  /// True if there is no perspective, so ``affine`` describes the whole projection.
  public var isAffine: Bool { gx == 0 && gy == 0 && g == 1 }

  /// Returns this projection followed by `next`.
  public func concatenating(_ next: Projection) -> Projection {
    if isAffine && next.isAffine { return Projection(affine.concatenating(next.affine)) }
    let m = next.affine
    func column(_ x: Double, _ y: Double, _ w: Double) -> (Double, Double, Double) {
      (m.a * x + m.c * y + m.tx * w, m.b * x + m.d * y + m.ty * w, next.gx * x + next.gy * y + next.g * w)
    }
    let (a, b, gx) = column(affine.a, affine.b, gx)
    let (c, d, gy) = column(affine.c, affine.d, gy)
    let (tx, ty, g) = column(affine.tx, affine.ty, g)
    var result = Projection(AffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty))
    (result.gx, result.gy, result.g) = (gx, gy, g)
    return result
  }

  /// Returns this projection followed by `next`.
  public func concatenating(_ next: AffineTransform) -> Projection {
    concatenating(Projection(next))
  }

  /// Returns the homogeneous divisor at `point`: positive in front of the eye, zero on the horizon.
  public func divisor(at point: Point) -> Double { gx * point.x + gy * point.y + g }

  /// Returns the projected `point`; not finite on the horizon.
  public func apply(_ point: Point) -> Point {
    let numerators = affine.apply(point)
    guard !isAffine else { return numerators }
    return numerators * (1 / divisor(at: point))
  }

  /// The determinant of the homogeneous transform; where the divisor is positive, a negative determinant means that the
  /// plane faces away.
  public var determinant: Double {
    affine.a * (affine.d * g - gy * affine.ty) - affine.b * (affine.c * g - gy * affine.tx)
      + gx * (affine.c * affine.ty - affine.d * affine.tx)
  }

  /// The inverse; nil if the plane is edge-on or not finite.
  public var inverted: Projection? {
    if isAffine { return affine.inverted.map { Projection($0) } }
    let determinant = determinant
    guard determinant != 0, determinant.isFinite else { return nil }
    let k = 1 / determinant
    let (a, b, c, d, tx, ty) = (affine.a, affine.b, affine.c, affine.d, affine.tx, affine.ty)
    // The adjugate.
    var result = Projection(
      AffineTransform(
        a: (d * g - gy * ty) * k, b: (gx * ty - b * g) * k, c: (gy * tx - c * g) * k, d: (a * g - gx * tx) * k,
        tx: (c * ty - d * tx) * k, ty: (b * tx - a * ty) * k))
    (result.gx, result.gy, result.g) = ((b * gy - gx * d) * k, (gx * c - a * gy) * k, (a * d - b * c) * k)
    return result
  }
}
