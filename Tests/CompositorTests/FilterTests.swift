import Compositor
import Geometry
import LayerTree
import Pixels
import Testing

/// Filters of layers with what is in them, and of what is behind them.
@Suite struct FilterTests {
  private let layer = TestLayer(frame: Rect(20.5, 22, 30, 25.3), .black) { $0.cornerRadius = 6 }
    .with(TestLayer(frame: Rect(-8, 3, 20, 9), Color(red: 1, green: 0, blue: 0, alpha: 0.6)))

  private func alphas(_ bitmap: Bitmap) -> [[Double]] { bitmap.pixels.map { $0.map { Double($0.alpha) } } }

  @Test(arguments: [0.6, 2, 5, 9])
  func layersAreBlurred(radius: Double) {
    let truth = GaussTwin.blur(alphas(paint(70, 70, background: .clear, layer)), sigmaX: radius, sigmaY: radius)
    var blurred = layer
    blurred.properties.effects.filters.blurRadius = radius
    let painted = alphas(paint(70, 70, background: .clear, blurred))
    let worst = zip(truth, painted).flatMap { zip($0, $1).map { abs($0 - $1) } }.max() ?? 0
    #expect(worst <= 2)
  }

  @Test func whatIsBeyondTheCanvasIsBlurredIntoIt() {
    var wide = TestLayer(frame: Rect(-40, -40, 120, 45), .black)
    wide.properties.effects.filters.blurRadius = 6
    let painted = paint(40, 40, wide)
    for x in 0..<40 { #expect(painted[x, 2] == painted[20, 2]) }
    #expect(painted[3, 0].red < painted[3, 5].red)
  }

  @Test func huesAreTurnedInGroups() {
    var turned = TestLayer(frame: Rect(0, 0, 10, 10), Color(red: 1, green: 0, blue: 0))
    turned.properties.effects.filters.saturation = 0
    let grey = paint(10, 10, turned)[5, 5]
    #expect(grey == Pixel(red: 54, green: 54, blue: 54))
  }

  @Test(arguments: [1.5, 4, 8])
  func whatIsBehindIsBlurredWithinTheOutline(radius: Double) {
    let stripe = TestLayer(frame: Rect(0, 0, 31, 60), .black)
    var glass = TestLayer(frame: Rect(10, 10, 40, 30))
    glass.properties.effects.backgroundFilters.blurRadius = radius
    let painted = paint(60, 60, stripe, glass)
    let row = (0..<60).map { $0 < 31 ? 0.0 : 255 }
    let truth = GaussTwin.blur(row, sigma: radius, extended: true)
    for x in 0..<60 {
      let isGlass = (10..<50).contains(x)
      #expect(abs(Double(painted[x, 25].green) - (isGlass ? truth[x] : row[x])) <= 2, "column \(x)")
      #expect(Double(painted[x, 45].green) == row[x])
    }
  }
}
