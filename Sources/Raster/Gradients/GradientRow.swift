import Geometry

/// The positions of one row's pixels in the frame of a gradient's geometry.
///
/// A position is computed from the column alone, in double precision for every fourth pixel, so that it doesn't depend
/// on where painting began.
struct GradientRow {
  private let start: SIMD4<Double>
  private let step: SIMD4<Double>
  private let lanesX: SIMD4<Float>
  private let lanesY: SIMD4<Float>
  private let lanesW: SIMD4<Float>
  private let isAffine: Bool

  /// Creates row `y` of a canvas; `inverse` maps its pixels to the frame.
  init(_ inverse: Projection, y: Int) {
    let affine = inverse.affine
    let center = Point(0.5, Double(y) + 0.5)
    let first = affine.apply(center)
    start = SIMD4(first.x, first.y, inverse.divisor(at: center), 0)
    step = SIMD4(affine.a, affine.b, inverse.gx, 0)
    let lanes = SIMD4<Float>(0, 1, 2, 3)
    lanesX = lanes * Float(affine.a)
    lanesY = lanes * Float(affine.b)
    lanesW = lanes * Float(inverse.gx)
    isAffine = inverse.isAffine
  }

  /// Returns the positions of the centers of column `x` and the next three.
  @inline(__always)
  func positions(x: Int) -> (x: SIMD4<Float>, y: SIMD4<Float>) {
    let column = Double(x)
    let left = lanesX + Float(column * step[0] + start[0])
    let top = lanesY + Float(column * step[1] + start[1])
    if isAffine { return (left, top) }
    let scale = 1 / (lanesW + Float(column * step[2] + start[2]))
    return (left * scale, top * scale)
  }
}
