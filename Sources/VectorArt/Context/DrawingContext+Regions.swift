import Geometry

extension DrawingContext {
  /// Returns the rectangle given by an element's `x`, `y`, `width`, and `height`, falling back to its templates and
  /// then to `standard`.
  ///
  /// If `isInBoxUnits`, numbers are fractions of `box`. Returns nil if the width or height is negative, or if such a
  /// box has no area.
  func rect(
    _ chain: [Int], isInBoxUnits: Bool, box: Rect?, standard: [String], _ style: Style, _ space: Space
  ) -> Rect? {
    let names: [(String, LengthAxis)] = [("x", .width), ("y", .height), ("width", .width), ("height", .height)]
    var values: [Double] = []
    for ((name, axis), standard) in zip(names, standard) {
      guard let length = attribute(name, chain).flatMap({ Length($0) }) ?? Length(standard) else { return nil }
      let whole = isInBoxUnits ? 1 : axis.whole(of: space.viewport)
      values.append(length.pixels(of: whole, in: style))
    }
    guard values[2] >= 0, values[3] >= 0 else { return nil }
    guard isInBoxUnits else { return Rect(values[0], values[1], values[2], values[3]) }
    guard let box, !box.isEmpty else { return nil }
    return Rect(
      box.minX + values[0] * box.width, box.minY + values[1] * box.height, values[2] * box.width,
      values[3] * box.height)
  }

  /// Returns the transform from the unit square of `objectBoundingBox` units to user space; nil if the box has no area.
  static func units(of box: Rect?) -> AffineTransform? {
    guard let box, !box.isEmpty else { return nil }
    return AffineTransform(a: box.width, b: 0, c: 0, d: box.height, tx: box.minX, ty: box.minY)
  }
}
