import Geometry
import LayerTree
import Pixels
import Testing

@testable import Compositor

/// Parts of pictures, pictures with margins, sharp ones, tinted ones, and those on the way to others.
@Suite struct ContentsPartsTests {
  private func picture(_ width: Int, _ height: Int, seed: UInt64 = 5) -> Bitmap {
    var random = SplitMix(state: seed)
    var bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        func byte() -> UInt8 { .random(in: 0...255, using: &random) }
        bitmap[x, y] = Pixel(red: byte(), green: byte(), blue: byte())
      }
    }
    return bitmap
  }

  private func paintPicture(
    _ width: Double, _ height: Double, _ bitmap: Bitmap, _ frame: Rect, scale: Double = 1,
    _ change: (inout LayerProperties) -> Void = { _ in }
  ) -> Bitmap {
    paint(
      width, height, scale: scale, background: .clear, images: TestImages(bitmaps: ["image": bitmap]),
      TestLayer(frame: frame) {
        $0.contents = ImageReference(name: "image", pixelWidth: bitmap.width, pixelHeight: bitmap.height)
        change(&$0)
      })
  }

  @Test(arguments: [(0, 0), (3, 2), (8, 4)])
  func partsOfASheetAreCopiedWithoutTheirNeighbors(column: Int, row: Int) {
    let bitmap = picture(12, 8)
    let part = Rect(Double(column) / 12, Double(row) / 8, 4.0 / 12, 4.0 / 8)
    let copied = paintPicture(4, 4, bitmap, Rect(0, 0, 4, 4)) { $0.effects.contentsRect = part }
    let enlarged = paintPicture(16, 16, bitmap, Rect(0, 0, 16, 16)) { $0.effects.contentsRect = part }
    let cut = Bitmap((0..<4).map { y in (0..<4).map { x in bitmap[column + x, row + y] } })
    #expect(copied == cut)
    #expect(enlarged == paintPicture(16, 16, cut, Rect(0, 0, 16, 16)))
    // At their natural size as well.
    let natural = paintPicture(10, 10, bitmap, Rect(0, 0, 10, 10)) {
      $0.effects.contentsRect = part
      $0.contentsGravity = .center
    }
    for y in 0..<10 {
      for x in 0..<10 {
        let isInside = (3..<7).contains(x) && (3..<7).contains(y)
        #expect(natural[x, y] == (isInside ? cut[x - 3, y - 3] : .clear))
      }
    }
    // Turned pictures have no neighbors either.
    let turn: (inout LayerProperties) -> Void = { $0.transform = .rotation(radians: 0.5) }
    let turned = paintPicture(30, 30, bitmap, Rect(7, 7, 16, 16)) {
      $0.effects.contentsRect = part
      turn(&$0)
    }
    #expect(turned == paintPicture(30, 30, cut, Rect(7, 7, 16, 16), turn))
  }

  /// As UIKit draws templates: the color where the picture is opaque, less of it where it is not, whatever its colors are.
  @Test(arguments: [0.0, 0.3])
  func templatesAreTheirAlphaInOneColor(angle: Double) {
    let tint = Color(red: 1, green: 0.5, blue: 0, alpha: 0.8)
    let turn: (inout LayerProperties) -> Void = { $0.transform = .rotation(radians: angle) }
    var (colorful, white) = (picture(12, 8), Bitmap(width: 12, height: 8))
    for y in 0..<8 {
      for x in 0..<12 {
        let alpha = UInt8(truncatingIfNeeded: x * y * 3)
        func share(_ byte: UInt8) -> UInt8 { UInt8(Int(byte) * Int(alpha) / 255) }
        let pixel = colorful[x, y]
        colorful[x, y] = Pixel(red: share(pixel.red), green: share(pixel.green), blue: share(pixel.blue), alpha: alpha)
        white[x, y] = Pixel(red: alpha, green: alpha, blue: alpha, alpha: alpha)
      }
    }
    let template = paintPicture(24, 24, colorful, Rect(3, 3, 17, 14)) {
      $0.tintColor = tint
      turn(&$0)
    }
    var layer = TestLayer(frame: Rect(3, 3, 17, 14))
    layer.properties.contents = ImageReference(name: "image", pixelWidth: 12, pixelHeight: 8)
    turn(&layer.properties)
    var snapshot = Snapshot(24, 24, background: .clear, [layer])
    snapshot.nodes[0].tint = tint
    #expect(template == paint(snapshot, images: TestImages(bitmaps: ["image": white])))
  }

  @Test func partsBeyondThePictureShowItsEdge() {
    let bitmap = Bitmap([[.black, .white], [.black, .white]])
    let painted = paintPicture(6, 2, bitmap, Rect(0, 0, 6, 2)) { $0.effects.contentsRect = Rect(-1, 0, 3, 1) }
    #expect(painted.pixels[0] == [.black, .black, .black, .white, .white, .white])
  }

  /// Where pixel `position` of a picture with margins comes from, by definition.
  private func source(
    _ position: Double, length: Double, count: Int, margins: (Double, Double)
  ) -> (pixel: Double, perPixel: Double) {
    let factor = min(1, length / (margins.0 + margins.1))
    let (before, after) = (margins.0 * factor, margins.1 * factor)
    if position < before { return (position / factor, 1 / factor) }
    if position >= length - after { return (Double(count) - (length - position) / factor, 1 / factor) }
    let scale = (Double(count) - margins.0 - margins.1) / (length - before - after)
    return (margins.0 + (position - before) * scale, scale)
  }

  @Test(arguments: [(40, 30), (14, 11), (9, 26), (60, 12)])
  func marginsKeepTheirSize(width: Int, height: Int) {
    let bitmap = picture(14, 11)
    // The middle four columns and three rows stretch.
    let center = Rect(3.0 / 14, 5.0 / 11, 4.0 / 14, 3.0 / 11)
    let painted = paintPicture(Double(width), Double(height), bitmap, Rect(0, 0, Double(width), Double(height))) {
      $0.effects.contentsCenter = center
    }
    /// The component at a place between pixels.
    func value(_ x: Double, _ y: Double, _ component: Int) -> Double {
      func at(_ x: Int, _ y: Int) -> Double {
        Double(bitmap[min(max(x, 0), 13), min(max(y, 0), 10)].components[component])
      }
      let (left, top) = ((x - 0.5).rounded(.down), (y - 0.5).rounded(.down))
      let (right, lower) = (x - 0.5 - left, y - 0.5 - top)
      let upperRow = at(Int(left), Int(top)) * (1 - right) + at(Int(left) + 1, Int(top)) * right
      let lowerRow = at(Int(left), Int(top) + 1) * (1 - right) + at(Int(left) + 1, Int(top) + 1) * right
      return upperRow * (1 - lower) + lowerRow * lower
    }
    for y in 0..<height {
      for x in 0..<width {
        let column = source(Double(x) + 0.5, length: Double(width), count: 14, margins: (3, 7))
        let row = source(Double(y) + 0.5, length: Double(height), count: 11, margins: (5, 3))
        // Shrunk margins are tested below.
        guard column.perPixel <= 1, row.perPixel <= 1 else { continue }
        for component in 0..<3 {
          let difference = value(column.pixel, row.pixel, component) - Double(painted[x, y].components[component])
          #expect(abs(difference) < 1, "(\(x), \(y))")
        }
      }
    }
  }

  @Test(arguments: [Point(0, 0), Point(2.3, 4.75)], [1.0, 2, 0.5])
  func atItsNaturalSizeMarginsChangeNothing(place: Point, scale: Double) {
    let bitmap = picture(13, 9)
    for change: @Sendable (inout LayerProperties) -> Void in [
      { _ in },
      {
        $0.cornerRadius = 3; $0.masksToBounds = true
      }, { $0.opacity = 0.6 },
    ] {
      let frame = Rect(place.x, place.y, 13, 9)
      let plain = paintPicture(20, 20, bitmap, frame, scale: scale, change)
      let sliced = paintPicture(20, 20, bitmap, frame, scale: scale) {
        change(&$0)
        $0.effects.contentsCenter = Rect(4.0 / 13, 3.0 / 9, 5.0 / 13, 2.0 / 9)
      }
      if scale == 1 {
        #expect(sliced == plain)
      } else {
        // Where slices meet, shares of a pixel are rounded one by one.
        #expect(zip(sliced.pixels, plain.pixels).allSatisfy { zip($0, $1).allSatisfy { $0.distance(to: $1) <= 1 } })
      }
    }
  }

  @Test func marginsShrinkWithSmallLayers() {
    // Two stretches of seven pixels each, black and white, share five pixels of the canvas; the middle vanishes.
    let row =
      [Pixel](repeating: .black, count: 7) + [Pixel(red: 9, green: 9, blue: 9)]
      + [Pixel](repeating: .white, count: 7)
    let painted = paintPicture(5, 1, Bitmap([row]), Rect(0, 0, 5, 1)) {
      $0.effects.contentsCenter = Rect(7.0 / 15, 0, 1.0 / 15, 1)
    }
    #expect(painted.pixels[0].map(\.red) == [0, 0, 128, 255, 255])
    // At the scale of the picture the margins are half as long.
    let fine = paintPicture(20, 1, Bitmap([row]), Rect(0, 0, 20, 1), scale: 2) {
      $0.effects.contentsCenter = Rect(7.0 / 15, 0, 1.0 / 15, 1)
      $0.contentsScale = 2
    }
    #expect(
      fine.pixels[0].prefix(7).allSatisfy { $0 == .black } && fine.pixels[0].suffix(7).allSatisfy { $0 == .white })
  }

  @Test func marginsOfTurnedPicturesKeepTheirSizeToo() {
    let bitmap = picture(12, 12)
    let change: (inout LayerProperties) -> Void = { $0.effects.contentsCenter = Rect(0.25, 0.25, 0.5, 0.5) }
    let upright = paintPicture(24, 24, bitmap, Rect(0, 0, 24, 24), change)
    let turned = paintPicture(24, 24, bitmap, Rect(0, 0, 24, 24)) {
      change(&$0)
      $0.transform = .rotation(radians: .pi / 2)
    }
    for y in 0..<24 { for x in 0..<24 { #expect(turned[x, y].distance(to: upright[y, 23 - x]) <= 1) } }
  }

  @Test func nearestKeepsPixelsSharp() {
    let bitmap = picture(5, 4)
    for angle in [0, Double.pi / 2] {
      let painted = paintPicture(40, 40, bitmap, Rect(0, 4, 40, 32)) {
        $0.effects.magnificationFilter = .nearest
        $0.transform = .rotation(radians: angle)
      }
      #expect(Set(painted.pixels.joined()).subtracting([.clear]) == Set(bitmap.pixels.joined()))
    }
    // Shrunk pictures are averaged all the same.
    let gray = paintPicture(2, 2, Bitmap([[.black, .white], [.white, .black]]), Rect(0, 0, 1, 1)) {
      $0.effects.magnificationFilter = .nearest
    }
    #expect((127...128).contains(gray[0, 0].red))
  }

  @Test(arguments: [0, 0.4])
  func tintMultipliesPixels(angle: Double) {
    let tint = Color(red: 1, green: 0.5, blue: 0, alpha: 0.5)
    let bitmap = picture(20, 20)
    var layer = TestLayer(frame: Rect(2, 2, 20, 20))
    layer.properties.contents = ImageReference(name: "image", pixelWidth: 20, pixelHeight: 20)
    layer.properties.transform = .rotation(radians: angle)
    var snapshot = Snapshot(24, 24, background: .clear, [layer])
    let images = TestImages(bitmaps: ["image": bitmap])
    let plain = paint(snapshot, images: images)
    snapshot.nodes[0].tint = tint
    let tinted = paint(snapshot, images: images)
    for (a, b) in zip(plain.pixels.joined(), tinted.pixels.joined()) {
      let expected = [Double(a.red) * 0.5, Double(a.green) * 0.25, 0, Double(a.alpha) * 0.5]
      #expect(zip(expected, b.components).allSatisfy { abs($0 - Double($1)) <= 1.5 })
    }
  }

  @Test(arguments: [0, 0.25, 0.6, 1])
  func fadesMixBothPictures(progress: Double) {
    let (old, new) = (picture(6, 6, seed: 1), picture(12, 12, seed: 2))
    let images = TestImages(bitmaps: ["old": old, "new": new])
    func layer(_ name: String, _ fade: ContentsFade?) -> TestLayer {
      TestLayer(frame: Rect(0, 0, 6, 6), .white) {
        $0.contents = ImageReference(name: name, pixelWidth: images.bitmaps[name]?.width ?? 0, pixelHeight: 12)
        $0.contentsFade = fade
      }
    }
    let from = ImageReference(name: "old", pixelWidth: 6, pixelHeight: 6)
    let first = paint(6, 6, images: images, layer("old", nil))
    let second = paint(6, 6, images: images, layer("new", nil))
    let painted = paint(6, 6, images: images, layer("new", ContentsFade(from: from, progress: progress)))
    for y in 0..<6 {
      for x in 0..<6 {
        for index in 0..<4 {
          let mixed =
            Double(first[x, y].components[index]) * (1 - progress)
            + Double(second[x, y].components[index]) * progress
          #expect(abs(mixed - Double(painted[x, y].components[index])) <= 1)
        }
      }
    }
    // From nothing.
    let appearing = paint(6, 6, images: images, layer("new", ContentsFade(from: nil, progress: progress)))
    if progress == 0 { #expect(appearing.pixels.joined().allSatisfy { $0 == .white }) }
    if progress == 1 { #expect(appearing == second) }
  }

  @Test func framesDoNotDependOnKeptCopies() {
    let images = TestImages(bitmaps: ["image": picture(61, 47)])
    let viewport = Viewport(widthPixels: 90, heightPixels: 90)
    let kept = Compositor(viewport: viewport, images: images)
    var random = SplitMix(state: 11)
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    let sizes = (0..<6).map { _ in Size(number(5...90), number(5...90)) }
    for round in 0..<60 {
      // The same sizes again and again, moved by whole pixels and by parts of one.
      let size = sizes[round % sizes.count]
      let frame = Rect(Double(round % 7) - 3, Double(round % 5) + (round % 2 == 0 ? 0 : 0.25), size.width, size.height)
      var layer = TestLayer(frame: frame)
      layer.properties.contents = ImageReference(name: "image", pixelWidth: 61, pixelHeight: 47)
      if round % 3 == 1 { layer.properties.transform = .rotation(radians: 1) }
      if round % 4 == 1 { layer.properties.effects.contentsCenter = Rect(0.3, 0.3, 0.3, 0.3) }
      let snapshot = Snapshot(90, 90, [layer])
      #expect(kept.paint(snapshot) == Compositor(viewport: viewport, images: images).paint(snapshot))
    }
  }

  static let bogus: [Rect] = [
    Rect(.nan, 0, 1, 1), Rect(0, 0, .infinity, 1), Rect(0, 0, -1, -1), Rect(1e300, 0, 1, 1), Rect(0, 0, 0, 0),
    Rect(5, 5, 1, 1), Rect(-9, -9, 1, 1), Rect(0.5, 0.5, 1e-12, 1e-12),
  ]

  @Test(arguments: bogus)
  func bogusPartsDoNotTrap(part: Rect) {
    for angle in [0, 0.3] {
      _ = paintPicture(20, 20, picture(8, 8), Rect(2, 2, 9, 9)) {
        $0.effects.contentsRect = part
        $0.transform = .rotation(radians: angle)
      }
      _ = paintPicture(20, 20, picture(8, 8), Rect(2, 2, 9, 9)) {
        $0.effects.contentsCenter = part
        $0.transform = .rotation(radians: angle)
      }
    }
  }
}
