import Arithmetic

extension Transform3D {
  /// The rotation about the x axis, which turns y towards z.
  public static func rotationX(radians: Double) -> Transform3D {
    let (sine, cosine) = (sin(radians), cos(radians))
    return Transform3D(rows: ([1, 0, 0, 0], [0, cosine, sine, 0], [0, -sine, cosine, 0], [0, 0, 0, 1]))
  }

  /// The rotation about the y axis, which turns z towards x.
  public static func rotationY(radians: Double) -> Transform3D {
    let (sine, cosine) = (sin(radians), cos(radians))
    return Transform3D(rows: ([cosine, 0, -sine, 0], [0, 1, 0, 0], [sine, 0, cosine, 0], [0, 0, 0, 1]))
  }
}
