import Geometry
import LayerTree
import Pixels
import Testing

/// Edges of clips: each is antialiased once, so nothing shows between what is behind and what covers the clip.
@Suite struct ClipEdgeTests {
  private func clip(
    _ color: Color?, _ frame: Rect = Rect(10, 10, 60, 60), _ change: (inout LayerProperties) -> Void = { _ in }
  )
    -> TestLayer
  {
    TestLayer(frame: frame, color) {
      $0.cornerRadius = 30
      $0.masksToBounds = true
      change(&$0)
    }
  }

  private static let everything = Rect(0, 0, 60, 60)
  private static let white = Pixel(red: 255, green: 255, blue: 255, alpha: 255)

  @Test func contentThatCoversAClipHidesItsBackground() {
    let covered = clip(.black).with(TestLayer(frame: Self.everything, .white))
    #expect(paint(80, 80, covered).pixels.joined().allSatisfy { $0 == Self.white })
  }

  @Test func clipsWithinClipsOfTheSameOutline() {
    let inner = clip(.white, Self.everything).with(TestLayer(frame: Rect(20, 20, 5, 5), .white))
    #expect(paint(80, 80, clip(.black).with(inner)).pixels.joined().allSatisfy { $0 == Self.white })
    let round = TestLayer(frame: Self.everything, .white) { $0.cornerRadius = 30 }
    #expect(paint(80, 80, clip(.black).with(round)).pixels.joined().allSatisfy { $0 == Self.white })
  }

  @Test func gradientsCoverTheBackground() {
    let gradient = clip(.black) {
      $0.content = .gradient(GradientContent(colors: [.white, .white]))
    }
    #expect(paint(80, 80, gradient).pixels.joined().allSatisfy { $0 == Self.white })
  }

  /// A background alone has the same edge with a clip and without, whatever its opacity.
  @Test(arguments: [1.0, 0.5, 0.1]) func backgroundsKeepTheirEdges(alpha: Double) {
    let color = Color(red: 0.2, green: 0.4, blue: 0.8, alpha: alpha)
    let plain = TestLayer(frame: Rect(10, 10, 60, 60), color) { $0.cornerRadius = 30 }
    for (a, b) in zip(paint(80, 80, clip(color)).pixels.joined(), paint(80, 80, plain).pixels.joined()) {
      #expect(a.distance(to: b) <= (alpha < 1 ? 1 : 0))
    }
  }

  /// Content on a part of a background leaves the background's edge as it is alone.
  @Test func contentElsewhereChangesNoEdge() {
    let color = Color(red: 0.2, green: 0.4, blue: 0.8)
    let content = TestLayer(frame: Rect(25, 25, 10, 10), .white)
    let (alone, both) = (paint(80, 80, clip(color)), paint(80, 80, clip(color).with(content)))
    for y in 0..<80 {
      for x in 0..<80 where !(34..<46).contains(x) || !(34..<46).contains(y) {
        #expect(alone[x, y].distance(to: both[x, y]) <= 1, "(\(x), \(y))")
      }
    }
  }
}
