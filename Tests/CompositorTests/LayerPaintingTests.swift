import Compositor
import Geometry
import LayerTree
import Pixels
import Testing

/// What layers look like, on whole pixels where every value is known.
@Suite struct LayerPaintingTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  @Test func backgroundFillsTheBitmapAndLayersStayOnTheCanvas() {
    let snapshot = Snapshot(4, 4, background: red, [TestLayer(frame: Rect(-10, -10, 30, 30), .black)])
    let viewport = Viewport(widthPixels: 8, heightPixels: 6, scale: 1, origin: Point(2, 1))
    let bitmap = Compositor(viewport: viewport, images: TestImages()).paint(snapshot)
    for y in 0..<6 {
      for x in 0..<8 {
        let isCanvas = (2..<6).contains(x) && (1..<5).contains(y)
        #expect(bitmap[x, y] == (isCanvas ? .black : Pixel(red: 255, green: 0, blue: 0)))
      }
    }
  }

  @Test func scaleMultipliesPoints() {
    let bitmap = paint(4, 4, scale: 2, TestLayer(frame: Rect(1, 1, 1.5, 1), .black))
    #expect(bitmap.width == 8)
    #expect(bitmap.pixels[2] == [.white, .white, .black, .black, .black, .white, .white, .white])
  }

  @Test func rowsOfAnyWidthAreFilled() {
    for width in 1...13 {
      let bitmap = paint(Double(width), 2, TestLayer(frame: Rect(0, 0, Double(width), 2), .black))
      #expect(bitmap.pixels.joined().allSatisfy { $0 == .black })
    }
  }

  @Test func paintingGoesFromBackgroundToBorder() {
    let layer = TestLayer(frame: Rect(0, 0, 8, 8), red) {
      $0.borderWidth = 2
      $0.borderColor = .black
    }.with(TestLayer(frame: Rect(0, 0, 4, 8), blue))
    let bitmap = paint(8, 8, layer)
    let (r, b) = (Pixel(red: 255, green: 0, blue: 0), Pixel(red: 0, green: 0, blue: 255))
    #expect(bitmap.pixels[4] == [.black, .black, b, b, r, r, .black, .black])
    #expect(bitmap.pixels[1].allSatisfy { $0 == .black })
  }

  @Test func borderAsWideAsTheLayerFillsIt() {
    let bitmap = paint(
      6, 6,
      TestLayer(frame: Rect(1, 1, 4, 4)) {
        $0.borderWidth = 3
        $0.borderColor = red
      })
    #expect(bitmap[2, 2] == Pixel(red: 255, green: 0, blue: 0) && bitmap[0, 0] == .white)
  }

  @Test func opacityActsOnTheGroup() {
    // Were each layer blended by itself, the red one would show through the blue one.
    let group = TestLayer(frame: Rect(0, 0, 8, 8), red) { $0.opacity = 0.5 }
      .with(TestLayer(frame: Rect(0, 0, 4, 8), blue))
    let bitmap = paint(8, 8, group)
    #expect(bitmap[1, 1] == Pixel(red: 127, green: 127, blue: 255))
    #expect(bitmap[6, 1] == Pixel(red: 255, green: 127, blue: 127))
  }

  @Test func opacityOfOneThingIsItsAlpha() {
    let layer = TestLayer(frame: Rect(0.3, 0.3, 7, 7), red) { $0.opacity = 0.4 }
    let color = Color(red: 1, green: 0, blue: 0, alpha: 0.4)
    #expect(paint(8, 8, layer) == paint(8, 8, TestLayer(frame: Rect(0.3, 0.3, 7, 7), color)))
    let nested = TestLayer(frame: Rect(0, 0, 8, 8)) { $0.opacity = 0.8 }.with(
      TestLayer(frame: Rect(0.3, 0.3, 7, 7), red) { $0.opacity = 0.5 })
    // Each opacity is rounded by itself.
    for (row, expected) in zip(paint(8, 8, nested).pixels, paint(8, 8, layer).pixels) {
      for (pixel, other) in zip(row, expected) { #expect(pixel.distance(to: other) <= 1) }
    }
  }

  @Test func nestedGroupsMultiply() {
    let two = [TestLayer(frame: Rect(0, 0, 8, 8), red), TestLayer(frame: Rect(2, 2, 2, 2), blue)]
    var inner = TestLayer(frame: Rect(0, 0, 8, 8)) { $0.opacity = 0.5 }
    inner.sublayers = two
    let bitmap = paint(
      8, 8, background: .black, TestLayer(frame: Rect(0, 0, 8, 8), red) { $0.opacity = 0.5 }.with(inner))
    // Blue at a half over red, then at a half over black.
    #expect(bitmap[2, 2].distance(to: Pixel(red: 64, green: 0, blue: 64)) <= 1)
    #expect(bitmap[6, 6].distance(to: Pixel(red: 128, green: 0, blue: 0)) <= 1)
  }

  @Test func clearLayersPaintNothing() {
    let ghost = TestLayer(frame: Rect(0, 0, 8, 8), red) { $0.opacity = 0 }.with(
      TestLayer(frame: Rect(0, 0, 8, 8), blue))
    #expect(paint(8, 8, ghost) == paint(8, 8))
  }

  @Test func sublayersAreOnlyCutWhenMasked() {
    for masks in [false, true] {
      let layer = TestLayer(frame: Rect(2, 2, 4, 4)) { $0.masksToBounds = masks }
        .with(TestLayer(frame: Rect(-2, 0, 8, 2), .black))
      let bitmap = paint(8, 8, layer)
      #expect(bitmap.pixels[2] == (0..<8).map { masks && !(2..<6).contains($0) ? .white : .black })
      #expect(bitmap.pixels[4].allSatisfy { $0 == .white })
    }
  }

  @Test func maskMultipliesByCoverage() {
    // Half of the first column and three quarters of the last are covered.
    let layer = TestLayer(frame: Rect(1.5, 0, 4.25, 8)) { $0.masksToBounds = true }.with(
      TestLayer(frame: Rect(-4, 0, 20, 8), .black), TestLayer(frame: Rect(-4, 4, 20, 4), red))
    let bitmap = paint(8, 8, layer)
    #expect(bitmap.pixels[2].map { Int($0.red) } == [255, 127, 0, 0, 0, 64, 255, 255])
    #expect(bitmap.pixels[6].map { Int($0.green) } == [255, 127, 0, 0, 0, 64, 255, 255])
    #expect(bitmap.pixels[6].allSatisfy { $0.red == 255 })
  }

  @Test func maskOfNothingHidesSublayers() {
    let layer = TestLayer(frame: .zero) { $0.masksToBounds = true }.with(TestLayer(frame: Rect(0, 0, 8, 8), .black))
    #expect(paint(8, 8, layer) == paint(8, 8))
  }

  @Test func roundedMaskCutsAsARoundedLayer() {
    let round = TestLayer(frame: Rect(1.2, 1.4, 13, 13), .black) { $0.cornerRadius = 5 }
    let mask = TestLayer(frame: Rect(1.2, 1.4, 13, 13)) {
      $0.cornerRadius = 5
      $0.masksToBounds = true
    }.with(TestLayer(frame: Rect(-5, -5, 30, 30), .black))
    #expect(paint(16, 16, mask) == paint(16, 16, round))
  }

  @Test func anUnevenCompositorPaintsTheSameBytes() {
    let snapshots = (0..<6).map { frame in
      let inner = TestLayer(frame: Rect(5, 5, 40, 20), blue) {
        $0.cornerRadius = 9
        $0.transform = .rotation(radians: Double(frame))
        $0.opacity = 0.6
        $0.borderWidth = 3
      }.with(TestLayer(frame: Rect(3, 3, 10, 10), red))
      return Snapshot(
        60, 60,
        [
          TestLayer(frame: Rect(Double(frame) * 3.7, 4.1, 50, 44), .black) {
            $0.cornerRadius = 12
            $0.masksToBounds = frame % 2 == 0
          }.with(inner)
        ])
    }
    let viewport = Viewport(widthPixels: 60, heightPixels: 60)
    let reused = Compositor(viewport: viewport, images: TestImages())
    var retained = RetainedBitmap(width: 60, height: 60)
    for snapshot in snapshots + snapshots.reversed() {
      let fresh = Compositor(viewport: viewport, images: TestImages()).paint(snapshot)
      #expect(reused.paint(snapshot) == fresh)
      reused.paint(snapshot, over: &retained)
      #expect(retained.bitmap == fresh)
    }
  }
}
