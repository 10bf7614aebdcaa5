import Geometry
import LayerTree
import Pixels
import Testing

@testable import Compositor

/// Painting only what differs from the last frame never changes a byte.
@Suite struct DamageTests {
  private let viewport = Viewport(widthPixels: 70, heightPixels: 60)
  private let images = TestImages()

  /// Some layers of a tree are changed, added, removed or swapped from frame to frame.
  @Test(arguments: 0..<60 as Range<UInt64>) func framesAreAsIfPaintedAnew(seed: UInt64) {
    var random = SplitMix(state: seed &+ 7000)
    var layers = (0..<5).map { _ in RandomTreesTests.layer(depth: 1, &random) }
    let compositor = Compositor(viewport: viewport, images: images)
    var retained = RetainedBitmap(width: 70, height: 60)
    for frame in 0..<12 {
      let snapshot = Snapshot(70, 60, background: .white, layers)
      compositor.paint(snapshot, over: &retained)
      let fresh = Compositor(viewport: viewport, images: images).paint(snapshot)
      #expect(retained.bitmap == fresh, "frame \(frame)")
      let index = Int.random(in: layers.indices, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0: layers[index].properties.position.x += 1.5
      case 1: layers[index].properties.opacity = 0.5
      case 2: layers[index] = RandomTreesTests.layer(depth: 1, &random)
      case 3: layers.insert(RandomTreesTests.layer(depth: 1, &random), at: index)
      case 4 where layers.count > 2: layers.remove(at: index)
      default: layers.swapAt(index, 0)
      }
    }
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

  @Test func boxesThatMeetBecomeOne() {
    let canvas = PixelBox(minX: 0, minY: 0, maxX: 100, maxY: 100)
    var damage = Damage(canvas: canvas)
    damage.add(PixelBox(minX: 1, minY: 1, maxX: 9, maxY: 9))
    damage.add(PixelBox(minX: 60, minY: 60, maxX: 70, maxY: 70))
    #expect(damage.boxes.count == 2 && damage.boxes[0] == PixelBox(minX: 0, minY: 1, maxX: 12, maxY: 9))
    damage.add(PixelBox(minX: 8, minY: 8, maxX: 64, maxY: 64))
    #expect(damage.boxes == [PixelBox(minX: 0, minY: 1, maxX: 72, maxY: 70)] && !damage.isEverything)
    damage.add(PixelBox(minX: -50, minY: -50, maxX: 500, maxY: 500))
    #expect(damage.boxes == [canvas] && damage.isEverything)
  }
}
