/// The image moments of a part in one frame: its mass, center, and extent, and its color.
struct PartMoments: Hashable, Sendable {
  /// The sum of the pixels' weights, given by their differences from the background.
  var mass = 0.0
  /// The center, in pixels from the top left corner.
  var (x, y) = (0.0, 0.0)
  /// The second central moments, in square pixels.
  var (xx, yy, xy) = (0.0, 0.0, 0.0)
  /// The area, in pixels.
  var area = 0.0
  /// The mean color of the interior.
  var color = SIMD4<Double>.zero
  /// The mean color of the background behind the interior.
  var ground = SIMD4<Double>.zero
  /// The difference from the background in the interior.
  var contrast = 0.0
  /// True if the part touches the edge of the frame, so a piece of it may be hidden.
  var isCut = false

  /// The standard deviations along both axes, in pixels.
  var deviations: (x: Double, y: Double) { (max(0, xx).squareRoot(), max(0, yy).squareRoot()) }
}
