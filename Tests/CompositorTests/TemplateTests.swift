import Geometry
import LayerTree
import Pixels
import Testing

/// Layers that are drawn in one color by their alpha alone (`tintColor`).
@Suite struct TemplateTests {
  private static let blue = Color(red: 0, green: 0, blue: 1)
  private static let shown = Pixel(red: 0, green: 0, blue: 255, alpha: 255)

  private func shape(tint: Color? = nil, alpha: Double = 1) -> TestLayer {
    TestLayer(frame: Rect(0, 0, 20, 20)) {
      var shape = ShapeContent()
      shape.path = .rect(Rect(2, 2, 16, 16))
      shape.fillColor = Color(red: 1, green: 1, blue: 1, alpha: alpha)
      shape.strokeColor = .black
      shape.lineWidth = 2
      $0.content = .shape(shape)
      if let tint { $0.effects.tintColor = tint }
    }
  }

  @Test func shapes() {
    let picture = paint(20, 20, shape(tint: Self.blue))
    #expect(picture[10, 10] == Self.shown && picture[2, 10] == Self.shown && picture[0, 0] == .white)
    #expect((127...128).contains(paint(20, 20, shape(tint: Self.blue, alpha: 0.5))[10, 10].red), "The alpha stays")
  }

  /// A layer without a picture of its own, as drawings are, tints what is inside, but not its own background.
  @Test func layersInside() {
    let gradient = TestLayer(frame: Rect(0, 0, 20, 20)) {
      $0.content = .gradient(GradientContent(colors: [.black, .white]))
    }
    let colored = TestLayer(frame: Rect(0, 0, 20, 20), Color(red: 0, green: 1, blue: 0))
    for content in [shape(), gradient, colored] {
      let drawing = TestLayer(frame: Rect(0, 0, 20, 20), Color(red: 1, green: 0, blue: 0)) {
        $0.effects.tintColor = Self.blue
      }
      #expect(paint(20, 20, drawing.with(content))[10, 10] == Self.shown)
      #expect(paint(20, 20, drawing)[10, 10] == Pixel(red: 255, green: 0, blue: 0, alpha: 255))
    }
    let beside = TestLayer(frame: Rect(20, 0, 20, 20), Color(red: 0, green: 1, blue: 0))
    let drawing = TestLayer(frame: Rect(0, 0, 20, 20)) { $0.effects.tintColor = Self.blue }
    #expect(paint(40, 20, drawing.with(shape()), beside)[30, 10] == Pixel(red: 0, green: 255, blue: 0, alpha: 255))
  }

  @Test func theInnermostTintCounts() {
    let drawing = TestLayer(frame: Rect(0, 0, 20, 20)) { $0.effects.tintColor = Color(red: 1, green: 0, blue: 0) }
    #expect(paint(20, 20, drawing.with(shape(tint: Self.blue)))[10, 10] == Self.shown)
  }
}
