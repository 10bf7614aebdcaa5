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

  init() {}

  /// Joins the moments of the pieces of a part.
  ///
  /// - Parameter pieces: The moments, with the weights of the pieces in the center and the extent of the whole.
  init(joining pieces: [(part: PartMoments, weight: Double)]) {
    var total = 0.0
    for (part, weight) in pieces {
      mass += part.mass
      area += part.area
      isCut = isCut || part.isCut
      total += weight
      x += weight * part.x
      y += weight * part.y
      xx += weight * (part.xx + part.x * part.x)
      yy += weight * (part.yy + part.y * part.y)
      xy += weight * (part.xy + part.x * part.y)
      color += weight * part.color
      ground += weight * part.ground
      contrast += weight * part.contrast
    }
    guard total > 0 else { return }
    x /= total
    y /= total
    xx = xx / total - x * x
    yy = yy / total - y * y
    xy = xy / total - x * y
    color /= total
    ground /= total
    contrast /= total
  }

  /// The standard deviations along both axes, in pixels.
  var deviations: (x: Double, y: Double) { (max(0, xx).squareRoot(), max(0, yy).squareRoot()) }

  /// Returns the difference in shape and color from another part: 0 for equal parts, without an upper limit.
  func unlikeness(_ other: PartMoments) -> Double {
    func ratio(_ one: Double, _ other: Double) -> Double { (max(one, other) + 0.5) / (min(one, other) + 0.5) - 1 }
    let (own, others) = (deviations, other.deviations)
    let difference = color - other.color
    return ratio(own.x, others.x) + ratio(own.y, others.y) + (difference * difference).sum().squareRoot() / 128
  }
}
