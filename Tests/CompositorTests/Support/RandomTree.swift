import Geometry
import LayerTree
import Pixels

/// Layer trees with all that the compositor paints: shadows, masks, filters, blend modes, replicated layers, drawings,
/// cross-fades, pictures and clips.
struct RandomTree {
  /// How far everything may reach from the middle of the canvas.
  let reach: Double
  /// Whether layers may look at what is behind them.
  let hasGlass: Bool
  private(set) var nodes: [Snapshot.Node] = []
  private var random: SplitMix
  let middle: Point

  static let images = TestImages(bitmaps: [
    "soft": picture(width: 23, height: 17) { x, y in
      Pixel(red: UInt8(x * 8), green: UInt8(y * 9), blue: 100, alpha: UInt8(190 + x))
    },
    "hard": picture(width: 19, height: 13) { x, y in
      Pixel(red: UInt8(x * 13), green: UInt8(y * 19), blue: (x ^ y) & 1 == 0 ? 0 : 255)
    },
  ])

  private static func picture(width: Int, height: Int, _ pixel: (Int, Int) -> Pixel) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    for y in 0..<height { for x in 0..<width { bitmap[x, y] = pixel(x, y) } }
    return bitmap
  }

  init(seed: UInt64, middle: Point = Point(35, 30), reach: Double = 30, hasGlass: Bool = false) {
    (self.middle, self.reach, self.hasGlass) = (middle, reach, hasGlass)
    random = SplitMix(state: seed)
  }

  private mutating func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
  private mutating func chance(_ share: Double) -> Bool { number(0...1) < share }
  private mutating func color() -> Color {
    let alpha = chance(0.5) ? 1 : number(0...1)
    return Color(red: number(0...1), green: number(0...1), blue: number(0...1), alpha: alpha)
  }

  /// Adds a layer that isn't seen itself and holds all that `body` adds.
  mutating func group(_ properties: LayerProperties, _ body: (inout RandomTree) -> Void) {
    let index = nodes.count
    nodes.append(Snapshot.Node(name: "", properties: properties, transform: .identity, end: 0))
    body(&self)
    nodes[index].end = nodes.count
  }

  /// Adds a tree with a number of levels.
  mutating func add(depth: Int, tint: Color? = nil) {
    let size = Size(number(1...reach), number(1...reach))
    // Within the reach, however it is turned.
    let room = max(0, reach - Point(size.width, size.height).length / 2 - 1)
    let place = Point(number(-0.7...0.7) * room, number(-0.7...0.7) * room)
    let turn = chance(0.5) ? AffineTransform.rotation(radians: number(-4...4)) : .identity
    let center = middle + place
    let transform = AffineTransform.translation(-size.width / 2, -size.height / 2).concatenating(turn)
      .concatenating(.translation(center.x, center.y))
    let index = nodes.count
    nodes.append(
      Snapshot.Node(
        name: "", properties: properties(size), transform: Projection(transform), end: 0, tint: tint))
    if chance(0.15) {
      add(depth: 0)
      if chance(0.3) { add(depth: 0) }
      nodes[index].maskEnd = nodes.count
    }
    let isFade = depth > 0 && chance(0.1)
    if depth > 0 { addSublayers(depth: depth, tint: tint) }
    if isFade {
      nodes[index].crossFade = Snapshot.CrossFade(progress: number(0...1), secondImage: nodes.count)
      addSublayers(depth: depth, tint: tint)
    }
    nodes[index].end = nodes.count
  }

  private mutating func addSublayers(depth: Int, tint: Color?) {
    let start = nodes.count
    for _ in 0..<Int(number(0...3.9)) { add(depth: depth - 1, tint: tint) }
    guard chance(0.15), nodes.count > start else { return }
    // Once more, as a replicator does.
    let copied = Array(nodes[start...])
    let shift = AffineTransform.translation(number(-2...2), number(-2...2))
    let (moved, tint) = (nodes.count - start, color())
    for node in copied {
      var node = node
      node.transform = node.transform.concatenating(shift)
      node.end += moved
      node.maskEnd? += moved
      if let fade = node.crossFade {
        node.crossFade = Snapshot.CrossFade(progress: fade.progress, secondImage: fade.secondImage + moved)
      }
      node.tint = tint
      nodes.append(node)
    }
  }

  private mutating func properties(_ size: Size) -> LayerProperties {
    var layer = LayerProperties()
    layer.bounds = Rect(origin: .zero, size: size)
    if chance(0.6) { layer.backgroundColor = color() }
    if chance(0.5) { layer.cornerRadius = number(0...15) }
    if chance(0.3) { layer.cornerCurve = .continuous }
    if chance(0.3) { layer.opacity = chance(0.8) ? number(0...1) : 1 }
    if chance(0.3) { layer.masksToBounds = true }
    if chance(0.2) {
      layer.borderWidth = number(0...6)
      layer.borderColor = color()
    }
    if chance(0.3) {
      layer.contents =
        chance(0.5)
        ? ImageReference(name: "soft", pixelWidth: 23, pixelHeight: 17)
        : ImageReference(name: "hard", pixelWidth: 19, pixelHeight: 13)
    }
    if chance(0.3) { layer.content = content(size) }
    if chance(0.15) {
      layer.effects.shadow.opacity = number(0...1)
      layer.effects.shadow.radius = number(0...3)
      layer.effects.shadow.offset = Size(number(-3...3), number(-3...3))
      layer.effects.shadow.color = color()
    }
    if chance(0.08) { layer.effects.filters.blurRadius = number(0...2) }
    if chance(0.08) { layer.effects.filters.hueRotation = number(-3...3) }
    if chance(0.15) { layer.effects.blendMode = BlendMode.allCases.randomElement(using: &random) ?? .normal }
    if chance(0.08) { layer.effects.isIsolated = true }
    if chance(0.08) { layer.effects.isMaskLuminance = true }
    if chance(0.08) {
      layer.effects.shouldRasterize = true
      layer.effects.rasterizationScale = chance(0.5) ? nil : number(0.4...2)
    }
    if chance(0.08) {
      let operations: [FilterGraph.Operation] = [
        .blur(.source, Size(number(0...2), number(0...2))), .offset(.source, Size(number(-3...3), number(-3...3))),
        .move(.source, Size(number(-3...3), number(-3...3))),
        .morphology(.source, Size(1, 2), isDilation: chance(0.5)), .flood(color()), .tile(.source),
      ]
      layer.effects.filterGraph = FilterGraph(
        [FilterGraph.Step(operations[Int(number(0...5.99))], region: nil, isLinear: chance(0.5))],
        region: Rect(origin: .zero, size: size))
    }
    if hasGlass, chance(0.15) { layer.effects.backgroundFilters.blurRadius = number(0...3) }
    return layer
  }

  private mutating func content(_ size: Size) -> LayerContent {
    let stops = [Gradient.Stop(location: 0, color: color()), Gradient.Stop(location: 1, color: color())]
    if chance(0.4) {
      var gradient = GradientContent()
      gradient.colors = stops.map(\.color)
      return .gradient(gradient)
    }
    var path = Path()
    for index in 0..<Int(number(3...7)) {
      let point = Point(number(0...1) * size.width, number(0...1) * size.height)
      if index == 0 { path.move(to: point) } else { path.line(to: point) }
    }
    path.close()
    var shape = ShapeContent(path: path)
    shape.fillColor = color()
    if chance(0.3) {
      shape.fillGradient = Gradient(stops: stops, geometry: .axial(from: .zero, to: Point(size.width, size.height)))
    }
    if chance(0.3) { shape.fillRule = .evenOdd }
    if chance(0.4) {
      shape.strokeColor = color()
      shape.lineWidth = number(0.3...3)
    }
    return .shape(shape)
  }

  /// The tree on a canvas of 70 by 60 points.
  func snapshot(background: Color) -> Snapshot {
    Snapshot(time: 0, canvasSize: Size(70, 60), background: background, nodes: nodes)
  }
}
