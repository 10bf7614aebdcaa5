/// A radial gradient between two circles with different centers: the first around the frame's origin, the second with
/// its center on the x axis.
///
/// The circle for the parameter t has its center at `t · distance` and the radius `radius + t · growth`. A point takes
/// the largest t of all circles through it whose radius isn't negative, as in SVG and HTML's canvas; where no such
/// circle exists, nothing is painted.
struct FocalGradientGeometry: GradientGeometry, Hashable {
  /// The distance between the centers.
  let distance: Float
  /// The radius of the first circle.
  let radius: Float
  /// The second circle's radius minus the first's.
  let growth: Float
  /// `distance² − growth²`: t solves `a t² − 2 b t + c = 0`.
  private let a: Float

  init(distance: Double, radius: Double, growth: Double) {
    (self.distance, self.radius, self.growth) = (Float(distance), Float(radius), Float(growth))
    a = Float((distance - growth) * (distance + growth))
  }

  @inline(__always)
  func parameters(x: SIMD4<Float>, y: SIMD4<Float>) -> SIMD4<Float> {
    let b = x * distance + radius * growth
    let c = x * x + y * y - radius * radius
    let square = b * b - a * c
    // Negative outside the cone that the circles sweep.
    let isOutside = square.minusSigns
    let root = square.choosing(.zero, where: isOutside).roots
    // This is the root b ± √… without cancellation; zero at the apex of the cone.
    let sum = b + root.signed(as: b)
    let other = c * sum / (sum * sum + .leastNormalMagnitude)
    let first = a == 0 ? other : sum / a
    let isOtherLarger = (first - other).minusSigns
    let larger = first.choosing(other, where: isOtherLarger)
    let smaller = other.choosing(first, where: isOtherLarger)
    let isLargerWrong = (larger * growth + radius).minusSigns
    let isSmallerWrong = (smaller * growth + radius).minusSigns
    return larger.choosing(smaller, where: isLargerWrong).excluding(isOutside | isLargerWrong & isSmallerWrong)
  }
}
