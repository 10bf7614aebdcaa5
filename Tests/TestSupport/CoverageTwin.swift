package import Geometry

/// Coverage computed the slow way.
package enum CoverageTwin {
  /// The area that closed `contours` cover of pixel (x, y), each part as often as it is wound around, with its sign.
  ///
  /// Cuts the polygon down to the pixel, side by side, and takes the area of what is left.
  package static func area(of contours: [[Point]], inPixel x: Int, _ y: Int) -> Double {
    let sides: [(Point) -> Double] = [
      { $0.x - Double(x) }, { Double(x + 1) - $0.x }, { $0.y - Double(y) }, { Double(y + 1) - $0.y },
    ]
    return contours.map { contour in sides.reduce(contour, cut) }.map(area).reduce(0, +)
  }

  /// The part of a polygon where `depth` isn't negative.
  private static func cut(_ polygon: [Point], depth: (Point) -> Double) -> [Point] {
    polygon.indices.flatMap { index -> [Point] in
      let a = polygon[index]
      let b = polygon[(index + 1) % polygon.count]
      let (depthA, depthB) = (depth(a), depth(b))
      let kept = depthA >= 0 ? [a] : []
      guard (depthA >= 0) != (depthB >= 0) else { return kept }
      return kept + [a + (b - a) * (depthA / (depthA - depthB))]
    }
  }

  private static func area(_ polygon: [Point]) -> Double {
    polygon.indices.map { index in
      let (a, b) = (polygon[index], polygon[(index + 1) % polygon.count])
      return (a.x * b.y - b.x * a.y) / 2
    }.reduce(0, +)
  }

  /// The share of 16 × 16 samples of pixel (x, y) that lie inside.
  package static func samples(inPixel x: Int, _ y: Int, isInside: (Point) -> Bool) -> Double {
    var count = 0
    for row in 0..<16 {
      for column in 0..<16
      where isInside(Point(Double(x) + (Double(column) + 0.5) / 16, Double(y) + (Double(row) + 0.5) / 16)) {
        count += 1
      }
    }
    return Double(count) / 256
  }
}
