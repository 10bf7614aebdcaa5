import Foundation
import Geometry
import LayerTree
import Pixels
import Testing

@testable import Compositor
@testable import Raster

/// Laws of strokes, whatever they are compared with elsewhere.
@Suite struct StrokeTests {
  /// What a stroke covers of a bitmap of `size` × `size` pixels, in pixels.
  private func area(_ path: Path, size: Double = 64, scale: Double = 1, _ change: (inout ShapeContent) -> Void)
    -> Double
  {
    let bitmap = bitmap(path, size: size, scale: scale, change)
    return bitmap.pixels.joined().reduce(0) { $0 + Double($1.alpha) / 255 }
  }

  private func bitmap(
    _ path: Path, size: Double = 64, scale: Double = 1, _ change: (inout ShapeContent) -> Void
  ) -> Bitmap {
    var shape = ShapeContent(path: path)
    shape.fillColor = nil
    shape.strokeColor = .black
    change(&shape)
    let layer = TestLayer(frame: Rect(0, 0, size, size)) { $0.content = .shape(shape) }
    return paint(size, size, scale: scale, background: .clear, layer)
  }

  private func path(_ data: String) throws -> Path { try PathData.path(data) }

  @Test(arguments: [0.05, 0.3, 1, 2.5, 9])
  func straightLinesAreRectangles(width: Double) throws {
    // Rounding to 255ths adds up over the pixels of a side.
    let upright = area(try path("M10 20L50 20")) { $0.lineWidth = width }
    #expect(abs(upright - 40 * width) < 0.2)
    let slanted = area(try path("M10 20L40 60")) { $0.lineWidth = width }
    #expect(abs(slanted - 50 * width) < 0.3)
  }

  @Test(arguments: [(10, 1), (20, 5), (25, 0.4), (8, 15), (3, 4), (5, 20), (2, 40)])
  func circlesAreRings(radius: Double, width: Double) {
    for scale in [1.0, 3] {
      let total = area(.arc(center: Point(32.3, 31.8), radius: radius, from: 0, to: 2 * .pi), scale: scale) {
        $0.lineWidth = width
        $0.lineCap = .round
      }
      let (outer, inner) = (radius + width / 2, max(0, radius - width / 2))
      let truth = .pi * (outer * outer - inner * inner) * scale * scale
      #expect(abs(total - truth) < 0.002 * truth)
    }
  }

  @Test func capsAndJoinsCoverWhatTheySay() throws {
    let line = try path("M20 32L44 32")
    #expect(abs(area(line) { ($0.lineWidth, $0.lineCap) = (8, .butt) } - 192) < 0.1)
    #expect(abs(area(line) { ($0.lineWidth, $0.lineCap) = (8, .square) } - 256) < 0.1)
    #expect(abs(area(line) { ($0.lineWidth, $0.lineCap) = (8, .round) } - (192 + 16 * .pi)) < 0.3)
    let square = try path("M20 20L44 20L44 44L20 44Z")
    #expect(abs(area(square) { $0.lineWidth = 8 } - (32 * 32 - 16 * 16)) < 0.1)
    #expect(abs(area(square) { ($0.lineWidth, $0.lineJoin) = (8, .bevel) } - (32 * 32 - 16 * 16 - 32)) < 0.1)
    #expect(abs(area(square) { ($0.lineWidth, $0.lineJoin) = (8, .round) } - (768 - 64 + 16 * .pi)) < 0.3)
  }

  @Test func directionDoesNotMatter() throws {
    let forward = try path("M10 50L30 10L50 50C50 10 10 60 20 20")
    let backward = try path("M20 20C10 60 50 10 50 50L30 10L10 50")
    for join in LineJoin.allCases {
      let change = { (shape: inout ShapeContent) in (shape.lineWidth, shape.lineJoin, shape.lineCap) = (7, join, .round)
      }
      let pairs = zip(bitmap(forward, change).pixels.joined(), bitmap(backward, change).pixels.joined())
      #expect(pairs.allSatisfy { $0.distance(to: $1) <= 1 })
    }
  }

  @Test func overlapsCountOnce() throws {
    // There and back, twice around, and a line crossed by itself: nothing is darker than where it passes once.
    let once = bitmap(try path("M10.3 10.2L50.1 40.7")) { $0.lineWidth = 5.5 }
    for again in [
      "M10.3 10.2L50.1 40.7L10.3 10.2", "M10.3 10.2L50.1 40.7Z", "M10.3 10.2L50.1 40.7M10.3 10.2L50.1 40.7",
    ] {
      let twice = bitmap(try path(again)) { ($0.lineWidth, $0.lineJoin) = (5.5, .bevel) }
      #expect(zip(once.pixels.joined(), twice.pixels.joined()).allSatisfy { $0.distance(to: $1) <= 1 })
    }
    let translucent = bitmap(try path("M10 10L50 50M10 50L50 10M30 5C70 50 -10 50 30 5")) {
      ($0.lineWidth, $0.strokeColor) = (9, Color(red: 0, green: 0, blue: 0, alpha: 0.5))
    }
    #expect(translucent.pixels.joined().allSatisfy { $0.alpha <= 128 })
  }

  @Test("Curves narrower than their stroke take few sides more than wide ones, and look the same at any scale")
  func narrowCurves() throws {
    let data = "M60 12L40 12C34 12 30 16 30 22L30 52"
    let counts = try [38.0, 12].map {
      Stroker.outline(of: try path(data), style: StrokeStyle(width: $0), scale: 8).points.count
    }
    #expect(2 * counts[0] < 5 * counts[1], "\(counts)")
    let bitmap = bitmap(try path(data)) { $0.lineWidth = 38 }
    let fine = self.bitmap(try path(data), scale: 8) { $0.lineWidth = 38 }
    for y in 0..<64 {
      for x in 0..<64 {
        var sum = 0
        for row in 0..<8 { for column in 0..<8 { sum += Int(fine[8 * x + column, 8 * y + row].alpha) } }
        #expect(abs(Int(bitmap[x, y].alpha) - sum / 64) <= 4, "pixel (\(x), \(y))")
      }
    }
  }

  @Test func strokesNarrowerThanTheirCurvesAreFilledInside() throws {
    // Sharp turns, cusps and loops tighter than the stroke is wide have no holes.
    for data in [
      "M32 20C32 40 32 40 32 20", "M20 32C60 32 4 32 44 32", "M30 30C36 36 36 24 30 30", "M28 32C28 26 36 26 36 32Z",
    ] {
      let bitmap = bitmap(try path(data)) { ($0.lineWidth, $0.lineCap, $0.lineJoin) = (24, .round, .round) }
      let samples = SlowPath.points(try path(data), distance: 0.5)
      for y in stride(from: 0, to: 64, by: 3) {
        for x in stride(from: 0, to: 64, by: 3) {
          let distance = samples.map { ($0 - Point(Double(x) + 0.5, Double(y) + 0.5)).length }.min() ?? 0
          if distance < 11.2 { #expect(bitmap[x, y].alpha == 255, "pixel (\(x), \(y)) of \(data)") }
          if distance > 12.8 { #expect(bitmap[x, y].alpha == 0, "pixel (\(x), \(y)) of \(data)") }
        }
      }
    }
  }

  @Test(arguments: ["M10 10L50 12L40 50", "M12 50C20 -30 44 90 52 14", "M15 15L49 15L49 49L15 49Z M25 25Q32 50 39 25"])
  func trimmedPartsAddUp(data: String) throws {
    let path = try path(data)
    let whole = area(path) { $0.lineWidth = 3 }
    for cut in [0.1, 0.37, 0.5, 0.93] {
      let parts =
        area(path) { ($0.lineWidth, $0.strokeEnd) = (3, cut) }
        + area(path) { ($0.lineWidth, $0.strokeStart) = (3, cut) }
      // Where a corner of a closed subpath is opened, its miter is lost: a square of half the width.
      #expect(abs(parts - whole) < 3)
    }
  }

  @Test func trimmingFollowsTheLengthOfAllSubpaths() throws {
    let path = try path("M4 10L34 10M4 20C4 40 40 40 40 20L40 4M50 4L50 60")
    let samples = SlowPath.points(path, distance: 0.01)
    for (start, end) in [(0.0, 0.2), (0.15, 0.5), (0.4, 0.65), (0.6, 1), (0.3, 0.31)] {
      let painted = bitmap(path) { ($0.lineWidth, $0.strokeStart, $0.strokeEnd) = (4, start, end) }
      for (index, point) in samples.enumerated() {
        let place = Double(index) / Double(samples.count - 1)
        let alpha = painted[Int(point.x), Int(point.y)].alpha
        // A pixel is a hundredth of the path long, nearly.
        if place > start + 0.008, place < end - 0.008 { #expect(alpha > 100, "\(place) of \(start)…\(end)") }
        if place < start - 0.008 || place > end + 0.008 { #expect(alpha < 155, "\(place) of \(start)…\(end)") }
      }
    }
  }

  @Test func nothingIsStrokedBetweenEqualEnds() throws {
    let path = try path("M10 10L50 50")
    for (start, end) in [(0.5, 0.5), (0.7, 0.3), (1, 1), (0, 0), (.nan, .nan)] {
      #expect(area(path) { ($0.strokeStart, $0.strokeEnd, $0.lineCap, $0.lineWidth) = (start, end, .round, 9) } == 0)
    }
    #expect(area(path) { ($0.strokeStart, $0.strokeEnd) = (-3, 7) } == area(path) { _ in })
  }

  @Test func dashesCoverTheirLengths() throws {
    let line = try path("M2 10L62 10")
    func dashed(_ pattern: [Double], _ phase: Double = 0, cap: LineCap = .butt) -> Double {
      area(line) { ($0.lineDashPattern, $0.lineDashPhase, $0.lineCap, $0.lineWidth) = (pattern, phase, cap, 2) }
    }
    let tolerance = 0.3
    #expect(abs(dashed([6, 4]) - 2 * 36) < tolerance)
    #expect(abs(dashed([6, 4], 5) - 2 * 36) < tolerance)
    #expect(abs(dashed([6, 4], -13) - 2 * 36) < tolerance)
    // An odd pattern is repeated: 7 on, 7 off.
    #expect(abs(dashed([7]) - 2 * (7 * 4 + 4)) < tolerance)
    #expect(abs(dashed([0, 10], cap: .round) - (6 * .pi)) < tolerance)
    #expect(abs(dashed([0, 10], cap: .square) - 24) < tolerance)
    #expect(dashed([0, 10]) == 0)
  }

  @Test func dashesOfClosedPathsMeetAtTheStart() throws {
    // The first and the last dash are one, with a corner between them.
    let square = try path("M20 20L44 20L44 44L20 44Z")
    let painted = bitmap(square) { ($0.lineDashPattern, $0.lineDashPhase, $0.lineWidth) = ([12, 12], 6, 4) }
    #expect(painted[18, 18].alpha == 255)
    let solid = bitmap(square) { $0.lineWidth = 4 }
    #expect(bitmap(square) { ($0.lineDashPattern, $0.lineWidth) = ([1000, 1], 4) } == solid)
    // Also where the last dash ends at the start, and no gap follows it.
    let sides = bitmap(square) { ($0.lineDashPattern, $0.lineWidth) = ([24, 0], 4) }
    #expect(sides[18, 18].alpha == 255 && sides[45, 45].alpha == 0)
  }

  @Test(arguments: [[1e-9], [0, 0], [-1, 2], [Double.nan, 3], [.infinity, 1], [1e-300, 1e-300]])
  func dashesThatCannotBeDrawnAreSolid(pattern: [Double]) throws {
    let line = try path("M2 10L62 10")
    #expect(bitmap(line) { $0.lineDashPattern = pattern } == bitmap(line) { _ in })
  }

  @Test func pointsAreDots() throws {
    for data in ["M32 32L32 32", "M32 32Z", "M32 32C32 32 32 32 32 32"] {
      #expect(area(try path(data)) { ($0.lineWidth, $0.lineCap) = (10, .butt) } == 0)
      #expect(abs(area(try path(data)) { ($0.lineWidth, $0.lineCap) = (10, .round) } - 25 * .pi) < 0.2)
      #expect(abs(area(try path(data)) { ($0.lineWidth, $0.lineCap) = (10, .square) } - 100) < 0.01)
    }
    #expect(area(try path("M32 32")) { ($0.lineWidth, $0.lineCap) = (10, .round) } == 0)
  }

  @Test func pensAreTransformedWithTheLayer() throws {
    let circle = Path.arc(center: Point(32, 32), radius: 20, from: 0, to: 2 * .pi)
    var shape = ShapeContent(path: circle)
    (shape.fillColor, shape.strokeColor, shape.lineWidth) = (nil, .black, 8)
    let layer = TestLayer(frame: Rect(0, 0, 64, 64)) {
      $0.content = .shape(shape)
      $0.transform = .scale(1, 0.5)
    }
    let painted = paint(64, 64, background: .clear, layer)
    let total = painted.pixels.joined().reduce(0) { $0 + Double($1.alpha) / 255 }
    #expect(abs(total - .pi * (24 * 24 - 16 * 16) / 2) < 1)
    // At the sides the line is as wide as ever, at the top half as wide.
    #expect(painted[9, 32].alpha == 255 && painted[14, 32].alpha == 255)
    #expect(painted[32, 19].alpha == 0 && painted[32, 22].alpha == 255 && painted[32, 25].alpha == 0)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -3, 0])
  func widthsWithoutMeaningPaintNothing(width: Double) throws {
    #expect(area(try path("M10 10L50 50L20 60Z")) { ($0.lineWidth, $0.lineCap) = (width, .round) } == 0)
  }

  @Test(arguments: [Double.nan, .infinity, 1e300, -1e300, 1e30, 1e12, -1e7, 1e-300, 0])
  func pointsOfAllKinds(value: Double) {
    var path = Path()
    path.move(to: Point(10, 10))
    path.line(to: Point(value, 10))
    path.cubic(control1: Point(value, value), control2: Point(10, value), to: Point(value, 20))
    path.quadratic(control: Point(-value, value), to: Point(value, value))
    path.close()
    for dashes in [[], [3.0, 2]] {
      for width in [1.0, 1e9, 1e-9, 1e300] {
        let painted = bitmap(path, size: 16) {
          ($0.lineDashPattern, $0.lineWidth, $0.fillColor) = (dashes, width, .white)
          ($0.lineJoin, $0.lineCap, $0.strokeEnd) = (.round, .round, 0.9)
        }
        #expect(painted.pixels.joined().allSatisfy { max($0.red, $0.green, $0.blue) <= $0.alpha })
      }
    }
  }

  @Test func longPathsArePainted() {
    var random = SplitMix(state: 7)
    var path = Path()
    path.move(to: .zero)
    for _ in 0..<100_000 {
      path.line(to: Point(Double.random(in: 0...64, using: &random), Double.random(in: 0...64, using: &random)))
    }
    #expect(bitmap(path) { $0.lineWidth = 0.5 }[32, 32].alpha == 255)
  }
}
