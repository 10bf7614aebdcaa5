import Arithmetic

/// A 3D rotation as a unit quaternion.
struct Quaternion {
  /// The components; w is the real part.
  var vector: SIMD4<Double>

  init(vector: SIMD4<Double>) { self.vector = vector }

  /// Creates the quaternion of a rotation, computed from its largest component (Shepperd's method).
  init(_ axes: RotationAxes) {
    let (x, y, z) = (axes.x, axes.y, axes.z)
    let trace = x.x + y.y + z.z
    if trace > max(x.x, y.y, z.z) {
      vector = [y.z - z.y, z.x - x.z, x.y - y.x, 1 + trace]
    } else if x.x >= max(y.y, z.z) {
      vector = [1 + 2 * x.x - trace, x.y + y.x, x.z + z.x, y.z - z.y]
    } else if y.y >= z.z {
      vector = [x.y + y.x, 1 + 2 * y.y - trace, y.z + z.y, z.x - x.z]
    } else {
      vector = [x.z + z.x, y.z + z.y, 1 + 2 * z.z - trace, x.y - y.x]
    }
    vector /= (vector * vector).sum().squareRoot()
  }

  /// The rotated axes.
  var axes: RotationAxes {
    let (x, y, z, w) = (vector.x, vector.y, vector.z, vector.w)
    return RotationAxes(
      x: [1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y)],
      y: [2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x)],
      z: [2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y)])
  }

  /// Returns the quaternion or its negative, whichever is nearer to `other`; both represent the same rotation.
  func aligned(with other: Quaternion) -> Quaternion {
    Quaternion(vector: (vector * other.vector).sum() < 0 ? -vector : vector)
  }

  /// Returns the rotation at the given fraction of the shortest path to `other`, at constant speed (Shoemake's slerp).
  func interpolated(to other: Quaternion, fraction: Double) -> Quaternion {
    let other = other.aligned(with: self)
    let cosine = min(1, (vector * other.vector).sum())
    let angle = acos(cosine)
    let sine = sin(angle)
    // For nearly equal rotations, the quotient below would be 0 / 0.
    if sine < 1e-9 { return self }
    return Quaternion(
      vector: vector * (sin((1 - fraction) * angle) / sine) + other.vector * (sin(fraction * angle) / sine))
  }
}
