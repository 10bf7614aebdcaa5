/// Away from the frame's origin, between two circles around it.
struct RadialCourse: GradientCourse, Hashable {
  /// The parameter at the origin.
  let start: Float
  /// What the parameter grows by over a distance of one.
  let slope: Float

  @inline(__always)
  func parameters(x: SIMD4<Float>, y: SIMD4<Float>) -> SIMD4<Float> {
    (x * x + y * y).roots * slope + start
  }
}
