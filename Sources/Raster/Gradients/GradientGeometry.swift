/// The geometry of a gradient: its parameter from the position in its own frame, for four pixels at once.
protocol GradientGeometry {
  /// The parameters; NaN where nothing is painted.
  func parameters(x: SIMD4<Float>, y: SIMD4<Float>) -> SIMD4<Float>
}

/// Straight along the frame's x axis.
struct LinearGradientGeometry: GradientGeometry {
  @inline(__always)
  func parameters(x: SIMD4<Float>, y: SIMD4<Float>) -> SIMD4<Float> { x }
}

/// Away from the frame's origin, between two circles around it.
struct RadialGradientGeometry: GradientGeometry, Hashable {
  /// The parameter at the origin.
  let start: Float
  /// The growth of the parameter over a distance of one.
  let slope: Float

  @inline(__always)
  func parameters(x: SIMD4<Float>, y: SIMD4<Float>) -> SIMD4<Float> {
    (x * x + y * y).roots * slope + start
  }
}
