/// The geometry of a gradient: computes its parameter from the position in the gradient's frame, for four pixels at
/// once.
protocol GradientGeometry {
  /// Returns the parameters; NaN where nothing is painted.
  func parameters(x: SIMD4<Float>, y: SIMD4<Float>) -> SIMD4<Float>
}

/// A linear gradient along the frame's x axis.
struct LinearGradientGeometry: GradientGeometry {
  @inline(__always)
  func parameters(x: SIMD4<Float>, y: SIMD4<Float>) -> SIMD4<Float> { x }
}

/// A radial gradient between two circles around the frame's origin.
struct RadialGradientGeometry: GradientGeometry, Hashable {
  /// The parameter at the origin.
  let start: Float
  /// The change of the parameter over a distance of one.
  let slope: Float

  @inline(__always)
  func parameters(x: SIMD4<Float>, y: SIMD4<Float>) -> SIMD4<Float> {
    (x * x + y * y).roots * slope + start
  }
}
