import Compositor
import Geometry
import LayerTree
import Pixels
import Testing

/// How pictures are placed and sampled.
@Suite struct ContentsTests {
  /// A picture without two equal pixels.
  private func picture(_ width: Int, _ height: Int, alpha: UInt8 = 255) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    let levels = Int(alpha) + 1
    for y in 0..<height {
      for x in 0..<width {
        let (red, green, blue) = (x * 37 + 11, y * 53 + 7, x * y * 29)
        bitmap[x, y] = Pixel(
          red: UInt8(red % levels), green: UInt8(green % levels), blue: UInt8(blue % levels), alpha: alpha)
      }
    }
    return bitmap
  }

  private func layer(
    _ bitmap: Bitmap, _ frame: Rect, _ change: (inout LayerProperties) -> Void = { _ in }
  ) -> TestLayer {
    TestLayer(frame: frame) {
      $0.contents = ImageReference(name: "image", pixelWidth: bitmap.width, pixelHeight: bitmap.height)
      change(&$0)
    }
  }

  private func paintPicture(
    _ width: Double, _ height: Double, _ bitmap: Bitmap, _ frame: Rect, scale: Double = 1,
    background: Color = .clear, _ change: (inout LayerProperties) -> Void = { _ in }
  ) -> Bitmap {
    paint(
      width, height, scale: scale, background: background, images: TestImages(bitmaps: ["image": bitmap]),
      layer(bitmap, frame, change))
  }

  @Test(arguments: [(0, 0), (1, 2), (3, 1), (-2, -3), (7, 9)])
  func pixelOnPixelIsACopy(dx: Int, dy: Int) {
    for alpha in [255, 90] as [UInt8] {
      let bitmap = picture(9, 7, alpha: alpha)
      let painted = paintPicture(14, 13, bitmap, Rect(Double(dx), Double(dy), 9, 7))
      for y in 0..<13 {
        for x in 0..<14 {
          let isInside = (0..<9).contains(x - dx) && (0..<7).contains(y - dy)
          #expect(painted[x, y] == (isInside ? bitmap[x - dx, y - dy] : .clear))
        }
      }
    }
  }

  @Test func twoPixelsPerPointAtScaleTwoIsACopy() {
    let bitmap = picture(8, 6)
    let painted = paintPicture(6, 5, bitmap, Rect(1, 1, 4, 3), scale: 2) {
      $0.contentsGravity = .center
      $0.contentsScale = 2
    }
    #expect((0..<6).allSatisfy { y in (0..<8).allSatisfy { x in painted[x + 2, y + 2] == bitmap[x, y] } })
  }

  @Test func mirroringAndQuarterTurnsAreCopiesToo() {
    let bitmap = picture(8, 8)
    let mirrored = paintPicture(8, 8, bitmap, Rect(0, 0, 8, 8)) { $0.transform = .scale(-1, 1) }
    let turned = paintPicture(8, 8, bitmap, Rect(0, 0, 8, 8)) { $0.transform = .rotation(radians: .pi / 2) }
    for y in 0..<8 {
      for x in 0..<8 {
        #expect(mirrored[x, y] == bitmap[7 - x, y])
        #expect(turned[x, y] == bitmap[y, 7 - x])
      }
    }
  }

  /// Where a picture of 8 × 4 lies in bounds of 16 × 12.
  static let placements: [(ContentsGravity, Rect)] = [
    (.resize, Rect(0, 0, 16, 12)), (.resizeAspect, Rect(0, 2, 16, 8)), (.resizeAspectFill, Rect(-4, 0, 24, 12)),
    (.center, Rect(4, 4, 8, 4)), (.top, Rect(4, 0, 8, 4)), (.bottom, Rect(4, 8, 8, 4)), (.left, Rect(0, 4, 8, 4)),
    (.right, Rect(8, 4, 8, 4)), (.topLeft, Rect(0, 0, 8, 4)), (.topRight, Rect(8, 0, 8, 4)),
    (.bottomLeft, Rect(0, 8, 8, 4)), (.bottomRight, Rect(8, 8, 8, 4)),
  ]

  @Test func everyGravityIsTested() {
    #expect(Set(ContentsTests.placements.map(\.0)) == Set(ContentsGravity.allCases))
  }

  @Test(arguments: placements)
  func gravity(_ gravity: ContentsGravity, rect: Rect) {
    let bitmap = Bitmap([[Pixel]](repeating: [Pixel](repeating: .black, count: 8), count: 4))
    // Natural sizes shrink towards the point they are held at.
    let held = Point(
      rect.minX == 0 ? 0 : rect.maxX == 16 ? 16 : 8, rect.minY == 0 ? 0 : rect.maxY == 12 ? 12 : 6)
    for scale in [1.0, 2] {
      let painted = paintPicture(28, 20, bitmap, Rect(6, 5, 16, 12)) {
        $0.contentsGravity = gravity
        $0.contentsScale = scale
      }
      let shrink = gravity.keepsNaturalSize ? scale : 1
      let expected = Rect(
        6 + held.x + (rect.minX - held.x) / shrink, 5 + held.y + (rect.minY - held.y) / shrink, rect.width / shrink,
        rect.height / shrink)
      for y in 0..<20 {
        for x in 0..<28 {
          let isInside =
            Double(x) >= expected.minX && Double(x) < expected.maxX && Double(y) >= expected.minY
            && Double(y) < expected.maxY
          #expect(painted[x, y] == (isInside ? .black : .clear), "\(gravity) pixel (\(x), \(y))")
        }
      }
    }
  }

  @Test func topMeansTheTopEdge() {
    let bitmap = Bitmap([[.black, .black], [.white, .white]])
    let painted = paintPicture(2, 6, bitmap, Rect(0, 0, 2, 6)) { $0.contentsGravity = .top }
    #expect(painted[0, 0] == .black && painted[0, 1] == .white && painted[0, 2] == .clear)
  }

  @Test(arguments: [2, 3, 5, 16])
  func shrinkingAverages(factor: Int) {
    let bitmap = picture(factor * 6, factor * 5)
    let painted = paintPicture(6, 5, bitmap, Rect(0, 0, 6, 5))
    for y in 0..<5 {
      for x in 0..<6 {
        var sums = [0, 0, 0, 0]
        for row in 0..<factor {
          for column in 0..<factor {
            let pixel = bitmap[x * factor + column, y * factor + row]
            for (index, value) in pixel.components.enumerated() { sums[index] += value }
          }
        }
        for (sum, component) in zip(sums, painted[x, y].components) {
          #expect(abs(Double(sum) / Double(factor * factor) - Double(component)) < 0.6)
        }
      }
    }
  }

  @Test(arguments: [0.37, 0.11, 0.04])
  func finePatternsTurnGray(scale: Double) {
    // Stripes of one pixel become gray however they are turned; a painter that skips pixels makes them flicker.
    let bitmap = Bitmap(
      (0..<200).map { y in (0..<200).map { x in (x + y) % 2 == 0 ? Pixel.white : .black } })
    for angle in [0.0, 0.3, .pi / 4, .pi / 2] {
      let side = 200 * scale
      let painted = paintPicture(60, 60, bitmap, Rect(-70, -70, 200, 200)) {
        $0.transform = Transform3D.scale(scale, scale).concatenating(.rotation(radians: angle))
      }
      // Pixels well inside, away from the edges.
      let inside = Int(side / 2 / 1.5) - 1
      for y in (30 - inside)..<(30 + inside) {
        for x in (30 - inside)..<(30 + inside) {
          #expect((108...147).contains(painted[x, y].red), "\(painted[x, y]) at (\(x), \(y)), turned by \(angle)")
        }
      }
    }
  }

  @Test func enlargingInterpolates() {
    let bitmap = Bitmap([[.black, .white]])
    let painted = paintPicture(8, 1, bitmap, Rect(0, 0, 8, 1))
    #expect(painted.pixels[0].map { Int($0.red) } == [0, 0, 32, 96, 159, 223, 255, 255])
  }

  @Test func edgesAreAntiAliased() {
    let bitmap = Bitmap([[Pixel]](repeating: [Pixel](repeating: .black, count: 8), count: 8))
    let shifted = paintPicture(12, 12, bitmap, Rect(1.25, 2.5, 8, 8))
    #expect(shifted.pixels[6].map { Int($0.alpha) } == [0, 191, 255, 255, 255, 255, 255, 255, 255, 64, 0, 0])
    #expect(shifted[5, 2].alpha == 128)
    // A black picture looks like a black layer, turned as well.
    let turn: (inout LayerProperties) -> Void = { $0.transform = .rotation(radians: 0.4) }
    let turned = paintPicture(16, 16, bitmap, Rect(4, 4, 8, 8), background: .white, turn)
    #expect(turned == paint(16, 16, TestLayer(frame: Rect(4, 4, 8, 8), .black, turn)))
  }

  @Test func colorsNeverExceedAlpha() {
    let bitmap = picture(40, 40, alpha: 130)
    for scale in [0.2, 0.45, 0.9, 1.3, 2.6] {
      for angle in [0, 0.5] {
        let painted = paintPicture(60, 60, bitmap, Rect(10.3, 10.6, 40, 40)) {
          $0.transform = Transform3D.scale(scale, scale).concatenating(.rotation(radians: angle))
        }
        #expect(painted.pixels.joined().allSatisfy { max($0.red, $0.green, $0.blue) <= $0.alpha })
      }
    }
  }

  @Test func roundedMaskCutsThePicture() {
    let black = Bitmap([[Pixel]](repeating: [Pixel](repeating: .black, count: 20), count: 20))
    let round = TestLayer(frame: Rect(2, 2, 20, 20), .black) { $0.cornerRadius = 7 }
    // Contents alone are cut without a group, contents below a sublayer with one; both look the same.
    let alone = layer(black, Rect(2, 2, 20, 20)) {
      $0.cornerRadius = 7
      $0.masksToBounds = true
    }
    let below = alone.with(TestLayer(frame: Rect(5, 5, 4, 4), .black))
    let images = TestImages(bitmaps: ["image": black])
    #expect(paint(24, 24, images: images, alone) == paint(24, 24, round))
    #expect(paint(24, 24, images: images, below) == paint(24, 24, round))
    // Without the mask a corner radius leaves contents alone.
    let square = paintPicture(24, 24, black, Rect(2, 2, 20, 20)) { $0.cornerRadius = 7 }
    #expect(square[2, 2] == .black)
  }

  @Test func picturesThatAreMissingShowNothing() {
    let layer = layer(picture(4, 4), Rect(0, 0, 4, 4))
    #expect(paint(4, 4, layer) == paint(4, 4))
  }
}
