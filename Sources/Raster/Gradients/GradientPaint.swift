import Geometry

/// A paint that computes a gradient at each painted pixel.
struct GradientPaint: Paint {
  static let needsRows = true
  private let colors: GradientColors
  private let geometry: PlacedGradient.Geometry
  private let inverse: Projection
  private let weight: GroupOpacity?
  private var row: GradientRow

  init(_ gradient: PlacedGradient, colors: GradientColors, weight: GroupOpacity?) {
    self.colors = colors
    self.weight = weight
    (geometry, inverse) = (gradient.geometry, gradient.inverse)
    row = GradientRow(inverse, y: 0)
  }

  mutating func beginRow(y: Int, from minX: Int, to maxX: Int) { row = GradientRow(inverse, y: y) }

  @inline(__always)
  func blendQuad(_ pixels: UnsafeMutableRawPointer, x: Int, coverage: SIMD4<UInt32>) {
    unsafe Blending.blend(quad(x: x), onto: pixels, coverage: Blending.spread(coverage), weight: weight)
  }

  @inline(never)
  private func quad(x: Int) -> SIMD4<UInt32> {
    let (left, top) = row.positions(x: x)
    let parameters =
      switch geometry {
      case .axial: LinearGradientGeometry().parameters(x: left, y: top)
      case .radial(let geometry): geometry.parameters(x: left, y: top)
      case .focal(let geometry): geometry.parameters(x: left, y: top)
      case .conic: ConicGradientGeometry().parameters(x: left, y: top)
      }
    var segment = 0
    return colors.pixels(at: parameters, near: &segment).four
  }

  @inline(__always)
  func blendRun(_ pixels: UnsafeMutableRawPointer, x: Int, quads: Int, coverage: UInt32) {
    switch geometry {
    case .axial: unsafe blendRun(LinearGradientGeometry(), pixels, x: x, quads: quads, coverage: coverage)
    case .radial(let geometry): unsafe blendRun(geometry, pixels, x: x, quads: quads, coverage: coverage)
    case .focal(let geometry): unsafe blendRun(geometry, pixels, x: x, quads: quads, coverage: coverage)
    case .conic: unsafe blendRun(ConicGradientGeometry(), pixels, x: x, quads: quads, coverage: coverage)
    }
  }

  @inline(never)
  private func blendRun<Shape: GradientGeometry>(
    _ geometry: Shape, _ pixels: UnsafeMutableRawPointer, x: Int, quads: Int, coverage: UInt32
  ) {
    let isFull = coverage == 255 && weight?.isWhole != false
    let coverage = SIMD8(repeating: UInt16(truncatingIfNeeded: coverage))
    let (row, colors, weight) = (row, colors, weight)
    var pixels = unsafe pixels
    var segment = 0
    var x = x
    for _ in 0..<quads {
      let (left, top) = row.positions(x: x)
      let (four, areOpaque) = colors.pixels(at: geometry.parameters(x: left, y: top), near: &segment)
      if isFull && areOpaque {
        unsafe pixels.storeBytes(of: four, as: SIMD4<UInt32>.self)
      } else {
        unsafe Blending.blend(four, onto: pixels, coverage: coverage, weight: weight)
      }
      unsafe pixels += 16
      x &+= 4
    }
  }
}
