import Compositor
import Geometry
import LayerTree
import Pixels
import Testing

/// Laws that hold for whatever is painted.
@Suite struct RandomTreesTests {
  private static let image = Bitmap(
    (0..<17).map { y in
      (0..<23).map { x in Pixel(red: UInt8(x * 8), green: UInt8(y * 9), blue: 100, alpha: UInt8(190 + x)) }
    })

  static func layer(depth: Int, hasEffects: Bool = false, _ random: inout SplitMix) -> TestLayer {
    func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
    func chance(_ share: Double) -> Bool { number(0...1) < share }
    func color() -> Color {
      Color(red: number(0...1), green: number(0...1), blue: number(0...1), alpha: chance(0.5) ? 1 : number(0...1))
    }
    var layer = TestLayer(frame: Rect(number(-20...50), number(-20...50), number(1...60), number(1...60)))
    if chance(0.7) { layer.properties.backgroundColor = color() }
    if chance(0.5) { layer.properties.cornerRadius = number(0...30) }
    if chance(0.3) { layer.properties.cornerCurve = .continuous }
    if chance(0.4) { layer.properties.opacity = number(0...1) }
    if chance(0.3) { layer.properties.masksToBounds = true }
    if chance(0.5) { layer.properties.transform = .rotation(radians: number(-4...4)) }
    if chance(0.3) {
      layer.properties.borderWidth = number(0...12)
      layer.properties.borderColor = color()
    }
    if chance(0.4) {
      layer.properties.contents = ImageReference(name: "image", pixelWidth: 23, pixelHeight: 17)
      layer.properties.contentsGravity = ContentsGravity.allCases.randomElement(using: &random) ?? .resize
    }
    if hasEffects {
      if chance(0.4) {
        layer.properties.effects.shadow.opacity = number(0...1)
        layer.properties.effects.shadow.radius = number(0...9)
        layer.properties.effects.shadow.offset = Size(number(-9...9), number(-9...9))
      }
      if chance(0.2) { layer.properties.effects.filters.blurRadius = number(0...9) }
      if chance(0.2) { layer.properties.effects.filters.hueRotation = number(-3...3) }
      if chance(0.2) { layer.properties.effects.backgroundFilters.blurRadius = number(0...9) }
      if chance(0.3) {
        layer.properties.effects.shouldRasterize = true
        layer.properties.effects.rasterizationScale = number(0.4...2)
      }
    }
    if depth > 0 {
      layer.sublayers = (0..<Int(number(0...3.9))).map { _ in
        self.layer(depth: depth - 1, hasEffects: hasEffects, &random)
      }
    }
    return layer
  }

  @Test(arguments: 0..<120 as Range<UInt64>)
  func lawsHold(seed: UInt64) {
    var random = SplitMix(state: seed)
    let layers = (0..<3).map { _ in Self.layer(depth: 2, &random) }
    let snapshot = Snapshot(70, 60, background: .clear, layers)
    let images = TestImages(bitmaps: ["image": RandomTreesTests.image])
    let whole = paint(snapshot, images: images)

    #expect(whole.pixels.joined().allSatisfy { max($0.red, $0.green, $0.blue) <= $0.alpha })

    // A smaller bitmap shows a part of the same picture.
    let viewport = Viewport(widthPixels: 31, heightPixels: 23, origin: Point(-18, -21))
    let part = Compositor(viewport: viewport, images: images).paint(snapshot)
    for y in 0..<23 {
      for x in 0..<31 {
        #expect(part[x, y] == whole[x + 18, y + 21], "pixel (\(x), \(y))")
      }
    }
  }
}
