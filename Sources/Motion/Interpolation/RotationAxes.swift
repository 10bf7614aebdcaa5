import Arithmetic

/// The three axes after a rotation: perpendicular unit vectors, the rows of its matrix.
struct RotationAxes {
  /// The rotated x axis.
  var x: SIMD3<Double>
  /// The rotated y axis.
  var y: SIMD3<Double>
  /// The rotated z axis.
  var z: SIMD3<Double>

  init(x: SIMD3<Double>, y: SIMD3<Double>, z: SIMD3<Double>) {
    self.x = x
    self.y = y
    self.z = z
  }

  /// Creates the rotation about x, then y, then z by the given angles in radians.
  init(eulerAngles angles: SIMD3<Double>) {
    let (sx, cx) = (sin(angles.x), cos(angles.x))
    let (sy, cy) = (sin(angles.y), cos(angles.y))
    let (sz, cz) = (sin(angles.z), cos(angles.z))
    x = [cy * cz, cy * sz, -sy]
    y = [sx * sy * cz - cx * sz, sx * sy * sz + cx * cz, sx * cy]
    z = [cx * sy * cz + sx * sz, cx * sy * sz - sx * cz, cx * cy]
  }

  /// The angles about x, y, and z, applied in this order, that make up the rotation; the angle about y is within ±π/2.
  ///
  /// At a quarter turn about y, rotations about x and z coincide, and the angle about x contains both.
  var eulerAngles: SIMD3<Double> {
    let aboutY = asin(max(-1, min(1, -x.z)))
    if cos(aboutY) < 1e-9 { return [atan2(-z.y, y.y), aboutY, 0] }
    return [atan2(y.z, z.z), aboutY, atan2(x.y, x.x)]
  }

  /// 1 for a rotation, −1 if the three directions are mirrored.
  var handedness: Double { (Self.cross(x, y) * z).sum() < 0 ? -1 : 1 }

  /// The index of the direction that deviates most from its original axis.
  var maximumReversedIndex: Int {
    if z.z < min(x.x, y.y) { return 2 }
    return x.x < y.y ? 0 : 1
  }

  /// Reverses one direction.
  mutating func reverse(_ index: Int) {
    switch index {
    case 0: x = -x
    case 1: y = -y
    default: z = -z
    }
  }

  /// Replaces zero vectors so that all three directions form a rotation close to the original axes.
  mutating func completeMissing() {
    switch (x == .zero, y == .zero, z == .zero) {
    case (false, false, false): break
    case (true, false, false): x = Self.cross(y, z)
    case (false, true, false): y = Self.cross(z, x)
    case (false, false, true): z = Self.cross(x, y)
    case (false, true, true):
      y = Self.perpendicular(to: x, near: [0, 1, 0])
      z = Self.cross(x, y)
    case (true, false, true):
      x = Self.perpendicular(to: y, near: [1, 0, 0])
      z = Self.cross(x, y)
    case (true, true, false):
      x = Self.perpendicular(to: z, near: [1, 0, 0])
      y = Self.cross(z, x)
    case (true, true, true): self = RotationAxes(x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1])
    }
  }

  /// Returns the direction perpendicular to `axis` that is nearest to `wish`; if they are nearly parallel, it tries the
  /// next coordinate axis.
  private static func perpendicular(to axis: SIMD3<Double>, near wish: SIMD3<Double>) -> SIMD3<Double> {
    let rest = wish - (wish * axis).sum() * axis
    let length = (rest * rest).sum().squareRoot()
    if length < 0.1 { return perpendicular(to: axis, near: [wish.z, wish.x, wish.y]) }
    return rest / length
  }

  private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    [a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x]
  }
}
