import Pixels

/// A picture that a filter's step has made, with memory of its own.
struct FilterPicture {
  private let surface: Surface
  /// A view of the surface, used only while the surface is alive.
  private let canvas: Canvas
  /// True if its components are linear light, not sRGB.
  let isLinear: Bool

  /// A clear picture for the pixels of `box`.
  init(_ box: PixelRect, isLinear: Bool) {
    surface = Surface()
    canvas = surface.canvas(for: box)
    self.isLinear = isLinear
  }

  /// A copy of the pixels of `other`.
  init(copying other: Canvas, isLinear: Bool) {
    self.init(other.box, isLinear: isLinear)
    withCanvas { $0.copy(other) }
  }

  /// The pixels that the picture has.
  var box: PixelRect { canvas.box }

  /// Calls `body` with a canvas of the picture's pixels, which are valid only during the call.
  func withCanvas<Result>(_ body: (Canvas) -> Result) -> Result {
    withExtendedLifetime(surface) { body(canvas) }
  }

  /// Another picture of the same pixels.
  func copy(isLinear: Bool) -> FilterPicture { withCanvas { FilterPicture(copying: $0, isLinear: isLinear) } }

  /// The picture with components of the given kind, converted if necessary.
  func converted(toLinear: Bool) -> FilterPicture {
    guard toLinear != isLinear else { return self }
    let result = copy(isLinear: toLinear)
    let table = toLinear ? LinearLight.toLinear : LinearLight.toSRGB
    result.withCanvas { canvas in canvas.mapStraight { component, _ in table[Int(component)] } }
    return result
  }

  /// Computes all pixels from two other pictures with the same box.
  func combine(_ a: FilterPicture, _ b: FilterPicture, _ formula: (PixelQuad, PixelQuad) -> PixelQuad) {
    withCanvas { own in a.withCanvas { a in b.withCanvas { b in own.combine(a, b, formula) } } }
  }
}
