/// The geometry of a gradient: its parameter from the position in its own frame, for four pixels at once.
protocol GradientGeometry {
  /// The parameters; NaN where nothing is painted.
  func parameters(x: SIMD4<Float>, y: SIMD4<Float>) -> SIMD4<Float>
}
