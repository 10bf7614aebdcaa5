/// Straight along the frame's x axis.
struct LinearGradientGeometry: GradientGeometry {
  @inline(__always)
  func parameters(x: SIMD4<Float>, y: SIMD4<Float>) -> SIMD4<Float> { x }
}
