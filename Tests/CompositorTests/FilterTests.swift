import Compositor
import Geometry
import LayerTree
import Pixels
import TestSupport
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
    let worst = zip(truth.joined(), painted.joined()).map { abs($0 - $1) }.max() ?? 0
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
    let gray = paint(10, 10, turned)[5, 5]
    #expect(gray == Pixel(red: 54, green: 54, blue: 54))
  }

  /// Glass in a group that fades sees what is in the group; in one that doesn't, all that is behind it.
  @Test(arguments: [1, 0.5])
  func glassSeesWhatItsGroupHas(opacity: Double) {
    let wall = TestLayer(frame: Rect(0, 0, 60, 27), Color(red: 1, green: 0, blue: 0))
    let stripe = TestLayer(frame: Rect(0, 0, 31, 60), .black)
    var glass = TestLayer(frame: Rect(10, 10, 40, 30))
    glass.properties.effects.backgroundFilters.blurRadius = 4
    var group = TestLayer(frame: Rect(0, 0, 60, 60)).with(stripe, glass)
    group.properties.opacity = opacity
    let found = paint(60, 60, wall, group)
    guard opacity < 1 else {
      #expect(found == paint(60, 60, wall, stripe, glass))
      return
    }
    let (back, inside) = (paint(60, 60, wall), paint(60, 60, background: .clear, stripe, glass))
    for y in 0..<60 {
      for x in 0..<60 {
        for ((a, b), c) in zip(zip(found[x, y].components, inside[x, y].components), back[x, y].components) {
          let share = opacity * Double(inside[x, y].alpha) / 255
          #expect(abs(Double(a) - (Double(b) * opacity + Double(c) * (1 - share))) <= 1.5, "(\(x), \(y))")
        }
      }
    }
  }

  /// A layer is blurred first, and its mask cuts what comes of that.
  @Test func filtersComeBeforeMasks() {
    var blurred = layer
    blurred.properties.effects.filters.blurRadius = 4
    let mask = TestLayer(frame: Rect(25, 20, 18.5, 30), .black) { $0.cornerRadius = 5 }
    var nodes: [Snapshot.Node] = []
    blurred.append(to: &nodes, below: .identity)
    var inner: [Snapshot.Node] = []
    mask.append(to: &inner, below: .identity)
    for index in inner.indices { inner[index].end += 1 }
    for index in 1..<nodes.count { nodes[index].end += inner.count }
    nodes[0].end += inner.count
    nodes[0].maskEnd = 1 + inner.count
    nodes.insert(contentsOf: inner, at: 1)
    let found = paint(Snapshot(time: 0, canvasSize: Size(70, 70), background: .clear, nodes: nodes))
    let (content, shape) = (paint(70, 70, background: .clear, blurred), paint(70, 70, background: .clear, mask))
    for y in 0..<70 {
      for x in 0..<70 {
        let truth = content[x, y].components.map { Double($0) * Double(shape[x, y].alpha) / 255 }
        for (a, b) in zip(found[x, y].components, truth) { #expect(abs(Double(a) - b) <= 1, "(\(x), \(y))") }
      }
    }
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
