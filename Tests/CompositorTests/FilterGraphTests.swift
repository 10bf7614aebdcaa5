import Arithmetic
import Geometry
import LayerTree
import Pixels
import Testing

@testable import Compositor

/// Pictures made of a layer's picture in several steps.
@Suite struct FilterGraphTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let half = Color(red: 0, green: 0, blue: 1, alpha: 0.5)

  /// A square of 8 by 8 at 4, 4 on a clear canvas of 16 by 16, after some steps.
  private func filtered(
    _ color: Color, _ operations: FilterGraph.Operation..., region: Rect? = Rect(0, 0, 16, 16), isLinear: Bool = false,
    scale: Double = 1
  ) -> Bitmap {
    var layer = TestLayer(frame: Rect(0, 0, 16, 16), .clear).with(TestLayer(frame: Rect(4, 4, 8, 8), color))
    layer.properties.effects.filterGraph = FilterGraph(
      operations.map { FilterGraph.Step($0, region: nil, isLinear: isLinear) }, region: region)
    return paint(16, 16, scale: scale, background: .clear, layer)
  }

  @Test("The pictures of steps count as memory of the frame, whose limit leaves the filter out")
  func picturesOfStepsCount() {
    var layer = TestLayer(frame: Rect(0, 0, 1000, 1000), red)
    layer.properties.effects.filterGraph = FilterGraph(
      [.blur(.source, Size(9, 9)), .blur(.step(0), Size(9, 9)), .blur(.step(1), Size(9, 9))].map {
        FilterGraph.Step($0, region: nil, isLinear: false)
      }, region: Rect(0, 0, 1000, 1000))
    func refusal(limit: Int) -> WorkBudget.Refusal? {
      WorkBudget.$current.withValue(WorkBudget(limit: limit)) {
        WorkBudget.work { paint(1000, 1000, background: .clear, layer) }.refusal
      }
    }
    #expect(refusal(limit: 16 << 20)?.resource == .surfaces)
    #expect(refusal(limit: 64 << 20) == nil)
  }

  /// Filters work in the directions of their layers: a turned layer is the upright one's picture, turned.
  @Test(arguments: [
    FilterGraph.Operation.blur(.source, Size(3, 0)), .blur(.source, Size(2, 2)), .offset(.source, Size(4, -3)),
    .move(.source, Size(3.3, -2.6)), .morphology(.source, Size(2, 0), isDilation: true), .flood(.black), .tile(.source),
  ])
  func turnsWithItsLayer(_ operation: FilterGraph.Operation) {
    func painted(_ angle: Double) -> Bitmap {
      var layer = TestLayer(frame: Rect(16, 16, 32, 32), .clear).with(TestLayer(frame: Rect(9, 12, 10, 6), .black))
      layer.properties.effects.filterGraph = FilterGraph(
        [FilterGraph.Step(operation, region: nil, isLinear: false)], region: Rect(4, 6, 22, 18))
      layer.properties.transform = .rotation(radians: angle)
      return paint(64, 64, scale: 4, background: .clear, layer)
    }
    let (upright, turned) = (painted(0), painted(.pi / 6))
    let turn = AffineTransform.translation(-128, -128).concatenating(.rotation(radians: .pi / 6))
      .concatenating(.translation(128, 128))
    var (sum, maximum) = (0, 0)
    for y in 32..<224 {
      for x in 32..<224 where (x - 128) * (x - 128) + (y - 128) * (y - 128) < 12_000 {
        let place = turn.apply(Point(Double(x) + 0.5, Double(y) + 0.5))
        let seen = turned[Int(place.x), Int(place.y)]
        // Pixels beside an edge may be on either side of it.
        let near = [-3, 0, 3].flatMap { dy in [-3, 0, 3].map { Int(upright[x + $0, y + dy].alpha) } }
        let off = max(0, (near.min() ?? 0) - Int(seen.alpha), Int(seen.alpha) - (near.max() ?? 0))
        sum += off
        maximum = max(maximum, off)
      }
    }
    #expect(maximum <= 24 && sum < 4000, "\(operation): \(maximum), \(sum)")
  }

  @Test("Another picture is an input, painted as a mask is, and limited by the region")
  func usesAnotherPicture() {
    func painted(_ operation: FilterGraph.Operation, hasSecondImage: Bool = true) -> Bitmap {
      var properties = LayerProperties()
      properties.bounds = Rect(0, 0, 16, 16)
      properties.effects.filterGraph = FilterGraph(
        [FilterGraph.Step(operation, region: nil, isLinear: false)], region: Rect(0, 0, 16, 16))
      var nodes = [Snapshot.Node(name: "", properties: properties, transform: .identity, end: 0)]
      if hasSecondImage {
        TestLayer(frame: Rect(0, 0, 8, 16), .black).append(to: &nodes, below: .identity)
        nodes[0].maskEnd = nodes.count
      }
      TestLayer(frame: Rect(4, 4, 8, 8), red).append(to: &nodes, below: .identity)
      nodes[0].end = nodes.count
      return paint(Snapshot(time: 0, canvasSize: Size(16, 16), background: .clear, nodes: nodes))
    }
    let cut = painted(.composite(.source, over: .picture, .in))
    #expect(cut[5, 8] == Pixel(red: 255, green: 0, blue: 0) && cut[9, 8].alpha == 0 && cut[2, 8].alpha == 0)
    let other = painted(.merge([.picture]))
    #expect(other[2, 2] == .black && other[9, 8].alpha == 0)
    #expect(painted(.composite(.source, over: .picture, .in), hasSecondImage: false)[5, 8].alpha == 0)
  }

  @Test func movesByWholePixels() {
    let moved = filtered(red, .offset(.source, Size(3, -2)))
    #expect(moved[7, 2] == Pixel(red: 255, green: 0, blue: 0) && moved[6, 4].alpha == 0 && moved[14, 9].alpha == 255)
    let large = filtered(red, .offset(.source, Size(3, -2)), scale: 2)
    #expect(large[14, 4].alpha == 255 && large[13, 8].alpha == 0)
  }

  @Test("What glides covers parts of pixels, and where it lands on whole ones it is as sharp as before")
  func moves() {
    let moved = filtered(red, .move(.source, Size(3, -2)))
    #expect(moved[7, 2] == Pixel(red: 255, green: 0, blue: 0) && moved[6, 4].alpha == 0 && moved[14, 9].alpha == 255)
    let between = filtered(red, .move(.source, Size(0.25, -1.5)))
    #expect([4, 5, 11, 12, 13].map { between[$0, 6].alpha } == [191, 255, 255, 64, 0])
    #expect([1, 2, 3, 9, 10, 11].map { between[6, $0].alpha } == [0, 128, 255, 255, 128, 0])
    #expect(between[4, 2].alpha == 96 && between[8, 6] == Pixel(red: 255, green: 0, blue: 0))
  }

  @Test func blursWiderThanHigh() {
    let blurred = filtered(.black, .blur(.source, Size(2, 0)))
    #expect(blurred[3, 8].alpha > 0 && blurred[8, 3].alpha == 0)
    let rows = (0..<16).map { x in blurred[x, 8].alpha }
    #expect(rows.reversed() == rows)
  }

  @Test func floodsItsRegionAlone() {
    let flooded = filtered(.black, .flood(half), region: Rect(2, 3, 5, 4))
    #expect(flooded[2, 3].components == [0, 0, 128, 128] || flooded[2, 3].components == [0, 0, 255, 128])
    #expect(
      flooded[6, 6].alpha == 128 && flooded[7, 6].alpha == 0 && flooded[1, 3].alpha == 0 && flooded[8, 8].alpha == 0)
  }

  @Test func seesNoMoreOfTheSourceThanItsRegion() {
    let moved = filtered(red, .offset(.source, Size(1, 0)), region: Rect(0, 0, 8, 16))
    #expect(moved[7, 8].alpha == 255 && moved[8, 8].alpha == 0)
  }

  /// What Porter and Duff's operators leave of the square under an opaque flood, inside of the square and outside.
  @Test(arguments: [
    (FilterGraph.Operator.over, 255, 255), (.in, 255, 0), (.out, 0, 255), (.atop, 255, 0), (.xor, 0, 255),
    (.lighter, 255, 255), (.arithmetic(0, 0.5, 0, 0), 128, 128), (.arithmetic(1, 0, 0, 0), 255, 0),
    (.arithmetic(0, 0, 0, 0.2), 51, 51),
  ])
  func composites(_ way: FilterGraph.Operator, inside: Int, outside: Int) {
    let made = filtered(.black, .flood(red), .composite(.step(0), over: .source, way))
    #expect(abs(Int(made[8, 8].alpha) - inside) <= 1 && abs(Int(made[1, 1].alpha) - outside) <= 1)
  }

  @Test func mergesFromBelow() {
    let merged = filtered(red, .offset(.sourceAlpha, Size(2, 2)), .merge([.step(0), .source]))
    #expect(merged[11, 11] == Pixel(red: 255, green: 0, blue: 0) && merged[13, 13] == .black)
  }

  @Test func blendsByFormula() {
    let multiplied = filtered(
      Color(red: 1, green: 1, blue: 0), .flood(Color(red: 0, green: 1, blue: 1)),
      .blend(.step(0), over: .source, .multiply))
    #expect(multiplied[8, 8] == Pixel(red: 0, green: 255, blue: 0))
    #expect(multiplied[1, 1] == Pixel(red: 0, green: 255, blue: 255))
  }

  @Test func mixesColorsStraight() {
    // Green from red, half of the opacity, and a constant.
    let factors: [Double] = [0, 0, 0, 0, 0.2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.5, 0]
    let mixed = filtered(red, .colors(.source, factors))
    #expect(mixed[8, 8].alpha == 128 && mixed[1, 1].alpha == 0)
    let straight = filtered(red, .colors(.source, Array(factors.prefix(15)) + [0, 0, 0, 0, 1]))
    #expect(
      straight[8, 8] == Pixel(red: 51, green: 255, blue: 0) && straight[1, 1] == Pixel(red: 51, green: 0, blue: 0))
  }

  @Test func transfersComponents() {
    let made = filtered(
      Color(hex: 0x804000),
      .transfer(
        .source,
        [
          .table([1, 0]), .linear(slope: 2, intercept: 0), .discrete([0.2, 1]),
          .gamma(amplitude: 1, exponent: 1, offset: 0),
        ]))
    #expect(made[8, 8].distance(to: Pixel(red: 127, green: 128, blue: 51)) <= 1 && made[1, 1].alpha == 0)
  }

  /// Half of black and white is lighter as light than as sRGB's components.
  @Test func calculatesWithLight() {
    let half: [Double] = [0.5, 0, 0, 0, 0, 0, 0.5, 0, 0, 0, 0, 0, 0.5, 0, 0, 0, 0, 0, 1, 0]
    #expect(filtered(.white, .colors(.source, half))[8, 8].red == 128)
    #expect(filtered(.white, .colors(.source, half), isLinear: true)[8, 8].red == 188)
    // What isn't changed comes back as it was.
    let same = filtered(Color(hex: 0xC86432), .merge([.source]), isLinear: true)
    #expect(same[8, 8].distance(to: Pixel(red: 200, green: 100, blue: 50)) <= 1)
  }

  @Test func reachesOntoTheCanvas() {
    var layer = TestLayer(frame: Rect(-40, 2, 20, 8), .black)
    layer.properties.effects.filterGraph = FilterGraph(
      [FilterGraph.Step(.offset(.source, Size(45, 0)), region: nil, isLinear: false)], region: nil)
    let painted = paint(16, 16, layer)
    #expect(painted[5, 5] == .black && painted[4, 5] == .white)
  }
}
