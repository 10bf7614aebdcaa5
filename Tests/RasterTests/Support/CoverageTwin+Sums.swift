import TestSupport

@testable import Raster

extension CoverageTwin {
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
