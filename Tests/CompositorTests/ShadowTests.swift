import Geometry
import LayerTree
import Pixels
import TestSupport
import Testing

@testable import Compositor

/// Shadows, against what is covered, blurred by a Gaussian and blended, all in double precision.
@Suite struct ShadowTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var radius: Double
    var change: @Sendable (inout LayerProperties) -> Void = { _ in }
    var testDescription: String { "\(name), radius \(radius)" }
  }

  private static let size = 120.0
  private static let color = Color(red: 0.8, green: 0.1, blue: 0.3)

  private static let cases: [Case] = [0.7, 2, 4.2, 8, 16].flatMap { radius in
    [
      Case(name: "rectangle", radius: radius),
      Case(name: "rounded", radius: radius) { $0.cornerRadius = 14 },
      Case(name: "continuous", radius: radius) { ($0.cornerRadius, $0.cornerCurve) = (12, .continuous) },
      Case(name: "some corners", radius: radius) { ($0.cornerRadius, $0.maskedCorners) = (9, [.topLeft]) },
      Case(name: "pill", radius: radius) { ($0.cornerRadius, $0.bounds.size) = (30, Size(70, 13)) },
      Case(name: "turned", radius: radius) { ($0.cornerRadius, $0.transform) = (10, .rotation(radians: 0.6)) },
      Case(name: "larger", radius: radius / 1.5) { ($0.cornerRadius, $0.transform) = (4, .scale(1.5, 1.5)) },
      Case(name: "stretched", radius: radius) { ($0.cornerRadius, $0.transform) = (4, .scale(1.4, 1)) },
    ]
  }

  /// What `layer` covers, 0 to 1, moved by its shadow's offset.
  private func coverage(_ layer: TestLayer, offset: Size) -> [[Double]] {
    var caster = TestLayer(frame: layer.properties.bounds)
    caster.properties = layer.properties
    caster.properties.effects = .none
    caster.sublayers = layer.sublayers
    var nodes: [Snapshot.Node] = []
    caster.append(to: &nodes, below: .identity)
    for index in nodes.indices {
      let moved = nodes[0].properties.transform.affine
      let shift = AffineTransform.translation(
        offset.width * moved.a + offset.height * moved.c, offset.width * moved.b + offset.height * moved.d)
      nodes[index].transform = nodes[index].transform.concatenating(shift)
    }
    let size = ShadowTests.size
    let painted = paint(Snapshot(time: 0, canvasSize: Size(size, size), background: .clear, nodes: nodes))
    return painted.pixels.map { $0.map { Double($0.alpha) / 255 } }
  }

  /// The largest difference between the picture of `layer` on white and what it should be, but for the pixels that it covers.
  private func error(_ layer: TestLayer, sigmaX: Double, sigmaY: Double) -> Double {
    let shadow = layer.properties.effects.shadow
    let blurred = GaussTwin.blur(coverage(layer, offset: shadow.offset), sigmaX: sigmaX, sigmaY: sigmaY)
    let own = coverage(layer, offset: Size(0, 0))
    let painted = paint(ShadowTests.size, ShadowTests.size, layer).pixels
    var worst = 0.0
    for y in painted.indices {
      for x in painted[y].indices where own[y][x] == 0 {
        let alpha = blurred[y][x] * shadow.opacity
        let truth = [shadow.color.red, shadow.color.green, shadow.color.blue].map { ($0 * alpha + 1 - alpha) * 255 }
        let pixel = painted[y][x]
        for (value, component) in zip(truth, pixel.components) { worst = max(worst, abs(value - Double(component))) }
      }
    }
    return worst
  }

  private func layer(_ test: Case) -> TestLayer {
    var layer = TestLayer(frame: Rect(38.3, 40.7, 52, 41), .black)
    layer.properties.effects.shadow.color = ShadowTests.color
    layer.properties.effects.shadow.opacity = 0.9
    layer.properties.effects.shadow.radius = test.radius
    layer.properties.effects.shadow.offset = Size(3.3, 5.6)
    test.change(&layer.properties)
    return layer
  }

  @Test(arguments: cases)
  func opaqueLayersCastTheirOutline(test: Case) {
    let layer = layer(test)
    let scale = layer.properties.transform.affine
    let (x, y) = (
      (scale.a * scale.a + scale.c * scale.c).squareRoot(), (scale.b * scale.b + scale.d * scale.d).squareRoot()
    )
    #expect(error(layer, sigmaX: test.radius * x, sigmaY: test.radius * y) <= 2.5)
  }

  @Test(arguments: [0, 0.4, 0.9, 1.9, 2.5, 6, 9, 17] as [Double], [0, 0.5])
  func otherLayersCastWhatTheyShow(radius: Double, angle: Double) {
    var layer = layer(Case(name: "", radius: radius) { $0.transform = .rotation(radians: angle) })
    layer.properties.backgroundColor = nil
    let sublayers = [
      TestLayer(frame: Rect(-9, -4, 20, 20), Color(red: 0, green: 0, blue: 1, alpha: 0.5)) { $0.cornerRadius = 6 },
      TestLayer(frame: Rect(5, 9, 30.5, 25), .white),
    ]
    layer.sublayers = sublayers
    #expect(error(layer, sigmaX: radius, sigmaY: radius) <= 2.5)
  }

  private func words(_ frame: Rect) -> TestLayer {
    TestLayer(frame: frame) {
      var text = TextContent("fj Ag")
      text.fontSize = 12
      $0.content = .text(text)
    }
  }

  private func ring(_ frame: Rect, around circle: Rect) -> TestLayer {
    TestLayer(frame: frame) {
      var ring = ShapeContent(path: .roundedRect(circle, radius: circle.width / 2))
      (ring.strokeColor, ring.lineWidth, ring.lineJoin) = (.white, 3, .round)
      $0.content = .shape(ring)
    }
  }

  /// So it need not be made from the picture of what is in it.
  @Test(arguments: [0, 0.5])
  func whatEndsWithinAnOpaqueLayerChangesNothingOfItsShadow(angle: Double) {
    let bare = layer(Case(name: "", radius: 4) { ($0.cornerRadius, $0.transform) = (8, .rotation(radians: angle)) })
    var full = bare
    full.sublayers = [words(Rect(4, 8, 44, 24)), ring(Rect(10, 10, 20, 20), around: Rect(2, 2, 16, 16))]
    let own = coverage(bare, offset: Size(0, 0))
    let (one, other) = (paint(120, 120, bare).pixels, paint(120, 120, full).pixels)
    #expect(one != other)
    for y in 0..<120 { for x in 0..<120 where own[y][x] == 0 { #expect(one[y][x] == other[y][x]) } }
  }

  @Test func whatLeavesAnOpaqueLayerCastsAShadowToo() {
    let layers = [words(Rect(30, 30, 44, 24)), ring(Rect(10, 10, 20, 20), around: Rect(2, 2, 44, 44))]
    for sublayer in layers {
      var layer = layer(Case(name: "", radius: 4))
      layer.properties.cornerRadius = 8
      layer.sublayers = [sublayer]
      #expect(error(layer, sigmaX: 4, sigmaY: 4) <= 2.5)
    }
  }

  /// A shadow within a shadow that is painted where it falls.
  @Test func hardShadowsNest() {
    var inner = TestLayer(frame: Rect(4, 5, 20, 9))
    inner.properties.effects.shadow.opacity = 1
    inner.properties.effects.shadow.radius = 0
    inner.properties.effects.shadow.offset = Size(2, 3)
    inner.sublayers = [TestLayer(frame: Rect(0, 0, 12, 9), .black) { $0.cornerRadius = 3 }]
    var layer = layer(Case(name: "", radius: 0))
    layer.properties.backgroundColor = nil
    layer.sublayers = [inner]
    #expect(error(layer, sigmaX: 0, sigmaY: 0) <= 2.5)
  }

  @Test(arguments: [1.0, 4, 9, 17])
  func aPathCastsInsteadOfTheLayer(radius: Double) {
    let path = Path.roundedRect(Rect(2, 3, 40, 30), radius: 7)
    var layer = layer(Case(name: "", radius: radius))
    layer.properties.effects.shadow.path = path
    layer.properties.backgroundColor = nil
    let painted = paint(120, 120, layer)
    var same = self.layer(Case(name: "", radius: radius))
    same.sublayers = [TestLayer(frame: Rect(2, 3, 40, 30), .black) { $0.cornerRadius = 7 }]
    same.properties.backgroundColor = nil
    let silhouette = paint(120, 120, same)
    let own = coverage(same, offset: Size(0, 0))
    var worst = 0
    for y in 0..<120 {
      for x in 0..<120 where own[y][x] == 0 { worst = max(worst, painted[x, y].distance(to: silhouette[x, y])) }
    }
    #expect(worst <= (radius < 2 ? 4 : 2))
  }

  @Test func longLayersAreTheirEndsWithMoreBetween() {
    var long = layer(Case(name: "", radius: 2) { $0.cornerRadius = 5 })
    long.properties.frame = Rect(10, 40, 100, 50)
    #expect(error(long, sigmaX: 2, sigmaY: 2) <= 2.5)
  }

  @Test func masksToBoundsCutsTheShadowAway() {
    let clipped = layer(Case(name: "", radius: 5) { $0.masksToBounds = true })
    var plain = clipped
    plain.properties.effects = .none
    #expect(paint(120, 120, clipped) == paint(120, 120, plain))
  }

  @Test func theShadowIsPartOfTheLayersGroup() {
    var layer = layer(Case(name: "", radius: 5))
    layer.properties.opacity = 0
    #expect(paint(120, 120, layer) == paint(120, 120))
    layer.properties.opacity = 0.5
    let half = paint(120, 120, layer)
    // Under the opaque layer nothing is seen of its shadow.
    #expect(half[60, 60].distance(to: Pixel(red: 128, green: 128, blue: 128)) <= 1)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -3, 0, 1e-9, 1e300, 10_000, 1e5])
  func numbersOfAllKinds(value: Double) {
    for isOpaque in [true, false] {
      for path in [\Shadow.radius, \.opacity, \.offset.width, \.offset.height] {
        var layer = layer(Case(name: "", radius: 5))
        layer.properties.backgroundColor = isOpaque ? .black : Color(red: 1, green: 0, blue: 0, alpha: 0.5)
        layer.properties.borderWidth = 2
        layer.properties.effects.shadow[keyPath: path] = value
        let painted = paint(40, 40, background: .clear, layer)
        #expect(painted.pixels.joined().allSatisfy { max($0.red, $0.green, $0.blue) <= $0.alpha })
      }
    }
  }
}
