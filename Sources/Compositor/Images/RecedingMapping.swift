import Geometry

/// Where the pixels of one row of the canvas lie in a picture seen in perspective.
struct RecedingMapping {
  /// What a pixel covers of the picture.
  struct Footprint {
    /// The step to the next pixel to the right.
    let right: SIMD2<Double>
    /// The step to the next pixel below.
    let down: SIMD2<Double>
    /// The length of ``right``.
    let across: Double
    /// The length of ``down``.
    let along: Double

    /// The greater of both lengths; not a number where the picture isn't seen.
    var wide: Double { max(across, along) }
  }

  /// The numerators at the centre of column 0, and the divisor.
  private let start: SIMD2<Double>
  private let startDivisor: Double
  /// What they change by to the right.
  private let right: SIMD2<Double>
  private let rightDivisor: Double
  /// What they change by downwards.
  private let down: SIMD2<Double>
  private let downDivisor: Double

  /// Row `y` of a canvas whose pixels `inverse` takes to the picture.
  init(_ inverse: Projection, y: Int) {
    let affine = inverse.affine
    let centre = Point(0.5, Double(y) + 0.5)
    let first = affine.apply(centre)
    (start, startDivisor) = (SIMD2(first.x, first.y), inverse.divisor(at: centre))
    (right, rightDivisor) = (SIMD2(affine.a, affine.b), inverse.gx)
    (down, downDivisor) = (SIMD2(affine.c, affine.d), inverse.gy)
  }

  /// The place of the centre of column `x`.
  @inline(__always)
  func position(x: Double) -> SIMD2<Double> { (start + right * x) / (startDivisor + rightDivisor * x) }

  /// What is covered by the pixel in column `x`.
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
