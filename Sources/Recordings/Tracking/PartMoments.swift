/// The moments of a part in one frame: its amount, its middle, its extent, and its color.
struct PartMoments: Hashable, Sendable {
  /// The pixels, each weighted by its difference from the ground.
  var mass = 0.0
  /// The middle, in pixels from the top left corner.
  var (x, y) = (0.0, 0.0)
  /// The second moments about the middle, in squares of pixels.
  var (xx, yy, xy) = (0.0, 0.0, 0.0)
  /// The number of pixels.
  var area = 0.0
  /// The mean color of the inside.
  var color = SIMD4<Double>.zero
  /// The mean color of the ground behind the inside.
  var ground = SIMD4<Double>.zero
  /// The difference from the ground in the inside.
  var contrast = 0.0

  /// The standard deviations along both axes.
  var deviations: (x: Double, y: Double) { (max(0, xx).squareRoot(), max(0, yy).squareRoot()) }
}
