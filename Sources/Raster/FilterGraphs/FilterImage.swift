import Pixels

/// The result image of a filter step, on its own surface.
struct FilterImage {
  private let surfaces: SurfacePool
  private let surface: Surface
  /// A view of the surface, used only while the surface is held.
  private let canvas: Canvas
  /// True if the components are linear light instead of sRGB.
  let isLinear: Bool

  /// Creates an image for the pixels of `box`.
  ///
  /// - Parameters:
  ///   - box: The rectangle of the image.
  ///   - surfaces: The pool for its surface and for images derived from it.
  ///   - isLinear: True if its components are linear light.
  ///   - isClear: True to clear all pixels; otherwise they are undefined.
  init(_ box: PixelRect, on surfaces: SurfacePool, isLinear: Bool, isClear: Bool = true) {
    self.surfaces = surfaces
    surface = surfaces.surface()
    canvas = surface.canvas(for: box, isClear: isClear)
    self.isLinear = isLinear
  }

  /// Creates a copy of the pixels of `other`.
  init(copying other: Canvas, on surfaces: SurfacePool, isLinear: Bool) {
    self.init(other.box, on: surfaces, isLinear: isLinear, isClear: false)
    withCanvas { $0.copy(other) }
  }

  /// The rectangle of the image.
  var box: PixelRect { canvas.box }

  /// Calls `body` with a canvas for the image's pixels, valid only during the call.
  func withCanvas<Result>(_ body: (Canvas) -> Result) -> Result {
    withExtendedLifetime(surface) { body(canvas) }
  }

  /// Returns a copy of the image.
  func copy(isLinear: Bool) -> FilterImage {
    withCanvas { FilterImage(copying: $0, on: surfaces, isLinear: isLinear) }
  }

  /// Returns the image with linear or sRGB components, converted if necessary.
  func converted(toLinear: Bool) -> FilterImage {
    guard toLinear != isLinear else { return self }
    let result = copy(isLinear: toLinear)
    let table = toLinear ? LinearLight.toLinear : LinearLight.toSRGB
    result.withCanvas { canvas in canvas.mapStraight { component, _ in table[Int(component)] } }
    return result
  }

  /// Returns an image computed pixel by pixel from this one and another with the same box.
  @inline(__always)
  func combined(
    with other: FilterImage, isLinear: Bool, _ formula: (PixelQuad, PixelQuad) -> PixelQuad
  ) -> FilterImage {
    let result = FilterImage(box, on: surfaces, isLinear: isLinear, isClear: false)
    result.withCanvas { result in withCanvas { a in other.withCanvas { b in result.combine(a, b, formula) } } }
    return result
  }
}
