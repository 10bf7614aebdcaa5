import Foundation
import Geometry
import Pixels
import TestSupport
import Testing

@testable import Raster

/// The cells against areas computed the slow way.
@Suite struct CoverageTests {
  private static let size = 24

  /// The alpha that filling `contours` leaves on a clear bitmap, painted box by box.
  private func fill(
    _ contours: [[Point]], rule: FillRule, boxes: [PixelRect] = [PixelRect(minX: 0, minY: 0, maxX: size, maxY: size)]
  ) -> [[Int]] {
    var edges = EdgeList()
    let all = PixelRect(minX: 0, minY: 0, maxX: CoverageTests.size, maxY: CoverageTests.size)
    let path = contours.reduce(into: Path()) { path, contour in
      path.move(to: contour[0])
      for point in contour.dropFirst() { path.line(to: point) }
      path.close()
    }
    let outline = edges.append(Polyline(path, scale: 1), through: .identity, within: all)
    var bitmap = Bitmap(width: CoverageTests.size, height: CoverageTests.size)
    let bytesPerRow = bitmap.bytesPerRow
    var cells = CoverageCells()
    unsafe bitmap.withUnsafeMutableBytes { bytes in
      let canvas = unsafe Canvas(box: all, pixels: bytes, bytesPerRow: bytesPerRow)
      for box in boxes {
        guard let outline else { return }
        let box = box.intersection(outline.box)
        guard !box.isEmpty else { continue }
        var paint = SolidPaint(PremultipliedColor(.white, opacity: 1))
        cells.fill(edges.edges.span.extracting(outline.edges), rule: rule, box: box, with: &paint, onto: canvas)
      }
    }
    return bitmap.pixels.map { row in row.map { Int($0.alpha) } }
  }

  /// Random polygons whose corners lie on the grid of 256ths, some of them beyond the bitmap.
  private func polygons(_ seed: UInt64) -> [[Point]] {
    var random = SeededRandom(seed: seed)
    let reach = seed % 3 == 0 ? -30 * 256...60 * 256 : 0...24 * 256
    return (0...Int.random(in: 0...1, using: &random)).map { _ in
      (0..<Int.random(in: 3...6, using: &random)).map { _ in
        Point(
          Double(Int.random(in: reach, using: &random)) / 256, Double(Int.random(in: reach, using: &random)) / 256)
      }
    }
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func isExact(seed: UInt64) {
    let contours = polygons(seed)
    let nonZero = fill(contours, rule: .nonZero)
    let evenOdd = fill(contours, rule: .evenOdd)
    for y in 0..<CoverageTests.size {
      for x in 0..<CoverageTests.size {
        let area = abs(CoverageTwin.area(of: contours, inPixel: x, y))
        // Where edges cross rows is rounded to 256ths of a pixel, which with several of them may add up to a level.
        #expect(abs(Double(nonZero[y][x]) - min(area, 1) * 255) < 2.5, "pixel (\(x), \(y))")
        let folded = area.truncatingRemainder(dividingBy: 2)
        #expect(abs(Double(evenOdd[y][x]) - min(folded, 2 - folded) * 255) < 2.5, "pixel (\(x), \(y))")
      }
    }
  }

  /// Random contours of many short sides, some of them beyond the bitmap.
  private func wobbles(_ seed: UInt64) -> [Point] {
    var random = SeededRandom(seed: seed)
    let count = Int.random(in: 8...90, using: &random)
    let center = Point(Double.random(in: 4...20, using: &random), Double.random(in: 4...20, using: &random))
    let reach = seed % 4 == 0 ? 24.0 : 4.0
    return (0..<count).map { index in
      let angle = Double(index) * 2 * .pi / Double(count)
      let radius = Double.random(in: 0.8...1, using: &random) * reach
      return center + Point(Foundation.cos(angle), Foundation.sin(angle)) * radius
    }
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func sumsAreThoseOfTheDefinition(seed: UInt64) {
    let contours = seed % 2 == 0 ? [wobbles(seed)] : polygons(seed)
    let size = CoverageTests.size
    var edges = EdgeList()
    let path = contours.reduce(into: Path()) { path, contour in
      path.move(to: contour[0])
      for point in contour.dropFirst() { path.line(to: point) }
      path.close()
    }
    let all = PixelRect(minX: 0, minY: 0, maxX: size, maxY: size)
    _ = edges.append(Polyline(path, scale: 1), through: .identity, within: all)
    let sums = CoverageTwin.sums(of: edges.edges, width: size, height: size)
    let expected = sums.map { row in row.map { (min(abs($0), 1 << 17) * 255 + 65536) >> 17 } }
    #expect(fill(contours, rule: .nonZero) == expected)
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func doesNotDependOnBands(seed: UInt64) {
    let contours = polygons(seed)
    let rows = (0..<CoverageTests.size).map { PixelRect(minX: 0, minY: $0, maxX: CoverageTests.size, maxY: $0 + 1) }
    let tiles = (0..<16).map { index in
      let (x, y) = (index % 4 * 7, index / 4 * 7)
      return PixelRect(
        minX: x, minY: y, maxX: min(x + 7, CoverageTests.size), maxY: min(y + 7, CoverageTests.size))
    }
    let whole = fill(contours, rule: .nonZero)
    #expect(fill(contours, rule: .nonZero, boxes: rows) == whole)
    #expect(fill(contours, rule: .nonZero, boxes: tiles) == whole)
  }

  @Test func directionDoesNotMatter() {
    for seed in 0..<20 as Range<UInt64> {
      let contours = polygons(seed)
      #expect(fill(contours.map { $0.reversed() }, rule: .nonZero) == fill(contours, rule: .nonZero))
    }
  }

  @Test func neighborsAddUpToOne() {
    let left = [Point(0, 0), Point(9.3, 0), Point(14.7, 24), Point(0, 24)]
    let right = [Point(9.3, 0), Point(24, 0), Point(24, 24), Point(14.7, 24)]
    let sums = zip(fill([left], rule: .nonZero).joined(), fill([right], rule: .nonZero).joined()).map(+)
    #expect(sums.allSatisfy { (255...256).contains($0) })
  }

  @Test(arguments: [0.4, 1.5, 3, 7.9, 11.3])
  func circlesAreRound(radius: Double) {
    let center = Point(12.3, 11.8)
    let box = Rect(center.x - radius, center.y - radius, 2 * radius, 2 * radius)
    var drawing = Drawing(width: 24, height: 24)
    drawing.fill(Path.roundedRect(box, radius: radius), with: .black)
    let painted = drawing.bitmap
    var total = 0.0
    for y in 0..<24 {
      for x in 0..<24 {
        let truth = CoverageTwin.samples(inPixel: x, y) { ($0 - center).length <= radius } * 255
        let difference = abs(Double(painted[x, y].alpha) - truth)
        #expect(difference < 6, "pixel (\(x), \(y))")
        total += difference
      }
    }
    #expect(total / (24 * 24) < 0.25)
  }

  @Test func farCornersKeepSlopes() {
    // A triangle a billion pixels wide has the same edge as one that ends just beyond the bitmap.
    let near = [Point(0, 3), Point(24, 15), Point(24, 40), Point(0, 40)]
    let far = [Point(-1e9, 3 - 5e8), Point(1e9, 3 + 5e8), Point(-1e9, 3 + 5e8)]
    for (a, b) in zip(fill([near], rule: .nonZero).joined(), fill([far], rule: .nonZero).joined()) {
      #expect(abs(a - b) <= 1)
    }
  }
}
