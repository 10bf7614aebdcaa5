import Geometry
import LayerTree
import Pixels
import Testing

@testable import Compositor
@testable import Raster

/// Gradients against their definition.
@Suite struct GradientTests {
  static let size = 32

  /// A gradient painted on all pixels of a clear bitmap.
  static func paint(_ gradient: Gradient, through projection: Projection, opacity: Double = 1) -> Bitmap {
    var bitmap = Bitmap(width: size, height: size)
    let box = PixelRect(minX: 0, minY: 0, maxX: size, maxY: size)
    var list = CommandList()
    let area = PaintedArea(
      box: box, edges: list.edges.append(box)?.edges ?? 0..<0, groupOpacity: opacity < 1 ? opacity : nil)
    switch GradientAppearance(gradient, through: projection) {
    case .nothing: return bitmap
    case .solid(let color): list.commands.append(.fill(FillCommand(area: area, color: color)))
    case .graded(let placed):
      list.gradients.append(placed)
      list.commands.append(.gradient(GradientCommand(area: area, gradient: 0)))
    }
    let bytesPerRow = bitmap.bytesPerRow
    var painter = Painter(CacheBudget(bytes: 1 << 20))
    unsafe bitmap.withUnsafeMutableBytes { bytes in
      unsafe painter.paint(
        list, background: PremultipliedColor(word: 0), onto: Canvas(box: box, pixels: bytes, bytesPerRow: bytesPerRow))
    }
    return bitmap
  }

  static let kinds = ["axial", "down", "radial", "focal", "cone", "touching", "conic"]

  private func geometry(_ kind: String, _ random: inout SplitMix) -> Gradient.Geometry {
    func point() -> Point { Point(.random(in: 0...48, using: &random), .random(in: 0...48, using: &random)) }
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    let center = point()
    switch kind {
    case "axial": return .axial(from: center, to: point())
    case "down": return .axial(from: center, to: Point(center.x, center.y + number(-40...40)))
    case "radial":
      return .radial(center: center, radius: number(4...40), focus: center, focusRadius: number(0...3))
    case "focal":
      let radius = number(6...40)
      let focus = center + Point(number(-0.6...0.6) * radius, number(-0.6...0.6) * radius)
      return .radial(center: center, radius: radius, focus: focus, focusRadius: number(0...1))
    case "cone":
      return .radial(center: center, radius: number(2...9), focus: center + Point(20, 3), focusRadius: number(2...9))
    case "touching": return .radial(center: center, radius: 16, focus: center + Point(0, 16), focusRadius: 0)
    default: return .conic(center: center, angle: number(-7...7))
    }
  }

  private func stops(_ random: inout SplitMix) -> [Gradient.Stop] {
    let count = Int.random(in: 2...9, using: &random)
    var locations = (0..<count).map { _ in Double.random(in: 0...1, using: &random) }.sorted()
    // Hard edges.
    if count > 3 { locations[2] = locations[1] }
    if count > 6 { (locations[0], locations[count - 1]) = (0, 1) }
    let isOpaque = Bool.random(using: &random)
    return locations.map {
      func component() -> Double { .random(in: 0...1, using: &random) }
      return Gradient.Stop(
        location: $0,
        color: Color(red: component(), green: component(), blue: component(), alpha: isOpaque ? 1 : component()))
    }
  }

  @Test(arguments: kinds, Gradient.Spread.allCases)
  func agreesWithItsDefinition(kind: String, spread: Gradient.Spread) throws {
    var random = SplitMix(state: 7)
    for round in 0..<10 {
      let gradient = Gradient(
        stops: stops(&random), geometry: geometry(kind, &random), spread: spread,
        interpolation: round % 2 == 0 ? .premultiplied : .straight,
        transform: round % 3 == 1 ? AffineTransform(a: 1.3, b: 0.4, c: -0.2, d: 0.7, tx: 3, ty: -4) : .identity)
      var projection = Projection.identity
      if round % 4 == 2 { projection = Projection(AffineTransform.rotation(radians: Double(round))) }
      if round % 4 == 3 { (projection.gx, projection.gy) = (0.004, -0.003) }
      let opacity = round % 5 == 4 ? 0.4 : 1
      let twin = try #require(GradientTwin(gradient, through: projection))
      let painted = GradientTests.paint(gradient, through: projection, opacity: opacity)
      for y in 0..<GradientTests.size {
        for x in 0..<GradientTests.size where !twin.allows(painted[x, y], x: x, y: y, opacity: opacity) {
          Issue.record("\(painted[x, y]) at (\(x), \(y)) of \(gradient)")
          return
        }
      }
    }
  }

  @Test(arguments: kinds)
  func colorsNeverExceedAlpha(kind: String) {
    var random = SplitMix(state: 3)
    for _ in 0..<8 {
      var stops = stops(&random)
      // Where color and alpha are nearly the same, rounding is hardest.
      for index in stops.indices {
        stops[index].color = Color(red: 1, green: 0.999_999, blue: 1, alpha: Double(index) / 7)
      }
      let painted = GradientTests.paint(Gradient(stops: stops, geometry: geometry(kind, &random)), through: .identity)
      #expect(painted.pixels.joined().allSatisfy { max($0.red, $0.green, $0.blue) <= $0.alpha })
    }
  }

  @Test func hardEdgesStayHard() {
    let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
    let stops = [
      Gradient.Stop(location: 0, color: red), Gradient.Stop(location: 0.5, color: red),
      Gradient.Stop(location: 0.5, color: blue), Gradient.Stop(location: 1, color: blue),
    ]
    let painted = GradientTests.paint(
      Gradient(stops: stops, geometry: .axial(from: .zero, to: Point(32, 0))), through: .identity)
    for x in 0..<32 {
      #expect(painted[x, 20] == (x < 16 ? Pixel(red: 255, green: 0, blue: 0) : Pixel(red: 0, green: 0, blue: 255)))
    }
  }

  @Test func hundredsOfStops() throws {
    let stops = (0..<900).map { index in
      let share = Double(index) / 899
      let color = Color(red: Double(index % 2), green: share, blue: Double(index % 3) / 2)
      return Gradient.Stop(location: share, color: color)
    }
    let gradient = Gradient(stops: stops, geometry: .axial(from: .zero, to: Point(48, 31)))
    let twin = try #require(GradientTwin(gradient, through: .identity))
    let painted = GradientTests.paint(gradient, through: .identity)
    for y in 0..<GradientTests.size {
      for x in 0..<GradientTests.size { #expect(twin.allows(painted[x, y], x: x, y: y)) }
    }
  }

  static let solids: [(Gradient.Geometry, String)] = [
    (.axial(from: Point(3, 3), to: Point(3, 3)), "no length"),
    (.radial(center: Point(9, 9), radius: 0, focus: Point(9, 9), focusRadius: 0), "no radius"),
  ]

  @Test(arguments: solids)
  func gradientsWithoutExtentAreOfTheLastColor(geometry: Gradient.Geometry, name: String) {
    let stops = [Color.white, .black].enumerated().map { Gradient.Stop(location: Double($0), color: $1) }
    for spread in Gradient.Spread.allCases {
      let painted = GradientTests.paint(Gradient(stops: stops, geometry: geometry, spread: spread), through: .identity)
      #expect(painted.pixels.joined().allSatisfy { $0 == .black }, "\(name)")
    }
  }

  static let nothings: [Gradient.Geometry] = [
    .axial(from: Point(.nan, 3), to: Point(3, 8)), .axial(from: .zero, to: Point(.infinity, 0)),
    .radial(center: .zero, radius: .nan, focus: .zero, focusRadius: 0),
    .radial(center: .zero, radius: -4, focus: .zero, focusRadius: 0),
    .radial(center: .zero, radius: 4, focus: .zero, focusRadius: 4), .conic(center: .zero, angle: .nan),
  ]

  @Test(arguments: nothings)
  func impossibleGradientsPaintNothing(geometry: Gradient.Geometry) {
    let stops = [Color.white, .black].enumerated().map { Gradient.Stop(location: Double($0), color: $1) }
    let painted = GradientTests.paint(Gradient(stops: stops, geometry: geometry), through: .identity)
    #expect(painted.pixels.joined().allSatisfy { $0 == .clear })
  }

  @Test func stopsThatAreMissingOrBogus() {
    let geometry = Gradient.Geometry.axial(from: .zero, to: Point(48, 0))
    func painted(_ stops: [Gradient.Stop]) -> Bitmap {
      GradientTests.paint(Gradient(stops: stops, geometry: geometry), through: .identity)
    }
    #expect(painted([]).pixels.joined().allSatisfy { $0 == .clear })
    #expect(painted([Gradient.Stop(location: 0.7, color: .black)]).pixels.joined().allSatisfy { $0 == .black })
    // Out of range, out of order, not a number: each is moved to where it may be.
    let bogus = painted([
      Gradient.Stop(location: -3, color: .black), Gradient.Stop(location: .nan, color: .white),
      Gradient.Stop(location: 9, color: .white), Gradient.Stop(location: 0.2, color: .black),
    ])
    #expect(bogus.pixels.joined().allSatisfy { $0 == .white })
  }

  @Test func enormousAndTinyGradientsDoNotTrap() {
    let stops = [Color.white, .black].enumerated().map { Gradient.Stop(location: Double($0), color: $1) }
    for size in [1e-300, 1e-30, 1e-9, 1e9, 1e30, 1e300] {
      for spread in Gradient.Spread.allCases {
        for geometry: Gradient.Geometry in [
          .axial(from: Point(5, 5), to: Point(5 + size, 5)), .axial(from: .zero, to: Point(size, size)),
          .radial(center: Point(size, 0), radius: size, focus: .zero, focusRadius: size / 3),
          .conic(center: Point(size, size), angle: size),
        ] {
          let painted = GradientTests.paint(
            Gradient(stops: stops, geometry: geometry, spread: spread), through: .identity)
          #expect(painted.pixels.joined().allSatisfy { max($0.red, $0.green, $0.blue) <= $0.alpha })
        }
      }
    }
  }

  static let contents: [GradientContent.Kind] = GradientContent.Kind.allCases

  @Test(arguments: contents)
  func gradientLayersAreCutAtTheirCorners(kind: GradientContent.Kind) {
    var content = GradientContent(colors: [.black, .black])
    content.gradientKind = kind
    let gradient = TestLayer(frame: Rect(2.5, 2, 27, 26)) {
      $0.content = .gradient(content)
      $0.cornerRadius = 8
    }
    let solid = TestLayer(frame: Rect(2.5, 2, 27, 26), .black) { $0.cornerRadius = 8 }
    #expect(CompositorTests.paint(32, 32, gradient) == CompositorTests.paint(32, 32, solid))
    // The mask doesn't cut a second time, with something else in it or without.
    var masked = gradient
    masked.properties.masksToBounds = true
    #expect(CompositorTests.paint(32, 32, masked) == CompositorTests.paint(32, 32, solid))
    let full = masked.with(TestLayer(frame: Rect(4, 4, 3, 3), .black))
    #expect(CompositorTests.paint(32, 32, full) == CompositorTests.paint(32, 32, solid))
  }

  @Test func gradientLayersLieAboveTheBackgroundAndBelowSublayers() {
    var content = GradientContent(colors: [Color(red: 1, green: 0, blue: 0, alpha: 0.5), Color(hex: 0xff0000)])
    content.locations = [0, 0]
    let layer = TestLayer(frame: Rect(0, 0, 8, 8), .white) { $0.content = .gradient(content) }
    let painted = CompositorTests.paint(8, 8, layer.with(TestLayer(frame: Rect(0, 0, 4, 8), .black)))
    #expect(painted[2, 4] == .black && painted[6, 4] == Pixel(red: 255, green: 0, blue: 0))
  }

  @Test func tintMultipliesEveryColor() {
    let gradient = TestLayer(frame: Rect(0, 0, 8, 8), .white) {
      $0.content = .gradient(GradientContent(colors: [.clear, .clear, .white, .white]))
      $0.borderWidth = 1
      $0.borderColor = .white
    }
    var snapshot = Snapshot(8, 8, [gradient])
    snapshot.nodes[0].tint = Color(red: 1, green: 0.4, blue: 0)
    let tinted = Pixel(red: 255, green: 102, blue: 0)
    #expect(CompositorTests.paint(snapshot).pixels.joined().allSatisfy { $0 == tinted })
  }
}
