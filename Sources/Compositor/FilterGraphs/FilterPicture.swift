/// A picture that a filter's step has made, with memory of its own.
struct FilterPicture {
  /// The memory, which lives as long as the picture.
  private let surface: Surface
  let canvas: Canvas
  /// Whether its components are those of light, not of sRGB.
  var isLinear: Bool

  /// A clear picture for the pixels of `box`.
  init(_ box: PixelBox, isLinear: Bool) {
    surface = Surface()
    canvas = surface.canvas(for: box)
    self.isLinear = isLinear
  }

  /// A copy of what is on `other`.
  init(copying other: Canvas, isLinear: Bool) {
    self.init(other.box, isLinear: isLinear)
    canvas.copy(other)
  }

  /// The picture with components of the other kind, if it hasn't that already.
  func converted(toLinear: Bool) -> FilterPicture {
    guard toLinear != isLinear else { return self }
    let result = FilterPicture(copying: canvas, isLinear: toLinear)
    let table = toLinear ? LinearLight.toLinear : LinearLight.toSRGB
    result.canvas.mapStraight { component, _ in table[Int(component)] }
    return result
  }
}
