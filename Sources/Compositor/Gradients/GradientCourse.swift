/// How a gradient's parameter follows from the position in the course's own frame, for four pixels at once.
protocol GradientCourse {
  /// The parameters, not a number where nothing is painted.
  func parameters(x: SIMD4<Float>, y: SIMD4<Float>) -> SIMD4<Float>
}
