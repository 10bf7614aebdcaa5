import Compositor
import Geometry
import LayerTree
import Pixels
import Testing

/// Geometry that can't be painted, or hardly.
@Suite struct DegenerateInputTests {
  private static let values = [Double.nan, .infinity, -.infinity, 0, -1, 1e-300, 1e300, 1e12, -1e12, 3e7]

  /// A layer with all that can be painted.
  private func layer(_ change: (inout LayerProperties) -> Void) -> TestLayer {
    TestLayer(frame: Rect(2, 2, 10, 10), .black) {
      $0.cornerRadius = 3
      $0.borderWidth = 1
      $0.opacity = 0.5
      $0.masksToBounds = true
      $0.contents = ImageReference(name: "image", pixelWidth: 3, pixelHeight: 2)
      change(&$0)
    }.with(TestLayer(frame: Rect(0, 0, 4, 4), .white))
  }

  private let images = TestImages(bitmaps: ["image": Bitmap(width: 3, height: 2)])

  @Test(arguments: values)
  func numbersOfAllKinds(value: Double) {
    let changes: [(inout LayerProperties) -> Void] = [
      { $0.bounds.origin.x = value },
      { $0.bounds.size.width = value },
      { $0.bounds.size = Size(value, value) },
      { $0.position = Point(value, value) },
      { $0.anchorPoint.y = value },
      { $0.transform = .scale(value, 1) },
      { $0.transform = .scale(value, value) },
      { $0.transform = Transform3D(AffineTransform(a: value, b: value, c: 1, d: 1, tx: value, ty: 0)) },
      { $0.transform = Transform3D(AffineTransform(a: 1, b: value, c: value, d: 1, tx: 0, ty: 0)) },
      { $0.cornerRadius = value },
      { $0.borderWidth = value },
      { $0.opacity = value },
      {
        $0.contentsScale = value; $0.contentsGravity = .center
      },
      { $0.backgroundColor = Color(red: value, green: value, blue: value, alpha: value) },
    ]
    for change in changes {
      for masks in [false, true] {
        let bitmap = paint(
          16, 16, images: images,
          layer {
            $0.masksToBounds = masks
            change(&$0)
          })
        #expect(bitmap.pixels.joined().allSatisfy { $0.alpha == 255 })
      }
    }
  }

  @Test func notANumberPaintsNothing() {
    let empty = paint(16, 16)
    #expect(paint(16, 16, images: images, layer { $0.position.x = .nan }) == empty)
    #expect(paint(16, 16, images: images, layer { $0.transform = .scale(0, 1) }) == empty)
    #expect(paint(16, 16, images: images, layer { $0.transform = .scale(.infinity, 1) }) == empty)
    #expect(paint(16, 16, images: images, layer { $0.opacity = .nan }) == empty)
  }

  @Test func hugeLayersStillCover() {
    let bitmap = paint(16, 16, TestLayer(frame: Rect(-1e12, -1e12, 2e12, 2e12), .black) { $0.cornerRadius = 1e10 })
    #expect(bitmap.pixels.joined().allSatisfy { $0 == .black })
    let turned = paint(
      16, 16, TestLayer(frame: Rect(-1e9, -1e9, 2e9, 2e9), .black) { $0.transform = .rotation(radians: 0.3) })
    #expect(turned.pixels.joined().allSatisfy { $0 == .black })
  }

  @Test func canvasOfNoSizeShowsTheBackground() {
    let viewport = Viewport(widthPixels: 3, heightPixels: 3, scale: 1)
    for size in [Size(0, 0), Size(.nan, 4), Size(.infinity, 4)] {
      let snapshot = Snapshot(size.width, size.height, [TestLayer(frame: Rect(0, 0, 9, 9), .black)])
      let bitmap = Compositor(viewport: viewport, images: TestImages()).paint(snapshot)
      #expect(bitmap.pixels.joined().allSatisfy { $0 == .white })
    }
  }

  @Test func misplacedEndsOfSubtreesAreHarmless() {
    var properties = LayerProperties()
    properties.frame = Rect(0, 0, 4, 4)
    properties.backgroundColor = .black
    properties.opacity = 0.5
    let nodes = [99, 0, -7, 2].map { Snapshot.Node(name: "", properties: properties, transform: .identity, end: $0) }
    let snapshot = Snapshot(time: 0, canvasSize: Size(4, 4), background: .white, nodes: nodes)
    let first = paint(snapshot)
    #expect(first.pixels.joined().allSatisfy { $0.alpha == 255 })
    #expect(paint(snapshot) == first)
  }

  @Test func deepTreesPaint() {
    let deep = (0..<300).reduce(TestLayer(frame: Rect(0, 0, 8, 8), .black)) { inner, _ in
      TestLayer(frame: Rect(0, 0, 8, 8), .white) {
        $0.opacity = 0.99
        $0.cornerRadius = 1
        $0.masksToBounds = true
      }.with(inner)
    }
    #expect(paint(8, 8, deep)[4, 4].alpha == 255)
  }
}
