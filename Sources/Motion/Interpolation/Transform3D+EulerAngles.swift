package import Geometry

extension Transform3D {
  /// The angles about x, y, and z in radians, applied in this order, as in the key path `transform.rotation`.
  package var eulerAngles: SIMD3<Double> {
    let components: [TransformComponent] = [.rotationX, .rotationY, .rotationZ]
    return SIMD3(components.map { $0.value(in: self) })
  }

  /// Returns the transform with different angles about x, y, and z, and the same scale, skew, perspective, and
  /// translation.
  package func turned(to eulerAngles: SIMD3<Double>) -> Transform3D {
    var transform = self
    let own = self.eulerAngles
    if eulerAngles.x == own.x, eulerAngles.y == own.y {
      TransformComponent.rotationZ.set(eulerAngles.z, in: &transform)
      return transform
    }
    var parts = SpatialDecomposition(transform)
    parts.axes = RotationAxes(eulerAngles: eulerAngles)
    return parts.transform
  }
}
