import Geometry
import LayerTree
import Pixels
import Testing

/// Layers that blur what is behind them, below the shadows of others, and in canvases within a canvas.
@Suite struct GlassTests {
  private func scene(shadow: Double) -> Bitmap {
    let wall = TestLayer(frame: Rect(0, 0, 40, 80), .black)
    let glass = TestLayer(frame: Rect(0, 0, 60, 50), Color(red: 1, green: 1, blue: 1, alpha: 0.35)) {
      $0.effects.backgroundFilters.blurRadius = 8
    }
    let box = TestLayer(frame: Rect(10, 10, 60, 50)) {
      $0.effects.shadow.opacity = shadow
      $0.effects.shadow.radius = 4
      $0.effects.shadow.offset = Size(0, 3)
    }
    return paint(80, 80, wall, box.with(glass))
  }

  @Test func aShadowOnlyAddsAShadow() {
    let (without, faint) = (scene(shadow: 0), scene(shadow: 0.004))
    let (dark, blurred) = (without[20, 30], without[42, 30])
    #expect(dark.red < 110 && blurred.red > dark.red + 30, "The edge of the wall is blurred")
    for y in 0..<80 {
      for x in 0..<80 { #expect(without[x, y].distance(to: faint[x, y]) <= 2, "(\(x), \(y))") }
    }
    let shown = scene(shadow: 0.6)
    #expect(shown[72, 40].red < without[72, 40].red, "The shadow falls beside the glass")
    #expect(shown[42, 30].red > shown[20, 30].red + 20)
  }

  @Test func aCanvasWithinACanvasHasNothingAround() {
    let flat = Color(red: 16 / 255, green: 20 / 255, blue: 24 / 255)
    let frost = TestLayer(frame: Rect(0, 0, 30, 20)) { $0.effects.backgroundFilters.blurRadius = 14 }
    let panel = Snapshot(
      30, 20, background: .white,
      [
        TestLayer(frame: Rect(0, 0, 30, 20)).with(TestLayer(frame: Rect(0, 0, 30, 20), flat), frost)
      ])
    var page = Snapshot(50, 40, background: .white, [TestLayer(frame: Rect(0, 0, 50, 40))])
    page.append(panel.asPanel(), at: Point(10, 10))
    let picture = paint(page)
    for y in 10..<30 {
      for x in 10..<40 { #expect(picture[x, y] == Pixel(red: 16, green: 20, blue: 24, alpha: 255), "(\(x), \(y))") }
    }
    #expect(picture[9, 20] == Pixel.white && picture[40, 20] == Pixel.white)
  }

  @Test func aClearCanvasShowsThePageAndBlursNothingOfIt() {
    let multiplied = TestLayer(frame: Rect(0, 0, 30, 20), Color(red: 0, green: 0, blue: 1)) {
      $0.effects.blendMode = .difference
    }
    let panel = Snapshot(30, 20, background: .clear, [TestLayer(frame: Rect(0, 0, 30, 20)).with(multiplied)])
    var page = Snapshot(50, 40, background: .white, [TestLayer(frame: Rect(0, 0, 50, 40))])
    page.append(panel.asPanel(), at: Point(10, 10))
    #expect(paint(page)[20, 20] == Pixel(red: 0, green: 0, blue: 255, alpha: 255))
  }

  /// Pieces of layers that are cut meet without a line between them.
  @Test func cutsLeaveNoLine() throws {
    let stage = Stage(size: Size(160, 160), background: .white)
    let space = Layer(name: "space", frame: Rect(0, 0, 160, 160))
    space.model.content = .transform
    for (name, degrees, color) in [
      ("a", 40.0, Color(red: 1, green: 0, blue: 0)), ("b", -40, Color(red: 0, green: 0, blue: 1)),
    ] {
      let layer = Layer(name: name, frame: Rect(30, 30, name == "a" ? 100 : 100, name == "a" ? 60 : 100))
      layer.model.backgroundColor = color
      layer.transform = Transform3D.rotationY(radians: degrees * .pi / 180)
      space.addSublayer(layer)
    }
    stage.root.addSublayer(space)
    try stage.advance(to: 0)
    let picture = paint(stage.snapshot())
    #expect(picture[60, 60] == Pixel(red: 255, green: 0, blue: 0, alpha: 255))
    #expect(picture[100, 60] == Pixel(red: 0, green: 0, blue: 255, alpha: 255))
    for y in [35, 60, 85] {
      for x in 50..<110 { #expect(picture[x, y].green == 0, "(\(x), \(y)) has something of the white behind") }
    }
    // Below the red layer, the blue one alone is cut, and shows no cut.
    for x in 50..<110 { #expect(picture[x, 120] == Pixel(red: 0, green: 0, blue: 255, alpha: 255), "\(x)") }
  }
}
