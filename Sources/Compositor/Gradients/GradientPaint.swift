import Geometry

/// A gradient, computed at the pixels that are painted.
struct GradientPaint: Paint {
  static let needsRows = true
  private let colors: GradientColors
  private let course: PlacedGradient.Course
  private let inverse: Projection
  private let weight: GroupWeight?
  private var row: GradientRow

  init(_ gradient: PlacedGradient, colors: GradientColors, weight: GroupWeight?) {
    self.colors = colors
    self.weight = weight
    (course, inverse) = (gradient.course, gradient.inverse)
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
      switch course {
      case .axial: AxialCourse().parameters(x: left, y: top)
      case .radial(let course): course.parameters(x: left, y: top)
      case .focal(let course): course.parameters(x: left, y: top)
      case .conic: ConicCourse().parameters(x: left, y: top)
      }
    var piece = 0
    return colors.pixels(at: parameters, near: &piece).four
  }

  @inline(__always)
  func blendRun(_ pixels: UnsafeMutableRawPointer, x: Int, quads: Int, coverage: UInt32) {
    switch course {
    case .axial: unsafe blendRun(AxialCourse(), pixels, x: x, quads: quads, coverage: coverage)
    case .radial(let course): unsafe blendRun(course, pixels, x: x, quads: quads, coverage: coverage)
    case .focal(let course): unsafe blendRun(course, pixels, x: x, quads: quads, coverage: coverage)
    case .conic: unsafe blendRun(ConicCourse(), pixels, x: x, quads: quads, coverage: coverage)
    }
  }

  @inline(never)
  private func blendRun<Course: GradientCourse>(
    _ course: Course, _ pixels: UnsafeMutableRawPointer, x: Int, quads: Int, coverage: UInt32
  ) {
    let isFull = coverage == 255 && weight?.isWhole != false
    let coverage = SIMD8(repeating: UInt16(truncatingIfNeeded: coverage))
    let (row, colors, weight) = (row, colors, weight)
    var pixels = unsafe pixels
    var piece = 0
    var x = x
    for _ in 0..<quads {
      let (left, top) = row.positions(x: x)
      let (four, areOpaque) = colors.pixels(at: course.parameters(x: left, y: top), near: &piece)
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
