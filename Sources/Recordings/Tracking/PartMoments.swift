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
  /// The number of pixels that differ from the background.
  var pixelCount = 0.0
  /// The differences of these pixels from the background, from the least to the greatest: the middle value of each
  /// eighth of the pixels.
  var differences = SIMD8<Double>.zero
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
      pixelCount += part.pixelCount
      differences += weight * part.differences
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
    differences /= total
  }

  /// The standard deviations along both axes, in pixels.
  var deviations: (x: Double, y: Double) { (max(0, xx).squareRoot(), max(0, yy).squareRoot()) }

  /// Returns the median of the differences from the background, as if all pixels of the part had been detected.
  ///
  /// The weakest pixels of a fading part are lost in the noise; without them, the median would be too great.
  ///
  /// - Parameter count: The number of pixels of the part in a clear view.
  /// - Returns: The median, from 0 to 255.
  func median(ofPixelCount count: Double) -> Double {
    let rank = 1 - max(0.5, min(0.85, count / (2 * max(1, pixelCount))))
    let place = 8 * rank - 0.5
    let index = Int(place)
    return differences[index] + (differences[index + 1] - differences[index]) * (place - Double(index))
  }

  /// Returns the difference in shape and color from another part: 0 for equal parts, without an upper limit.
  func unlikeness(_ other: PartMoments) -> Double {
    func ratio(_ one: Double, _ other: Double) -> Double { (max(one, other) + 0.5) / (min(one, other) + 0.5) - 1 }
    let (own, others) = (deviations, other.deviations)
    let difference = color - other.color
    return ratio(own.x, others.x) + ratio(own.y, others.y) + (difference * difference).sum().squareRoot() / 128
  }
}
