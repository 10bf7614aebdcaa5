import Geometry

/// A 2D transform without mirroring, decomposed without computing angles.
///
/// Nearly all transforms are of this kind. Its components are the same as those of ``SpatialDecomposition``, but it is
/// much faster.
struct PlanarComponents {
  private var x: SIMD2<Double>
  private var y: SIMD2<Double>
  private let scaleX: Double
  private let scaleY: Double

  /// Decomposes a transform; nil if it is of another kind or degenerate.
  init?(_ transform: Transform3D) {
    guard transform.isAffine, transform.rows.2.z > 0 else { return nil }
    let affine = transform.affine
    x = [affine.a, affine.b]
    y = [affine.c, affine.d]
    scaleX = (x * x).sum().squareRoot()
    guard scaleX > 0, affine.determinant > 1e-12 * scaleX * (y * y).sum().squareRoot() else { return nil }
    scaleY = affine.determinant / scaleX
  }

  /// Returns a component of `transform`, the transform that was decomposed.
  func value(of component: TransformComponent, in transform: Transform3D) -> Double {
    switch component {
    case .scale: (scaleX + scaleY + transform.rows.2.z) / 3
    case .scaleX: scaleX
    case .scaleY: scaleY
    case .scaleZ: transform.rows.2.z
    case .rotation, .rotationZ: Point(x.x, x.y).angle
    case .rotationX, .rotationY: 0
    case .translationX: transform.rows.3.x
    case .translationY: transform.rows.3.y
    case .translationZ: transform.rows.3.z
    }
  }

  /// Changes a component of `transform`, the transform that was decomposed.
  ///
  /// - Returns: False, leaving the transform unchanged, if the result would leave the plane.
  func set(_ component: TransformComponent, to value: Double, in transform: inout Transform3D) -> Bool {
    var (x, y) = (x, y)
    switch component {
    case .scale:
      x *= value / scaleX
      y *= value / scaleY
      transform.rows.2.z = value
    case .scaleX: x *= value / scaleX
    case .scaleY: y *= value / scaleY
    case .scaleZ: transform.rows.2.z = value
    case .rotation, .rotationZ:
      let turn = AffineTransform.rotation(radians: value)
      let lean = (x * y).sum() / scaleX
      x = [turn.a * scaleX, turn.b * scaleX]
      y = [turn.a * lean + turn.c * scaleY, turn.b * lean + turn.d * scaleY]
    case .translationX: transform.rows.3.x = value
    case .translationY: transform.rows.3.y = value
    case .translationZ: transform.rows.3.z = value
    case .rotationX, .rotationY: return false
    }
    (transform.rows.0.x, transform.rows.0.y) = (x.x, x.y)
    (transform.rows.1.x, transform.rows.1.y) = (y.x, y.y)
    return true
  }
}
