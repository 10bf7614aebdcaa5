import Geometry

@testable import Compositor

/// Coverage computed the slow way.
enum CoverageTwin {
  /// The area that closed `contours` cover of pixel (x, y), each part as often as it is wound around, with its sign.
  ///
  /// Cuts the polygon down to the pixel, side by side, and takes the area of what is left.
  static func area(of contours: [[Point]], inPixel x: Int, _ y: Int) -> Double {
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
  static func samples(inPixel x: Int, _ y: Int, isInside: (Point) -> Bool) -> Double {
    var count = 0
    for row in 0..<16 {
      for column in 0..<16
      where isInside(Point(Double(x) + (Double(column) + 0.5) / 16, Double(y) + (Double(row) + 0.5) / 16)) {
        count += 1
      }
    }
    return Double(count) / 256
  }

  /// What the cells of a bitmap from (0, 0) on sum up to, edge by edge, row by row and pixel by pixel.
  static func sums(of edges: [Edge], width: Int, height: Int) -> [[Int]] {
    var sums = Array(repeating: Array(repeating: 0, count: width), count: height)
    for edge in edges {
      let sign = edge.y0 < edge.y1 ? 1 : -1
      let down = sign > 0 ? edge : edge.reversed
      let (x0, y0, x1, y1) = (Int(down.x0), Int(down.y0), Int(down.x1), Int(down.y1))
      func x(at y: Int) -> Int { x0 + floorDivision((y - y0) * (x1 - x0) * 2 + y1 - y0, (y1 - y0) * 2) }
      for row in 0..<height {
        let (top, bottom) = (max(y0, row * 256), min(y1, row * 256 + 256))
        guard top < bottom else { continue }
        let (left, right) = (min(x(at: top), x(at: bottom)), max(x(at: top), x(at: bottom)))
        func gained(at x: Int) -> Int {
          x <= left
            ? 0 : x >= right ? bottom - top : ((bottom - top) * (x - left) + (right - left) / 2) / (right - left)
        }
        for pixel in 0..<width {
          let (start, end) = (pixel * 256, pixel * 256 + 256)
          // An edge along the boundary of two pixels has the right one wholly to its right.
          let before = left == right ? (left < start ? bottom - top : 0) : gained(at: start)
          let within = left == right ? (left >= start && left < end ? bottom - top : 0) : gained(at: end) - before
          let middle = max(left, start) + min(right, end) - 2 * start
          sums[row][pixel] += sign * (before * 512 + within * (512 - middle))
        }
      }
    }
    return sums
  }

  private static func floorDivision(_ dividend: Int, _ divisor: Int) -> Int {
    let remainder = (dividend % divisor + divisor) % divisor
    return (dividend - remainder) / divisor
  }
}
