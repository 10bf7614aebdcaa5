import Foundation
import Geometry
import LayerTree
import Pixels
import TestSupport
import Testing

@testable import Compositor
@testable import Raster

/// Outlines that overlap themselves, against samples.
@Suite struct OverlapTests {
  private static let size = 20

  /// How often the sides run around `point`, clockwise.
  private func winding(_ sides: [(Point, Point)], around point: Point) -> Int {
    var winding = 0
    for (a, b) in sides where (a.y <= point.y) != (b.y <= point.y) {
      let x = a.x + (b.x - a.x) * (point.y - a.y) / (b.y - a.y)
      if x > point.x { winding += b.y > a.y ? 1 : -1 }
    }
    return winding
  }

  private func fill(_ contours: [[Point]], rule: FillRule) -> Bitmap {
    var path = Path()
    for contour in contours {
      path.move(to: contour[0])
      for point in contour.dropFirst() { path.line(to: point) }
      path.close()
    }
    var shape = ShapeContent(path: path)
    shape.fillRule = rule
    let size = Double(OverlapTests.size)
    let layer = TestLayer(frame: Rect(0, 0, size, size)) { $0.content = .shape(shape) }
    return paint(size, size, background: .clear, layer)
  }

  private func check(_ contours: [[Point]]) {
    let sides = contours.flatMap { contour in Array(zip(contour, contour.dropFirst() + [contour[0]])) }
    for rule in FillRule.allCases {
      let painted = fill(contours, rule: rule)
      var total = 0.0
      for y in 0..<OverlapTests.size {
        for x in 0..<OverlapTests.size {
          let truth = CoverageTwin.samples(inPixel: x, y) {
            let winding = winding(sides, around: $0)
            return rule == .nonZero ? winding != 0 : !winding.isMultiple(of: 2)
          }
          let difference = abs(Double(painted[x, y].alpha) - truth * 255)
          // Sixteen samples in a row miss an upright edge by a half, and there may be several.
          #expect(difference < 32, "pixel (\(x), \(y)), \(rule)")
          total += difference
        }
      }
      #expect(total / Double(OverlapTests.size * OverlapTests.size) < 2.5)
    }
  }

  @Test(arguments: 0..<12 as Range<UInt64>)
  func polygonsOfAllKinds(seed: UInt64) {
    var random = SplitMix(state: seed)
    let reach = seed.isMultiple(of: 3) ? -20.0...40 : 1...19
    let contours = (0...Int.random(in: 0...2, using: &random)).map { _ in
      (0..<Int.random(in: 3...9, using: &random)).map { _ in
        // Some coordinates are equal, so that sides meet in points and lie on each other.
        let point = Point(Double.random(in: reach, using: &random), Double.random(in: reach, using: &random))
        return Bool.random(using: &random) ? point : Point(point.x.rounded(), point.y.rounded())
      }
    }
    check(contours)
  }

  @Test func nestedContoursWithinAPixel() {
    func square(_ inset: Double) -> [Point] {
      [Point(inset, inset), Point(20 - inset, inset), Point(20 - inset, 20 - inset), Point(inset, 20 - inset)]
    }
    check([square(4.2), square(4.5)])
    check([square(4.2), square(4.5).reversed()])
    check([square(4.2), square(4.2)])
    check([square(4.2), square(4.5), square(4.8)])
  }

  @Test func onlyWhatOverlapsIsResolved() throws {
    func mayOverlap(_ data: String) throws -> Bool {
      EdgeList.mayOverlap(Polyline(try PathData.path(data), scale: 1), scale: 1)
    }
    #expect(try !mayOverlap("M10 1C15 4 19 9 10 20C-4 14 3 2 10 1Z"))
    #expect(try !mayOverlap("M2 2L18 3L17 18L3 17ZM6 6L6 14L14 14L14 6Z"))
    #expect(try !mayOverlap("M2 2L3 17L17 18L18 3Z"))
    #expect(try mayOverlap("M2 2L18 3L17 18L3 17ZM6 6L14 6L14 14L6 14Z"))
    #expect(try mayOverlap("M10 1L15 18L1 7L19 7L5 18Z"))
    #expect(try mayOverlap("M2 2L18 18L18 2L2 18Z"))
  }

  /// Stars that cross themselves, of points about places beside each other.
  private static func stars(_ seed: UInt64, count: Int) -> [[Point]] {
    var random = SeededRandom(seed: seed)
    return (0..<count).map { place in
      (0..<40).map { _ in
        Point(Double(place * 32) + Double.random(in: 1...31, using: &random), Double.random(in: 1...31, using: &random))
      }
    }
  }

  private static func polyline(_ contours: [[Point]]) -> Polyline {
    var polyline = Polyline()
    for contour in contours {
      for point in contour { polyline.append(point) }
      polyline.endContour()
    }
    polyline.mayOverlap = true
    return polyline
  }

  private static let all = PixelRect(minX: 0, minY: 0, maxX: 320, maxY: 32)

  @Test("What lies beside each other is resolved as if it were alone", arguments: 0..<8 as Range<UInt64>)
  func columns(seed: UInt64) throws {
    let stars = Self.stars(seed, count: 10)
    var (alone, together) = (EdgeList(), EdgeList())
    for rule in FillRule.allCases {
      for star in stars { _ = alone.append(Self.polyline([star]), through: .identity, rule: rule, within: Self.all) }
      // In whatever order, and also with parts that end where others begin.
      for order in [stars, stars.reversed(), Array(stars[5...] + stars[..<5])] {
        together.removeAll()
        _ = together.append(Self.polyline(order), through: .identity, rule: rule, within: Self.all)
        #expect(Set(together.edges) == Set(alone.edges))
      }
      alone.removeAll()
    }
  }

  @Test func columnsBeginWhereNothingReachesOver() {
    func sides(_ contours: [[Point]]) -> ArraySlice<Edge> {
      var list = EdgeList()
      var polyline = Self.polyline(contours)
      polyline.mayOverlap = false
      _ = list.append(polyline, through: .identity, within: Self.all)
      return list.edges[...]
    }
    var columns = EdgeColumns()
    let stars = Self.stars(1, count: 10)
    columns.find(in: sides(stars))
    #expect(columns.columns.count == 10 && Set(columns.edges) == Set(sides(stars)))
    // A bar across three of them.
    columns.find(in: sides(stars + [[Point(40, 10), Point(120, 10), Point(120, 20), Point(40, 20)]]))
    #expect(columns.columns.count == 8)
    // Sides that don't come back to where they begin.
    columns.find(in: sides(stars).dropFirst())
    #expect(columns.columns.count == 1)
  }

  @Test("An outline is simple if all of it stays, and runs the same way", arguments: 0..<200 as Range<UInt64>)
  func simpleOutlines(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let contours = (0..<Int.random(in: 1...2, using: &random)).map { place in
      (0..<Int.random(in: 3...4, using: &random)).map { _ in
        Point(Double(place * 20) + Double.random(in: 0...24, using: &random), Double.random(in: 0...24, using: &random))
      }
    }
    var list = EdgeList()
    var polyline = Self.polyline(contours)
    polyline.mayOverlap = false
    _ = list.append(polyline, through: .identity, within: Self.all)
    var resolver = WindingResolver()
    let sides = Set(list.edges)
    let boundary = resolver.resolve(list.edges[...], rule: .nonZero).map(Set.init)
    #expect(resolver.isSimple(list.edges[...]) == (boundary == sides || boundary == Set(sides.map(\.reversed))))
  }

  @Test func whatDoesNotMoveIsResolvedOnce() {
    var list = EdgeList()
    var first: [Edge] = []
    let still = Self.polyline(Self.stars(3, count: 4))
    for frame in 0..<4 {
      list.removeAll()
      _ = list.append(still, through: .identity, within: Self.all)
      if frame == 0 { first = list.edges }
      #expect(list.edges == first)
      // The same sides, by another rule, and moved ones.
      let moved = AffineTransform.translation(Double(frame) / 7, 0)
      for (transform, rule) in [(AffineTransform.identity, FillRule.evenOdd), (moved, FillRule.nonZero)] {
        var fresh = EdgeList()
        let start = list.edges.count
        _ = fresh.append(still, through: transform, rule: rule, within: Self.all)
        _ = list.append(still, through: transform, rule: rule, within: Self.all)
        #expect(Array(list.edges[start...]) == fresh.edges)
      }
    }
  }

  @Test func tooMuchIsLeftAsItIs() {
    // A brush of long needles, all of which cross each other.
    let edges = (0..<6000 as Range<Int32>).flatMap { index in
      [Edge(x0: index, y0: 0, x1: 6000 - index, y1: 6000), Edge(x0: 6001 - index, y0: 6000, x1: index + 1, y1: 0)]
    }
    var resolver = WindingResolver()
    #expect(resolver.resolve(edges[...], rule: .nonZero) == nil)
  }
}
