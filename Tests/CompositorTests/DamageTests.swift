import Geometry
import LayerTree
import Pixels
import Testing
import Typography

@testable import Compositor
@testable import Raster

/// Painting only what differs from the last frame never changes a byte.
@Suite struct DamageTests {
  private let viewport = Viewport(widthPixels: 70, heightPixels: 60)
  private let images = TestImages()

  /// Some layers of a tree are changed, added, removed or swapped from frame to frame.
  @Test(arguments: 0..<80 as Range<UInt64>) func framesAreAsIfPaintedAnew(seed: UInt64) {
    let hasEffects = seed >= 60
    var random = SplitMix(state: seed &+ 7000)
    var layers = (0..<5).map { _ in RandomTreesTests.layer(depth: 1, hasEffects: hasEffects, &random) }
    let compositor = Compositor(viewport: viewport, images: images)
    var retained = RetainedBitmap(width: 70, height: 60)
    let parts = [0..<23, 23..<60].map { Compositor(viewport: viewport, rows: $0, images: images) }
    var painted = parts.map { _ in RetainedBitmap(width: 70, height: 60) }
    var joined = Bitmap(width: 70, height: 60)
    for frame in 0..<12 {
      let snapshot = Snapshot(70, 60, background: .white, layers)
      compositor.paint(snapshot, over: &retained)
      let fresh = Compositor(viewport: viewport, images: images).paint(snapshot)
      #expect(retained.bitmap == fresh, "frame \(frame)")
      // Two that paint some of the rows each report all changes together.
      for (index, part) in parts.enumerated() {
        part.paint(snapshot, over: &painted[index])
        for rectangle in part.damage { joined.copy(rectangle, from: painted[index].bitmap) }
      }
      #expect(joined == fresh, "frame \(frame)")
      let index = Int.random(in: layers.indices, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0: layers[index].properties.position.x += 1.5
      case 1: layers[index].properties.opacity = 0.5
      case 2: layers[index] = RandomTreesTests.layer(depth: 1, hasEffects: hasEffects, &random)
      case 3: layers.insert(RandomTreesTests.layer(depth: 1, hasEffects: hasEffects, &random), at: index)
      case 4 where layers.count > 2: layers.remove(at: index)
      default: layers.swapAt(index, 0)
      }
    }
  }

  /// The lower layers stand still for a while, until one of them changes.
  @Test(arguments: 0..<40 as Range<UInt64>) func whatStandsStillIsKept(seed: UInt64) {
    var random = SplitMix(state: seed &+ 9000)
    var layers = (0..<6).map { _ in RandomTreesTests.layer(depth: 1, hasEffects: seed % 2 == 0, &random) }
    let compositor = Compositor(viewport: viewport, images: images)
    var retained = RetainedBitmap(width: 70, height: 60)
    for frame in 0..<16 {
      let snapshot = Snapshot(70, 60, background: frame == 12 ? .black : .white, layers)
      compositor.paint(snapshot, over: &retained)
      let fresh = Compositor(viewport: viewport, images: images).paint(snapshot)
      #expect(retained.bitmap == fresh, "frame \(frame)")
      layers[frame % 8 == 7 ? Int.random(in: 0..<5, using: &random) : 5].properties.position.x += 3.5
    }
  }

  @Test func whatIsSlowAndStandsStillIsPaintedOnce() {
    func snapshot(_ frame: Int, end: Color) -> Snapshot {
      let backdrops = (0..<2).map { _ in
        TestLayer(frame: Rect(0, 0, 70, 60)) {
          $0.content = .gradient(GradientContent(colors: [Color(red: 1, green: 1, blue: 1, alpha: 0.5), end]))
        }
      }
      return Snapshot(
        70, 60, background: .white,
        backdrops + [TestLayer(frame: Rect(Double(frame), 3, 60, 50), .black) { $0.cornerRadius = 9 }])
    }
    let compositor = Compositor(viewport: viewport, images: images)
    var retained = RetainedBitmap(width: 70, height: 60)
    for frame in 0..<10 {
      let snapshot = snapshot(frame, end: frame < 8 ? .black : .white)
      compositor.paint(snapshot, over: &retained)
      #expect(retained.bitmap == Compositor(viewport: viewport, images: images).paint(snapshot), "frame \(frame)")
      #expect((compositor.prefix.count == 2) == (2...7).contains(frame), "frame \(frame)")
    }
  }

  /// Many groups inside each other are painted band by band.
  @Test(arguments: 0..<20 as Range<UInt64>) func bandsChangeNothing(seed: UInt64) {
    var random = SplitMix(state: seed &+ 11_000)
    var layer = RandomTreesTests.layer(depth: 1, &random)
    for _ in 0..<12 {
      var group = TestLayer(frame: Rect(0, 0, 70, 60))
      group.properties.opacity = .random(in: 0.7...0.95, using: &random)
      group.sublayers = [layer, RandomTreesTests.layer(depth: 0, hasEffects: seed % 2 == 0, &random)]
      layer = group
    }
    let snapshot = Snapshot(70, 60, background: .white, [layer])
    var builder = CommandBuilder(
      viewport: viewport, images: images, fonts: FontLibrary(), budget: CacheBudget(bytes: 0))
    builder.build(snapshot)
    let commands = builder.commands
    let all = viewport.box
    if commands.backdrops.isEmpty { #expect(commands.bands(of: all).count > 1) }
    #expect(commands.bands(of: all).reduce(PixelRect.empty) { $0.union($1) } == all)
    var painter = Painter(CacheBudget(bytes: 0))
    var whole = Bitmap(width: 70, height: 60)
    let bytesPerRow = whole.bytesPerRow
    unsafe whole.withUnsafeMutableBytes { bytes in
      let canvas = unsafe Canvas(box: all, pixels: bytes, bytesPerRow: bytesPerRow)
      painter.paint(commands, background: PremultipliedColor(.white, opacity: 1), onto: canvas)
    }
    #expect(Compositor(viewport: viewport, images: images).paint(snapshot) == whole)
  }

  @Test func stillFramesHaveNone() {
    let snapshot = Snapshot(70, 60, [TestLayer(frame: Rect(10, 10, 20, 20), .black)])
    let compositor = Compositor(viewport: viewport, images: images)
    var retained = RetainedBitmap(width: 70, height: 60)
    compositor.paint(snapshot, over: &retained)
    let first = retained.bitmap
    compositor.paint(snapshot, over: &retained)
    #expect(retained.bitmap.isSame(as: first), "not a pixel was written")
  }

  @Test func rectanglesThatSlideDamageTheirEnds() {
    func list(_ x: Double) -> CommandList {
      var builder = CommandBuilder(
        viewport: viewport, images: images, fonts: FontLibrary(), budget: CacheBudget(bytes: 0))
      builder.build(Snapshot(70, 60, background: .white, [TestLayer(frame: Rect(x, 10, 50, 20), .black)]))
      return builder.commands
    }
    let damage = list(8).damage(since: list(4.5), afterSame: 0, canvas: viewport.box)
    let ends = [PixelRect(minX: 4, minY: 10, maxX: 8, maxY: 30), PixelRect(minX: 52, minY: 10, maxX: 60, maxY: 30)]
    #expect(damage.boxes.count == 2 && Set(damage.boxes) == Set(ends))
  }

  @Test func boxesThatMeetBecomeOne() {
    let canvas = PixelRect(minX: 0, minY: 0, maxX: 100, maxY: 100)
    var damage = Damage(canvas: canvas)
    damage.add(PixelRect(minX: 1, minY: 1, maxX: 9, maxY: 9))
    damage.add(PixelRect(minX: 60, minY: 60, maxX: 70, maxY: 70))
    #expect(damage.boxes.count == 2 && damage.boxes[0] == PixelRect(minX: 0, minY: 1, maxX: 12, maxY: 9))
    damage.add(PixelRect(minX: 8, minY: 8, maxX: 64, maxY: 64))
    #expect(damage.boxes == [PixelRect(minX: 0, minY: 1, maxX: 72, maxY: 70)] && !damage.isEverything)
    damage.add(PixelRect(minX: -50, minY: -50, maxX: 500, maxY: 500))
    #expect(damage.boxes == [canvas] && damage.isEverything)
  }

  @Test func ofManyBoxesThoseThatAreNearBecomeOne() {
    let canvas = PixelRect(minX: 0, minY: 0, maxX: 400, maxY: 400)
    var damage = Damage(canvas: canvas)
    let boxes = (0..<13).map { index in
      PixelRect(minX: 96 * (index % 4), minY: 96 * (index / 4), maxX: 96 * (index % 4) + 8, maxY: 96 * (index / 4) + 8)
    }
    for box in boxes { damage.add(box) }
    #expect(damage.boxes.count == 12 && boxes.allSatisfy { damage.covers($0) } && !damage.isEverything)
  }
}

/// What caches keep from frame to frame never changes a byte.
@Suite struct CacheTests {
  @Test(arguments: [0, 1 << 12, 1 << 26]) func anyBudgetGivesTheSamePixels(bytes: Int) {
    let viewport = Viewport(widthPixels: 120, heightPixels: 60)
    let image = Bitmap((0..<17).map { y in (0..<23).map { Pixel(red: UInt8($0 * 11), green: UInt8(y * 15), blue: 9) } })
    let images = TestImages(bitmaps: ["image": image])
    let compositor = Compositor(viewport: viewport, images: images, cacheMemory: bytes)
    for frame in 0..<4 {
      let layers = [
        TestLayer(frame: Rect(3, 4, 80, 40), .black) { $0.cornerRadius = 9 },
        TestLayer(frame: Rect(5, 5, 40, 30)) {
          $0.contents = ImageReference(name: "image", pixelWidth: 23, pixelHeight: 17)
        },
        TestLayer(frame: Rect(Double(frame / 2) * 4, 10, 110, 40)) {
          $0.content = .text(TextContent("Words and words"))
        },
      ]
      let snapshot = Snapshot(120, 60, background: .white, layers)
      #expect(compositor.paint(snapshot) == Compositor(viewport: viewport, images: images).paint(snapshot))
    }
  }
}
