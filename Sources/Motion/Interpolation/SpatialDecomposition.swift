import Geometry

/// A transform, decomposed: scale, then skew, then rotation, then translation, then perspective.
///
/// The method follows CSS Transforms Level 2, "Decomposing a 3D matrix" (after "unmatrix" in Graphics Gems II), with
/// two differences: a mirrored transform is mirrored along only one axis, the one that deviates most from its original
/// direction, as in the plane; and an axis scaled to zero keeps a direction.
struct SpatialDecomposition {
  /// The translation.
  var translation: SIMD3<Double>
  /// The scales along the axes; one is negative if the transform mirrors.
  var scale: SIMD3<Double>
  /// The skew of y toward x, z toward x, and z toward y, as fractions of the skewed axis's length.
  var skew: SIMD3<Double>
  /// The rotation, as the rotated axes.
  var axes: RotationAxes
  /// The last column of the perspective matrix that is applied last; (0, 0, 0, 1) for none.
  var perspective: SIMD4<Double>

  init(_ transform: Transform3D) {
    let rows = transform.rows
    translation = rows.3.xyz
    (axes, scale, skew) = Self.orthogonalized(rows.0.xyz, rows.1.xyz, rows.2.xyz)
    let lastColumn = SIMD4(rows.0.w, rows.1.w, rows.2.w, rows.3.w)
    perspective = lastColumn
    guard lastColumn != Self.noPerspective else { return }
    var affine = transform
    affine.rows.0.w = 0
    affine.rows.1.w = 0
    affine.rows.2.w = 0
    affine.rows.3.w = 1
    if let inverse = affine.inverted { perspective = inverse.multiplied(byColumn: lastColumn) }
  }

  /// The recomposed transform.
  var transform: Transform3D {
    let x = scale.x * axes.x
    let y = scale.y * (axes.y + skew.x * axes.x)
    let z = scale.z * (axes.z + skew.y * axes.x + skew.z * axes.y)
    var result = Transform3D(
      rows: (SIMD4(x, 0), SIMD4(y, 0), SIMD4(z, 0), SIMD4(translation, 1)))
    guard perspective != Self.noPerspective else { return result }
    let lastColumn = result.multiplied(byColumn: perspective)
    result.rows.0.w = lastColumn.x
    result.rows.1.w = lastColumn.y
    result.rows.2.w = lastColumn.z
    result.rows.3.w = lastColumn.w
    return result
  }

  /// Returns the components interpolated toward `other` by the given fraction; the rotation takes the shortest
  /// path.
  func interpolated(to other: SpatialDecomposition, fraction: Double) -> SpatialDecomposition {
    var result = self
    result.translation += (other.translation - translation) * fraction
    result.scale += (other.scale - scale) * fraction
    result.skew += (other.skew - skew) * fraction
    result.perspective += (other.perspective - perspective) * fraction
    result.axes = Quaternion(axes).interpolated(to: Quaternion(other.axes), fraction: fraction).axes
    return result
  }

  private static let noPerspective: SIMD4<Double> = [0, 0, 0, 1]

  /// Decomposes the transformed axes into perpendicular directions, lengths, and skew (Gram–Schmidt).
  private static func orthogonalized(
    _ x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>
  ) -> (RotationAxes, scale: SIMD3<Double>, skew: SIMD3<Double>) {
    var skew = SIMD3<Double>.zero
    let first = Direction(x)
    skew.x = first.along(y)
    let second = Direction(y - skew.x * first.unit, of: y)
    skew.y = first.along(z)
    skew.z = second.along(z)
    let third = Direction(z - skew.y * first.unit - skew.z * second.unit, of: z)
    var scale = SIMD3(first.length, second.length, third.length)
    // The skew of an axis with zero length is undefined.
    skew.x = scale.y == 0 ? 0 : skew.x / scale.y
    skew.y = scale.z == 0 ? 0 : skew.y / scale.z
    skew.z = scale.z == 0 ? 0 : skew.z / scale.z
    var axes = RotationAxes(x: first.unit, y: second.unit, z: third.unit)
    axes.completeMissing()
    if axes.handedness < 0 {
      let mirrored = axes.maximumReversedIndex
      scale[mirrored] = -scale[mirrored]
      // A skew changes its sign if either of its two axes is reversed.
      axes.reverse(mirrored)
      switch mirrored {
      case 0: (skew.x, skew.y) = (-skew.x, -skew.y)
      case 1: (skew.x, skew.z) = (-skew.x, -skew.z)
      default: (skew.y, skew.z) = (-skew.y, -skew.z)
      }
    }
    return (axes, scale, skew)
  }
}

/// A vector as its length and direction; the direction of a zero vector is zero.
private struct Direction {
  var length: Double
  var unit: SIMD3<Double>

  /// Creates the length and direction of `vector`, treating it as zero if it is a mere rounding error relative to
  /// `whole`.
  init(_ vector: SIMD3<Double>, of whole: SIMD3<Double>? = nil) {
    length = (vector * vector).sum().squareRoot()
    if let whole, length <= 1e-12 * (whole * whole).sum().squareRoot() { length = 0 }
    unit = length == 0 ? .zero : vector / length
  }

  /// Returns the length of `other` along the direction.
  func along(_ other: SIMD3<Double>) -> Double { (unit * other).sum() }
}

extension SIMD4<Double> {
  /// The first three components.
  fileprivate var xyz: SIMD3<Double> { [x, y, z] }
}

extension Transform3D {
  /// Returns the product of the matrix and a column vector.
  fileprivate func multiplied(byColumn column: SIMD4<Double>) -> SIMD4<Double> {
    [(rows.0 * column).sum(), (rows.1 * column).sum(), (rows.2 * column).sum(), (rows.3 * column).sum()]
  }
}
