import Compositor
import Geometry
import LayerTree
import Pixels
import Testing

/// Layers that are drawn as bitmaps, which are then placed.
@Suite struct RasterizationTests {
  /// A card with a turned, translucent square in it that has a shadow, and a margin around it.
  private func card(_ change: (inout LayerProperties) -> Void = { _ in }) -> TestLayer {
    let background = TestLayer(frame: Rect(4, 4, 24, 16), Color(red: 1, green: 0.8, blue: 0.2)) { $0.cornerRadius = 5 }
    let square = TestLayer(frame: Rect(11, 7, 9, 9), Color(red: 0, green: 0.2, blue: 0.9, alpha: 0.7)) {
      $0.transform = .rotation(radians: 0.5)
      $0.effects.shadow.opacity = 0.5
      $0.effects.shadow.radius = 1
    }
    return TestLayer(frame: Rect(10, 12, 32, 24), nil, change).with(background, square)
  }

  private func rasterize(_ properties: inout LayerProperties, _ scale: Double? = nil) {
    properties.effects.shouldRasterize = true
    properties.effects.rasterizationScale = scale
  }

  private func picture(_ layer: TestLayer, scale: Double = 1, images: TestImages = TestImages(bitmaps: [:])) -> Bitmap {
    let viewport = Viewport(widthPixels: Int(60 * scale), heightPixels: Int(50 * scale), scale: scale)
    return Compositor(viewport: viewport, images: images).paint(Snapshot(60, 50, background: .white, [layer]))
  }

  @Test(arguments: [0.0, 3, -25])
  func thoseOnWholePixelsStayAsTheyAre(offset: Double) {
    func move(_ properties: inout LayerProperties) { properties.position.x += offset }
    let plain = picture(card(move))
    #expect(
      plain
        == picture(
          card {
            move(&$0); rasterize(&$0)
          }))
    #expect(
      plain
        == picture(
          card {
            move(&$0); rasterize(&$0, 1)
          }))
    #expect(
      picture(card(move), scale: 2)
        == picture(
          card {
            move(&$0); rasterize(&$0)
          }, scale: 2))
  }

  /// A bitmap that is turned, scaled or moved by less than a pixel is what a picture of the same pixels is.
  @Test(arguments: [
    Transform3D.rotation(radians: 0.4), .scale(2.3, 1.7, 1), .scale(0.45, 0.6, 1), .translation(0.5, 0.25, 0),
    .rotation(radians: 2).concatenating(.scale(0.7, -0.7, 1)),
  ])
  func theyArePictures(transform: Transform3D) {
    for scale in [1.0, 0.5, 3] {
      var alone = card()
      alone.properties.frame = Rect(0, 0, 32, 24)
      let viewport = Viewport(widthPixels: Int(32 * scale), heightPixels: Int(24 * scale), scale: scale)
      let pixels = Compositor(viewport: viewport, images: TestImages(bitmaps: [:])).paint(
        Snapshot(32, 24, background: .clear, [alone]))
      let image = TestLayer(frame: Rect(10, 12, 32, 24)) {
        $0.transform = transform
        $0.contents = ImageReference(name: "card", pixelWidth: pixels.width, pixelHeight: pixels.height)
      }
      let drawn = picture(
        card {
          $0.transform = transform; rasterize(&$0, scale)
        })
      let expected = picture(image, images: TestImages(bitmaps: ["card": pixels]))
      let distances = zip(drawn.pixels.joined(), expected.pixels.joined()).map { $0.distance(to: $1) }
      // Edges are on the grid of outlines, which the two divide differently.
      #expect(distances.allSatisfy { $0 <= 4 }, "scale \(scale): \(distances.max() ?? 0)")
      #expect(drawn != picture(card { $0.transform = transform }))
    }
  }

  @Test func opacityAndBlendModeAreOfTheWhole() {
    func change(_ properties: inout LayerProperties) {
      properties.opacity = 0.4
      properties.effects.blendMode = .multiply
    }
    #expect(
      picture(card(change))
        == picture(
          card {
            change(&$0); rasterize(&$0)
          }))
  }

  @Test func glassAndPerspectiveAreDrawnAsTheyAre() {
    let glass = TestLayer(frame: Rect(2, 2, 12, 12)) { $0.effects.backgroundFilters.blurRadius = 2 }
    func turn(_ properties: inout LayerProperties) { properties.transform = .rotation(radians: 0.3) }
    #expect(
      picture(card(turn).with(glass))
        == picture(
          card {
            turn(&$0); rasterize(&$0)
          }.with(glass)))
    let tipped = [card(), card { rasterize(&$0) }].map { (layer: TestLayer) in
      var snapshot = Snapshot(60, 50, background: .white, [layer])
      var tip = Projection.identity
      tip.gx = 0.01
      for index in snapshot.nodes.indices {
        snapshot.nodes[index].transform = snapshot.nodes[index].transform.concatenating(tip)
      }
      return paint(snapshot)
    }
    #expect(tipped[0] == tipped[1])
  }

  @Test func thoseDeepInOthersAreDrawnAsTheyAre() {
    func nested(_ depth: Int, from first: Int) -> TestLayer {
      var layer = card()
      for level in 0..<depth {
        layer = TestLayer(frame: Rect(0, 0, 60, 50)) {
          if level < depth - first { rasterize(&$0, 1) }
          if level == 0 { $0.transform = .rotation(radians: 0.1) }
        }.with(layer)
      }
      return layer
    }
    func difference(_ depth: Int) -> Int {
      let pictures = [0, depth].map { picture(nested(depth, from: $0)).pixels.joined() }
      return zip(pictures[0], pictures[1]).map { $0.distance(to: $1) }.max() ?? 0
    }
    // The innermost one is turned, and the seventh; surfaces within surfaces are rounded more often.
    #expect(difference(6) > 20)
    #expect(difference(7) <= 2)
  }

  @Test func whatShowsNothingIsNoBitmap() {
    let empty = card {
      $0.bounds = .zero
      $0.masksToBounds = true
      rasterize(&$0)
    }
    let white = picture(TestLayer(frame: Rect(0, 0, 1, 1)))
    #expect(picture(empty) == white)
    #expect(
      picture(
        card {
          $0.transform = .scale(0, 1, 1); rasterize(&$0)
        }) == white)
    #expect(
      picture(
        card {
          $0.position = Point(1e7, 0); rasterize(&$0)
        }) == white)
    #expect(
      picture(
        card {
          $0.transform = .scale(1e-7, 1e-7, 1); rasterize(&$0)
        }) == white)
  }
}
