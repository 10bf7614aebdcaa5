import Compositor
import Flipbook
import Pixels
import TestSupport
import Testing

/// A scene that is exported as a Lottie file, and read again, looks as it did.
@Suite struct LottieRoundTripTests {
  private static let scenes: String = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    return parts.dropLast(3).joined(separator: "/") + "/Scenes/"
  }()

  /// The share of the ink of two pictures that differs by more than an eighth from every pixel around in the other.
  private func wrongInk(_ a: Bitmap, _ b: Bitmap) -> Double {
    let back = a[0, 0]
    func distance(_ p: Pixel, _ q: Pixel) -> Int {
      max(
        abs(Int(p.red) - Int(q.red)), abs(Int(p.green) - Int(q.green)), abs(Int(p.blue) - Int(q.blue)),
        abs(Int(p.alpha) - Int(q.alpha)))
    }
    func isFar(_ x: Int, _ y: Int, _ a: Bitmap, _ b: Bitmap) -> Bool {
      for row in max(0, y - 1)...min(a.height - 1, y + 1) {
        for column in max(0, x - 1)...min(a.width - 1, x + 1) where distance(a[x, y], b[column, row]) <= 32 {
          return false
        }
      }
      return true
    }
    var (ink, wrong) = (0, 0)
    for y in 0..<a.height {
      for x in 0..<a.width {
        if distance(a[x, y], back) > 8 || distance(b[x, y], back) > 8 { ink += 1 }
        if distance(a[x, y], b[x, y]) > 32, isFar(x, y, a, b) || isFar(x, y, b, a) { wrong += 1 }
      }
    }
    return Double(wrong) / Double(max(1, ink))
  }

  @Test(arguments: [
    "pop/gear", "pop/red-ball", "pop/three-balls", "pop/hamburger", "gesture-driven/fade", "drawings/wave",
    "onboarding/outdoors", "motion-guide/alerts",
  ])
  func scenes(name: String) throws {
    let images = ImageLibrary()
    let scene = try Scene.load(Self.scenes + name + ".yaml", images: images)
    let export = try scene.lottie(images: images)
    #expect(export.warnings.isEmpty)
    let folder = try TemporaryFolder()
    _ = try folder.write(export.bytes, to: "scene.json")
    let copies = ImageLibrary()
    let copy = try Scene.load(folder / "scene.json", images: copies)
    #expect(copy.canvasSize == scene.canvasSize)
    #expect(copy.readingWarnings.isEmpty, "\(copy.readingWarnings)")
    let (before, after) = (scene.makeStage(), copy.makeStage())
    let viewport = Viewport(
      widthPixels: Int(scene.canvasSize.width), heightPixels: Int(scene.canvasSize.height), scale: 1)
    for step in 1...3 {
      // A tick's own time, so that what moves from tick to tick has moved in both.
      let time = (scene.duration * 60 * Double(step) / 3.5).rounded(.down) / 60
      try before.advance(to: time)
      try after.advance(to: time)
      let wrong = wrongInk(
        Compositor(viewport: viewport, images: images).paint(before.snapshot()),
        Compositor(viewport: viewport, images: copies).paint(after.snapshot()))
      #expect(wrong <= 0.02, "\(name) at \(time) s")
    }
  }
}
