import Arithmetic

extension Transform3D {
  /// Returns a rotation about the x axis that turns y toward z.
  public static func rotationX(radians: Double) -> Transform3D {
    let (sine, cosine) = (sin(radians), cos(radians))
    return Transform3D(rows: ([1, 0, 0, 0], [0, cosine, sine, 0], [0, -sine, cosine, 0], [0, 0, 0, 1]))
  }

  /// Returns a rotation about the y axis that turns z toward x.
  public static func rotationY(radians: Double) -> Transform3D {
    let (sine, cosine) = (sin(radians), cos(radians))
    return Transform3D(rows: ([cosine, 0, -sine, 0], [0, 1, 0, 0], [sine, 0, cosine, 0], [0, 0, 0, 1]))
  }
}

extension Transform3D {
  /// Returns the perspective of an eye at `distance` points in front of the plane: the entry m34 = −1/distance.
  public static func perspective(distance: Double) -> Transform3D {
    var result = identity
    result.rows.2.w = -1 / distance
    return result
  }
}
