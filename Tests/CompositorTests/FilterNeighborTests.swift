import Geometry
import LayerTree
import Pixels
import Testing

@testable import Compositor
@testable import Raster

/// Filters that make pixels of several others, or of their place alone.
@Suite struct FilterNeighborTests {
  private let region = Rect(0, 0, 16, 16)

  /// Layers on a clear canvas of 16 by 16, after some steps.
  private func filtered(
    _ layers: TestLayer..., steps: FilterGraph.Operation..., isLinear: Bool = false, scale: Double = 1
  ) -> Bitmap {
    var layer = TestLayer(frame: region, .clear)
    for content in layers { layer = layer.with(content) }
    layer.properties.effects.filterGraph = FilterGraph(
      steps.map { FilterGraph.Step($0, region: nil, isLinear: isLinear) }, region: region)
    return paint(16, 16, scale: scale, background: .clear, layer)
  }

  private var square: TestLayer { TestLayer(frame: Rect(5, 6, 6, 4), Color(red: 1, green: 0, blue: 0)) }

  @Test(arguments: [
    (2.0, 1.0, true, 3..<13, 5..<11), (1, 1, false, 6..<10, 7..<9), (0, 3, true, 5..<11, 3..<13),
    (40, 40, true, 0..<16, 0..<16), (0, 0, false, 5..<11, 6..<10), (3, 0, false, 0..<0, 0..<0),
  ])
  func growsAndShrinks(_ x: Double, _ y: Double, isDilation: Bool, columns: Range<Int>, rows: Range<Int>) {
    let made = filtered(square, steps: .morphology(.source, Size(x, y), isDilation: isDilation))
    for row in 0..<16 {
      for column in 0..<16 {
        #expect((made[column, row].alpha == 255) == (columns.contains(column) && rows.contains(row)))
      }
    }
  }

  /// The way by doubled widths gives what looking at every pixel gives.
  @Test(arguments: [1, 2, 3, 4, 5, 7, 8, 12], [true, false])
  func slidesAsTheSlowWay(reach: Int, isDilation: Bool) {
    var random = SplitMix(state: UInt64(reach))
    var field = PixelField(PixelRect(minX: -3, minY: 2, maxX: 10, maxY: 3))
    for x in -3..<10 { field[x, 2] = UInt32(truncatingIfNeeded: random.next()) }
    let made = field.spread(columns: reach, rows: 0, isDilation: isDilation)
    for x in -3..<10 {
      let near = ((x - reach)...(x + reach)).map { field[$0, 2] }
      let expected = [0, 8, 16, 24].map { shift -> UInt32 in
        let values = near.map { $0 >> UInt32(shift) & 255 }
        return ((isDilation ? values.max() : values.min()) ?? 0) << UInt32(shift)
      }
      #expect(made[x, 2] == expected.reduce(0, |))
    }
  }

  @Test func laysTilesSideBySide() {
    var layer = TestLayer(frame: region, .clear).with(TestLayer(frame: Rect(4, 4, 2, 4), .black))
    layer.properties.effects.filterGraph = FilterGraph(
      [
        FilterGraph.Step(.offset(.source, .zero), region: Rect(4, 4, 4, 4), isLinear: false),
        FilterGraph.Step(.tile(.step(0)), region: nil, isLinear: false),
      ], region: region)
    let tiled = paint(16, 16, background: .clear, layer)
    for y in 0..<16 { for x in 0..<16 { #expect((tiled[x, y].alpha > 0) == (x % 4 < 2)) } }
  }

  private func convolution(
    _ kernel: [Double], columns: Int = 3, divisor: Double = 1, edgeMode: FilterGraph.Convolution.EdgeMode = .none,
    preservesAlpha: Bool = false
  ) -> FilterGraph.Operation {
    .convolve(
      .source,
      FilterGraph.Convolution(
        kernel: kernel, columns: columns, rows: kernel.count / columns, divisor: divisor, bias: 0,
        targetX: columns / 2, targetY: kernel.count / columns / 2, edgeMode: edgeMode, preservesAlpha: preservesAlpha))
  }

  @Test func convolves() {
    // What is last in a kernel is the neighbor at the upper left.
    let moved = filtered(square, steps: convolution([0, 0, 0, 0, 0, 0, 0, 0, 1]))
    #expect(moved[11, 10].alpha == 255 && moved[5, 6].alpha == 0)
    let mean = filtered(square, steps: convolution([1, 1, 1, 1, 1, 1, 1, 1, 1], divisor: 9))
    #expect(mean[8, 8] == Pixel(red: 255, green: 0, blue: 0) && mean[5, 8].alpha == 170 && mean[4, 5].alpha == 28)
    let bare = filtered(square, steps: convolution([0, 0, 0, 0, 0.5, 0, 0, 0, 0], preservesAlpha: true))
    #expect(bare[8, 8] == Pixel(red: 128, green: 0, blue: 0) && bare[1, 1].alpha == 0)
  }

  @Test(arguments: [
    (FilterGraph.Convolution.EdgeMode.none, 0), (.duplicate, 255), (.wrap, 0),
  ])
  func goesOnBeyondEdges(_ mode: FilterGraph.Convolution.EdgeMode, _ alpha: Int) {
    let half = TestLayer(frame: Rect(0, 0, 8, 16), .black)
    let moved = filtered(half, steps: convolution([0, 0, 1], edgeMode: mode))
    #expect(Int(moved[0, 8].alpha) == alpha && moved[8, 8].alpha == 255 && moved[9, 8].alpha == 0)
  }

  @Test func fetchesFromWhereAnotherPictureSays() {
    // All red fetches from half of the scale to the right, no green from half of it above.
    let displacement = FilterGraph.Displacement(scale: Size(4, 6), x: .red, y: .green)
    let flood = FilterGraph.Operation.flood(Color(red: 1, green: 0, blue: 0))
    let made = filtered(square, steps: flood, .displace(.source, by: .step(0), displacement))
    #expect(made[3, 9].alpha == 255 && made[8, 12].alpha == 255 && made[9, 12].alpha == 0 && made[3, 8].alpha == 0)
  }

  /// Straight colors that resvg 0.45 gives for the same noise.
  @Test(arguments: [
    (true, [[128, 128, 128, 128], [153, 162, 140, 142], [182, 134, 154, 126], [177, 78, 60, 140]]),
    (false, [[0, 0, 0, 0], [97, 70, 44, 29], [152, 27, 54, 57], [99, 151, 151, 44]]),
  ])
  func makesNoise(isFractal: Bool, expected: [[Int]]) {
    let noise = TurbulenceNoise(
      FilterGraph.Turbulence(frequency: Size(0.11, 0.17), octaves: 3, seed: 5, isFractal: isFractal, stitched: nil))
    for (place, expected) in zip([Point(0, 0), Point(3, 5), Point(9, 2), Point(15, 14)], expected) {
      let color = noise.color(at: place) * 255
      // Those were rounded before they were divided by their alphas.
      let slack = 0.6 + 255 / Double(2 * max(1, expected[3]))
      for channel in 0..<4 { #expect(abs(color[channel] - Double(expected[channel])) <= slack) }
    }
  }

  @Test func makesNoiseThatFitsTogether() {
    let turbulence = FilterGraph.Turbulence(
      frequency: Size(0.11, 0.17), octaves: 3, seed: 5, isFractal: true, stitched: Rect(4, 2, 16, 20))
    let noise = TurbulenceNoise(turbulence)
    for place in 0..<16 {
      let (left, right) = (Point(4, 2 + Double(place)), Point(20, 2 + Double(place)))
      let (top, bottom) = (Point(4 + Double(place), 2), Point(4 + Double(place), 22))
      for (a, b) in [(left, right), (top, bottom)] {
        let difference = noise.color(at: a) - noise.color(at: b)
        #expect((difference * difference).sum() < 1e-9)
      }
    }
    #expect(noise.color(at: Point(7, 9)) != noise.color(at: Point(8, 9)))
  }

  @Test func coversItsRegionWithNoiseWhereNothingIs() {
    let turbulence = FilterGraph.Turbulence(
      frequency: Size(0.3, 0.3), octaves: 1, seed: 0, isFractal: true, stitched: nil)
    let noise = filtered(steps: .turbulence(turbulence))
    #expect(noise[0, 0].alpha == 128 && noise[9, 4].alpha > 0)
  }

  @Test func makesSomethingOfNothing() {
    #expect(filtered(steps: .flood(.black))[3, 3] == .black)
    #expect(filtered(steps: .offset(.source, Size(1, 1)))[3, 3].alpha == 0)
  }

  @Test(arguments: [
    (FilterGraph.Lighting.Source.distant(azimuth: 0, elevation: .pi / 2), 255), (.distant(azimuth: 0, elevation: 0), 0),
    (.point(SIMD3(8, 8, 1000)), 255),
    (.spot(SIMD3(8, 8, 20), at: SIMD3(8, 8, 0), exponent: 1, cone: 0.1), 255),
    (.spot(SIMD3(8, 8, 20), at: SIMD3(80, 8, 19), exponent: 1, cone: 0.1), 0),
  ])
  func lightsWhatIsFlat(_ source: FilterGraph.Lighting.Source, _ green: Int) {
    let color = Color(red: 0, green: 1, blue: 0)
    let whole = TestLayer(frame: region, .black)
    let diffuse = filtered(
      whole,
      steps: .light(
        .source, FilterGraph.Lighting(source: source, color: color, reflection: .diffuse(1), surfaceScale: 0)))
    #expect(diffuse[8, 8] == Pixel(red: 0, green: UInt8(green), blue: 0))
    let specular = FilterGraph.Lighting.Reflection.specular(1, exponent: 20)
    let shine = filtered(
      whole,
      steps: .light(
        .source, FilterGraph.Lighting(source: source, color: color, reflection: specular, surfaceScale: 0)))
    #expect(Int(shine[8, 8].alpha) <= green && (green == 0 || shine[8, 8].alpha > 250))
  }

  @Test func lightsSlopesTowardsTheLight() {
    let lighting = FilterGraph.Lighting(
      source: .distant(azimuth: .pi, elevation: .pi / 4), color: .white, reflection: .diffuse(1), surfaceScale: 5)
    let made = filtered(square, steps: .light(.source, lighting))
    #expect(made[5, 8].red > made[8, 8].red && made[8, 8].red > made[10, 8].red && made[1, 1].alpha == 255)
  }
}
