extension Transform3D {
  /// The perspective of an eye at `distance` points in front of the plane: the entry m34 = −1/distance.
  public static func perspective(distance: Double) -> Transform3D {
    var result = identity
    result.rows.2.w = -1 / distance
    return result
  }
}
