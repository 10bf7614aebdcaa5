import Geometry

/// Maps one row's pixels to positions in an image in perspective.
struct PerspectiveMapping {
  /// The area of the image that a pixel covers.
  struct Footprint {
    /// The step in the image to the next pixel to the right.
    let right: SIMD2<Double>
    /// The step in the image to the next pixel below.
    let down: SIMD2<Double>
    /// The length of ``right``.
    let across: Double
    /// The length of ``down``.
    let along: Double

    /// The larger of both lengths; NaN where the image isn't visible.
    var wide: Double { max(across, along) }
  }

  /// The numerators of the position, and its divisor, at the center of column 0.
  private let start: SIMD2<Double>
  private let startDivisor: Double
  /// The change of the numerators and of the divisor per column.
  private let right: SIMD2<Double>
  private let rightDivisor: Double
  /// The change of the numerators and of the divisor per row.
  private let down: SIMD2<Double>
  private let downDivisor: Double

  /// Creates the mapping of row `y` of a canvas; `inverse` maps its pixels to the image.
  init(_ inverse: Projection, y: Int) {
    let affine = inverse.affine
    let center = Point(0.5, Double(y) + 0.5)
    let first = affine.apply(center)
    (start, startDivisor) = (SIMD2(first.x, first.y), inverse.divisor(at: center))
    (right, rightDivisor) = (SIMD2(affine.a, affine.b), inverse.gx)
    (down, downDivisor) = (SIMD2(affine.c, affine.d), inverse.gy)
  }

  /// Returns the position of the center of column `x` in the image.
  @inline(__always)
  func position(x: Double) -> SIMD2<Double> { (start + right * x) / (startDivisor + rightDivisor * x) }

  /// Returns the area of the image that the pixel in column `x` covers.
  @inline(__always)
  func footprint(x: Double) -> Footprint {
    let inverse = 1 / (startDivisor + rightDivisor * x)
    let place = (start + right * x) * inverse
    let stepRight = (right - place * rightDivisor) * inverse
    let stepDown = (down - place * downDivisor) * inverse
    return Footprint(
      right: stepRight, down: stepDown, across: (stepRight * stepRight).sum().squareRoot(),
      along: (stepDown * stepDown).sum().squareRoot())
  }
}
