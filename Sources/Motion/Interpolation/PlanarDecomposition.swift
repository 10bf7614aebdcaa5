import Arithmetic
import Geometry

/// A 2D affine transform, decomposed: remainder, then scale, then rotation, then translation.
///
/// The method follows CSS Transforms Level 2, "Decomposing a 2D matrix" and "Interpolation of decomposed 2D matrix
/// values", and reproduces recordings of Core Animation. It differs from the specification in one respect: an axis
/// scaled to zero keeps a direction, so scaling up from 0 is as uniform as from any other scale.
struct PlanarDecomposition {
  /// The translation.
  private var translation: SIMD2<Double>
  /// The lengths of the transformed axes; one is negative if the transform mirrors.
  private var scale: SIMD2<Double>
  /// The direction of the transformed x axis, in radians.
  private var angle: Double
  /// The remainder: the identity, unless the transform skews.
  private var remainder: (x: SIMD2<Double>, y: SIMD2<Double>)

  init(_ affine: AffineTransform) {
    translation = [affine.tx, affine.ty]
    var x: SIMD2 = [affine.a, affine.b]
    var y: SIMD2 = [affine.c, affine.d]
    scale = [(x * x).sum().squareRoot(), (y * y).sum().squareRoot()]
    if affine.determinant < 0 {
      if x.x < y.y { scale.x = -scale.x } else { scale.y = -scale.y }
    }
    if scale.x != 0 { x /= scale.x }
    if scale.y != 0 { y /= scale.y }
    if scale.x == 0 { x = scale.y == 0 ? [1, 0] : [y.y, -y.x] }
    if scale.y == 0 { y = [-x.y, x.x] }
    angle = atan2(x.y, x.x)
    // Both axes are rotated back by the angle; its cosine and sine are the components of x.
    remainder = (
      [x.x * x.x + x.y * x.y, 0],
      [x.x * y.x + x.y * y.y, x.x * y.y - x.y * y.x]
    )
  }

  /// Returns the transform with its components interpolated toward `other` by the given fraction.
  func interpolated(to other: PlanarDecomposition, fraction: Double) -> AffineTransform {
    let (from, to) = Self.aligned(self, other)
    func mix<T: SIMD>(_ a: T, _ b: T) -> T where T.Scalar == Double { a + (b - a) * fraction }
    let translation = mix(from.translation, to.translation)
    let scale = mix(from.scale, to.scale)
    let angle = from.angle + (to.angle - from.angle) * fraction
    let x = mix(from.remainder.x, to.remainder.x)
    let y = mix(from.remainder.y, to.remainder.y)
    return AffineTransform(a: scale.x * x.x, b: scale.x * x.y, c: scale.y * y.x, d: scale.y * y.y, tx: 0, ty: 0)
      .concatenating(.rotation(radians: angle))
      .concatenating(.translation(translation.x, translation.y))
  }

  /// Returns equivalent decompositions of two transforms, with the smallest difference between their components.
  private static func aligned(
    _ a: PlanarDecomposition, _ b: PlanarDecomposition
  ) -> (PlanarDecomposition, PlanarDecomposition) {
    var (a, b) = (a, b)
    // Mirroring in x and mirroring in y differ by half a turn, so no mirroring is needed in between.
    if (a.scale.x < 0 && b.scale.y < 0) || (a.scale.y < 0 && b.scale.x < 0) {
      a.scale = -a.scale
      a.angle += a.angle < 0 ? .pi : -.pi
    }
    // An angle of 0 is treated as a full turn if the other is half a turn, to define the direction of rotation.
    if a.angle == 0 && b.angle != 0 { a.angle = 2 * .pi }
    if b.angle == 0 && a.angle != 0 { b.angle = 2 * .pi }
    if abs(a.angle - b.angle) > .pi {
      if a.angle > b.angle { a.angle -= 2 * .pi } else { b.angle -= 2 * .pi }
    }
    return (a, b)
  }
}
