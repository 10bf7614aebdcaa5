import Geometry

/// A paint for a vertical gradient, which has one color per row.
struct SolidRowsPaint: EvenRowsPaint {
  static let needsRows = true
  private let colors: GradientColors
  private let inverse: Projection
  private let weight: GroupOpacity?
  private(set) var solid: SolidPaint

  /// - Precondition: ``PlacedGradient/isSolidInRows``.
  init(_ gradient: PlacedGradient, colors: GradientColors, weight: GroupOpacity?) {
    self.colors = colors
    self.weight = weight
    inverse = gradient.inverse
    solid = SolidPaint(PremultipliedColor(word: 0))
  }

  mutating func beginRow(y: Int, from minX: Int, to maxX: Int) {
    let (parameters, _) = GradientRow(inverse, y: y).positions(x: 0)
    solid = SolidPaint(PremultipliedColor(word: colors.pixel(at: parameters[0])), weight: weight)
  }

  @inline(__always)
  func blendQuad(_ pixels: UnsafeMutableRawPointer, x: Int, coverage: SIMD4<UInt32>) {
    unsafe solid.blendQuad(pixels, x: x, coverage: coverage)
  }

  @inline(__always)
  func blendRun(_ pixels: UnsafeMutableRawPointer, x: Int, quads: Int, coverage: UInt32) {
    unsafe solid.blendRun(pixels, x: x, quads: quads, coverage: coverage)
  }
}
