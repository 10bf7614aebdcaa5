import Geometry
import LayerTree
import Pixels
import Testing
import Typography

@testable import Compositor
@testable import Raster

/// Laws of groups and clips, which hold for every tree.
@Suite struct GroupLawTests {
  private static let viewport = Viewport(widthPixels: 70, heightPixels: 60)
  private static let background = Color(red: 0.9, green: 0.75, blue: 0.3)

  private func properties(opacity: Double = 1) -> LayerProperties {
    var properties = LayerProperties()
    properties.bounds = Rect(0, 0, 70, 60)
    properties.opacity = opacity
    return properties
  }

  /// Painted without saving a surface, and without a cache.
  private func paintPlainly(_ snapshot: Snapshot) -> Bitmap {
    let viewport = GroupLawTests.viewport
    var builder = CommandBuilder(
      viewport: viewport, images: RandomTree.images, fonts: FontLibrary(), budget: CacheBudget(bytes: 0),
      isFolding: false)
    builder.build(snapshot)
    var painter = Painter(CacheBudget(bytes: 0))
    var bitmap = Bitmap(width: viewport.widthPixels, height: viewport.heightPixels)
    let bytesPerRow = bitmap.bytesPerRow
    unsafe bitmap.withUnsafeMutableBytes { bytes in
      let canvas = unsafe Canvas(box: viewport.box, pixels: bytes, bytesPerRow: bytesPerRow)
      painter.paint(builder.commands, background: PremultipliedColor(snapshot.background, opacity: 1), onto: canvas)
    }
    return bitmap
  }

  private func paint(_ snapshot: Snapshot) -> Bitmap {
    Compositor(viewport: GroupLawTests.viewport, images: RandomTree.images).paint(snapshot)
  }

  /// `x / 255`, halves up.
  private func dividedBy255(_ x: Int) -> Int { (2 * x + 255) / 510 }

  /// A tree of opacity o over a backdrop is (1 − o) times the backdrop and o times the tree as it is over nothing, over
  /// the backdrop: not about, but to the byte.
  @Test(arguments: 0..<20 as Range<UInt64>)
  func opacityFadesAllOfATree(block: UInt64) {
    for seed in block * 50..<(block + 1) * 50 {
      var random = SplitMix(state: seed &+ 500)
      let weight = Int.random(in: 1...254, using: &random)
      let hasGlass = seed.isMultiple(of: 4)
      var backdrop = RandomTree(seed: seed)
      backdrop.add(depth: 1)
      var tree = RandomTree(seed: seed &+ 90_000, hasGlass: hasGlass)
      tree.group(properties()) {
        $0.add(depth: 2)
        if seed.isMultiple(of: 2) { $0.add(depth: 1) }
      }
      let behind = paint(backdrop.snapshot(background: GroupLawTests.background))
      let alone = paint(tree.snapshot(background: .clear))
      var both = backdrop.nodes
      let first = both.count
      for node in tree.nodes { both.append(node.moved(by: first)) }
      both[first].properties.opacity = Double(weight) / 255
      let found = paint(
        Snapshot(time: 0, canvasSize: Size(70, 60), background: GroupLawTests.background, nodes: both))
      for y in 0..<60 {
        for x in 0..<70 {
          let (below, above) = (behind[x, y], alone[x, y])
          let rest = 255 - dividedBy255(Int(above.alpha) * weight)
          let expected = zip(below.components, above.components).map { dividedBy255($0 * rest + $1 * weight) }
          guard found[x, y].components != expected else { continue }
          Issue.record("seed \(seed): \(found[x, y].components) at (\(x), \(y)), not \(expected)")
          return
        }
      }
    }
  }

  /// Folding groups into what they hold, keeping and reusing, and painting only what differs never change a byte.
  @Test(arguments: 0..<20 as Range<UInt64>)
  func savingWorkChangesNoByte(block: UInt64) {
    let compositor = Compositor(viewport: GroupLawTests.viewport, images: RandomTree.images)
    var retained = RetainedBitmap(width: 70, height: 60)
    for seed in block * 50..<(block + 1) * 50 {
      var tree = RandomTree(seed: seed, hasGlass: true)
      for _ in 0..<3 { tree.add(depth: 2) }
      var snapshot = tree.snapshot(background: GroupLawTests.background)
      for step in 0..<2 {
        if step == 1, !snapshot.nodes.isEmpty {
          snapshot.nodes[Int(seed) % snapshot.nodes.count].properties.opacity = 0.37
        }
        let plain = paintPlainly(snapshot)
        compositor.paint(snapshot, over: &retained)
        guard retained.bitmap != plain else { continue }
        Issue.record("seed \(seed), step \(step)")
        return
      }
    }
  }

  /// A clip that covers what is inside of it changes nothing, wherever it lies and however it is turned and rounded.
  @Test(arguments: 0..<10 as Range<UInt64>)
  func clipsThatCoverChangeNothing(block: UInt64) {
    for seed in block * 40..<(block + 1) * 40 {
      var random = SplitMix(state: seed &+ 700)
      let middle = Point(.random(in: 30...40, using: &random), .random(in: 25...35, using: &random))
      let half = 26.0
      var clip = LayerProperties()
      clip.bounds = Rect(0, 0, 2 * half, 2 * half)
      clip.masksToBounds = true
      clip.cornerRadius = .random(in: 0...half, using: &random)
      if seed.isMultiple(of: 3) { clip.cornerCurve = .continuous }
      let turn = seed.isMultiple(of: 2) ? Double.random(in: 0...7, using: &random) : 0
      let transform = AffineTransform.translation(-half, -half).concatenating(.rotation(radians: turn))
        .concatenating(.translation(middle.x, middle.y))
      var tree = RandomTree(seed: seed, hasGlass: true)
      tree.add(depth: 1)
      // A twelfth of the reach is enough for all that shadows and blurs add.
      var inside = RandomTree(seed: seed &+ 4000, middle: middle, reach: 12, hasGlass: true)
      inside.group(clip) {
        for _ in 0..<3 { $0.add(depth: 1) }
      }
      let first = tree.nodes.count
      var nodes = tree.nodes + inside.nodes.map { $0.moved(by: first) }
      nodes[first].transform = Projection(transform)
      let clipped = Snapshot(time: 0, canvasSize: Size(70, 60), background: GroupLawTests.background, nodes: nodes)
      nodes[first].properties.masksToBounds = false
      let free = Snapshot(time: 0, canvasSize: Size(70, 60), background: GroupLawTests.background, nodes: nodes)
      guard paint(clipped) != paint(free) else { continue }
      Issue.record("seed \(seed)")
      return
    }
  }

  /// A white card with a shadow and a label fades as one.
  @Test(arguments: [false, true]) func shadowsFadeWithTheirLayers(parentFades: Bool) {
    var card = TestLayer(frame: Rect(20, 15, 30, 20), .white)
    card.properties.effects.shadow.opacity = 0.3
    card.properties.effects.shadow.offset = Size(0, 3)
    card.properties.effects.shadow.radius = 4
    card = card.with(TestLayer(frame: Rect(25, 5, 12, 6), Color(red: 0, green: 0, blue: 0, alpha: 0.5)))
    var group = TestLayer(frame: Rect(0, 0, 70, 60)).with(card)
    if parentFades {
      group.properties.opacity = 0.02
    } else {
      group.sublayers[0].properties.opacity = 0.02
    }
    let painted = CompositorTests.paint(70, 60, background: .white, group)
    #expect(painted[30, 20].red == 255)
    #expect((252...254).contains(painted[30, 37].red), "\(painted[30, 37])")
  }

  /// A card of glass that slides shows glass all the way, rounded or not.
  @Test(arguments: [0.0, 6], [1.0, 1.5]) func glassInSlidingCardsStays(radius: Double, scale: Double) {
    let stripes = (0..<12).map { index in TestLayer(frame: Rect(0, Double(index) * 6, 90, 3), .black) }
    var before: Bitmap?
    for step in 0...20 {
      let x = 10 + Double(step) / 10
      var glass = TestLayer(frame: Rect(0, 0, 40, 40), Color(red: 1, green: 1, blue: 1, alpha: 0.3))
      glass.properties.effects.backgroundFilters.blurRadius = 5
      var card = TestLayer(frame: Rect(x, 12, 40, 40)).with(glass)
      card.properties.masksToBounds = true
      card.properties.cornerRadius = radius
      let painted = CompositorTests.paint(
        Snapshot(90, 66, background: .white, stripes + [card]), scale: scale, images: TestImages())
      let middle = painted[Int(30 * scale), Int(30 * scale)]
      #expect((100...200).contains(middle.red), "step \(step): \(middle)")
      if let before {
        for y in 0..<painted.height {
          for inner in Int(20 * scale)..<Int(42 * scale) {
            #expect(painted[inner, y].distance(to: before[inner, y]) <= 2, "step \(step), (\(inner), \(y))")
          }
        }
      }
      before = painted
    }
  }

  /// Glass that fades itself passes from what is behind it to the glass without a jump.
  @Test func glassFadesFromWhatIsBehindIt() {
    let stripes = (0..<12).map { index in TestLayer(frame: Rect(0, Double(index) * 6, 70, 3), .black) }
    func painted(_ opacity: Double) -> Bitmap {
      var glass = TestLayer(frame: Rect(10, 10, 40, 40), Color(red: 1, green: 0.5, blue: 0, alpha: 0.3))
        .with(TestLayer(frame: Rect(5, 5, 10, 10), .black))
      glass.properties.effects.backgroundFilters.blurRadius = 5
      glass.properties.opacity = opacity
      return CompositorTests.paint(Snapshot(70, 66, background: .white, stripes + [glass]))
    }
    let (whole, none) = (painted(1), painted(0))
    for opacity in [0.999, 0.5, 0.25, 0.001] {
      let found = painted(opacity)
      for y in 0..<66 {
        for x in 0..<70 {
          for ((a, b), c) in zip(zip(found[x, y].components, whole[x, y].components), none[x, y].components) {
            #expect(abs(Double(a) - (Double(b) * opacity + Double(c) * (1 - opacity))) <= 2, "(\(x), \(y))")
          }
        }
      }
    }
  }
}

extension Snapshot.Node {
  /// The node at an index of a list.
  fileprivate func moved(by count: Int) -> Snapshot.Node {
    var node = self
    node.end += count
    node.maskEnd? += count
    if let fade = node.crossFade {
      node.crossFade = Snapshot.CrossFade(progress: fade.progress, secondImage: fade.secondImage + count)
    }
    return node
  }
}
