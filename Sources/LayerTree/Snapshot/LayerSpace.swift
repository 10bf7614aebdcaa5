import Geometry

/// The coordinate space that layers are placed in, and the clock around them.
struct LayerSpace {
  /// The time of the clock around the layers, in seconds.
  var time: Double
  /// The transform from the space to the plane that it is flattened into; nil if the space is that plane.
  private(set) var matrix: Transform3D?
  /// The projection from that plane to the canvas.
  private(set) var projection: Projection
  /// The color that all colors are multiplied by; nil for white.
  var tint: Color?

  /// Creates the space of a plane.
  init(time: Double, projection: Projection, tint: Color? = nil) {
    self.time = time
    self.projection = projection
    self.tint = tint
  }

  /// Returns the nested space with the coordinate transform `inner`.
  func inside(_ inner: Transform3D) -> LayerSpace {
    var result = self
    if matrix == nil && inner.keepsDepth {
      result.projection = Projection(inner.affine).concatenating(projection)
    } else {
      result.matrix = inner.concatenating(matrix)
    }
    return result
  }

  /// Returns the projection from the bounds of a layer in the space to the canvas.
  func projection(of properties: LayerProperties) -> Projection {
    if matrix == nil && properties.transform.isAffine {
      return Projection(properties.transformToSuperlayer).concatenating(projection)
    }
    return Projection(matrix(of: properties)).concatenating(projection)
  }

  /// Returns the projection to the canvas of content placed by `place`.
  func projection(of place: AffineTransform) -> Projection {
    guard let matrix else { return Projection(place).concatenating(projection) }
    return Projection(Transform3D(place).concatenating(matrix)).concatenating(projection)
  }

  /// Returns the transform from the bounds of a layer in the space to the plane, including the layer's depth.
  func matrix(of properties: LayerProperties) -> Transform3D { properties.matrixToSuperlayer.concatenating(matrix) }
}

extension Transform3D {
  /// True if the transform is affine and preserves the order of depth.
  var keepsDepth: Bool { isAffine && rows.2.z > 0 }

  fileprivate func concatenating(_ next: Transform3D?) -> Transform3D { next.map { concatenating($0) } ?? self }
}
