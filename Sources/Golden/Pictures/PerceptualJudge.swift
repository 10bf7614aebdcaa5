import Pixels

/// Distinguishes perceptible differences from imperceptible ones and from differences in antialiasing.
///
/// Sources: Kotsarenko and Ramos, "Measuring perceived color difference using YIQ NTSC transmission color space in
/// mobile applications" (2010), for the color distance; Vyšniauskas, "Anti-aliased Pixel and Intensity Slope Detector"
/// (2009), for the edges. A known weakness: where lines one pixel wide cross, they look like antialiased edges.
struct PerceptualJudge {
  private let reference: Bitmap
  private let actual: Bitmap
  private let threshold: Double

  /// The distance between black and white.
  private static let largestDistance = 35_215.0

  init(_ reference: Bitmap, _ actual: Bitmap, threshold: Double) {
    self.reference = reference
    self.actual = actual
    self.threshold = Self.largestDistance * threshold * threshold
  }

  /// Returns whether a pixel differs perceptibly.
  func counts(x: Int, y: Int) -> Bool {
    Self.distance(reference[x, y], actual[x, y]) > threshold
      && !isSoftenedEdge(x, y, in: reference, beside: actual) && !isSoftenedEdge(x, y, in: actual, beside: reference)
  }

  /// Returns the components composited over white.
  private static func components(_ pixel: Pixel) -> SIMD3<Double> {
    SIMD3(Double(pixel.red), Double(pixel.green), Double(pixel.blue)) + Double(255 - pixel.alpha)
  }

  private static func brightness(_ pixel: Pixel) -> Double {
    (components(pixel) * SIMD3(0.298_895_31, 0.586_622_47, 0.114_482_23)).sum()
  }

  private static func distance(_ a: Pixel, _ b: Pixel) -> Double {
    let difference = components(a) - components(b)
    let y = (difference * SIMD3(0.298_895_31, 0.586_622_47, 0.114_482_23)).sum()
    let i = (difference * SIMD3(0.595_977_99, -0.274_171_6, -0.321_801_89)).sum()
    let q = (difference * SIMD3(0.211_470_17, -0.522_617_11, 0.311_146_94)).sum()
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
  }

  /// Returns whether a pixel is between a darker and a brighter area, one of which is uniform in both images.
  private func isSoftenedEdge(_ x: Int, _ y: Int, in picture: Bitmap, beside other: Bitmap) -> Bool {
    let own = Self.brightness(picture[x, y])
    var equal = isAtBorder(x, y, of: picture) ? 1 : 0
    var darkest = (difference: 0.0, x: 0, y: 0)
    var brightest = darkest
    for (a, b) in neighbors(x, y, of: picture) {
      let difference = Self.brightness(picture[a, b]) - own
      if difference == 0 {
        equal += 1
        if equal > 2 { return false }
      } else if difference < darkest.difference {
        darkest = (difference, a, b)
      } else if difference > brightest.difference {
        brightest = (difference, a, b)
      }
    }
    guard darkest.difference < 0, brightest.difference > 0 else { return false }
    return [darkest, brightest].contains { end in
      hasEqualNeighbors(end.x, end.y, in: picture) && hasEqualNeighbors(end.x, end.y, in: other)
    }
  }

  /// Returns whether at least three neighbors of a pixel have the same color.
  private func hasEqualNeighbors(_ x: Int, _ y: Int, in picture: Bitmap) -> Bool {
    let equal = neighbors(x, y, of: picture).count { picture[$0, $1] == picture[x, y] }
    return equal + (isAtBorder(x, y, of: picture) ? 1 : 0) > 2
  }

  private func isAtBorder(_ x: Int, _ y: Int, of picture: Bitmap) -> Bool {
    x == 0 || y == 0 || x == picture.width - 1 || y == picture.height - 1
  }

  private func neighbors(_ x: Int, _ y: Int, of picture: Bitmap) -> [(Int, Int)] {
    var all: [(Int, Int)] = []
    for b in max(0, y - 1)...min(picture.height - 1, y + 1) {
      for a in max(0, x - 1)...min(picture.width - 1, x + 1) where (a, b) != (x, y) { all.append((a, b)) }
    }
    return all
  }
}
