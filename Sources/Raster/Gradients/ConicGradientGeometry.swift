/// A conic gradient around the frame's origin, from the x axis toward the y axis; a whole turn goes from 0 to 1.
struct ConicGradientGeometry: GradientGeometry {
  /// Returns the parameters, accurate to 3·10⁻⁷ of a turn, using only operations with the same result on every
  /// processor, unlike `atan2`.
  ///
  /// The polynomial of degree 11 with odd powers is the nearest one to `atan(z) / 2π` for z from 0 to 1, by Remez'
  /// algorithm.
  @inline(__always)
  func parameters(x: SIMD4<Float>, y: SIMD4<Float>) -> SIMD4<Float> {
    let (width, height) = (x.magnitudes, y.magnitudes)
    let isSteep = (width - height).minusSigns
    let larger = width.choosing(height, where: isSteep)
    let smaller = height.choosing(width, where: isSteep)
    // At the center, both are zero, and so is the parameter.
    let z = smaller / (larger + .leastNormalMagnitude)
    let square = z * z
    var turn = square * -0.001_865_158_4 + 0.008_379_086
    turn = turn * square - 0.018_529_85
    turn = turn * square + 0.030_802_908
    turn = turn * square - 0.052_938_567
    turn = (turn * square + 0.159_151_32) * z
    turn = turn.choosing(0.25 - turn, where: isSteep)
    turn = turn.choosing(0.5 - turn, where: x.minusSigns)
    // A negative zero counts as zero.
    return turn.choosing(1 - turn, where: (y + 0).minusSigns)
  }
}
