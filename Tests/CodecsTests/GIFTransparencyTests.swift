import Pixels
import TestSupport
import Testing

@testable import Codecs

@Suite("Transparent GIFs")
struct GIFTransparencyTests {
  private func expectExact(_ pictures: [Bitmap], shown: [Bitmap]? = nil) throws {
    let bytes = try GIFAnimation.encode(pictures)
    let wanted = (shown ?? pictures).map(\.visible)
    #expect(try GIFAnimation(decoding: bytes).pictures == wanted)
    let report = try GIFReport(bytes)
    report.expect(
      width: pictures[0].width, height: pictures[0].height, centiseconds: wanted.map { _ in 4 }, plays: 0)
    report.expect(pictures: wanted)
  }

  @Test("What moves over nothing leaves nothing behind")
  func movingDisc() throws {
    try expectExact((0..<5).map { TestPictures.disc(60, 24, atX: 10 + 9 * $0) })
  }

  @Test("A picture can appear and vanish")
  func appearAndVanish() throws {
    let (nothing, disc) = (Bitmap(width: 30, height: 30), TestPictures.disc(30, 30, atX: 15))
    try expectExact([nothing, disc, nothing, disc])
    try expectExact([disc, nothing])
  }

  @Test("Pixels far from the last change can become clear")
  func clearingElsewhere() throws {
    var first = TestPictures.disc(60, 20, atX: 12)
    var second = first
    first[50, 10] = TestPictures.black
    second[50, 10] = TestPictures.white
    // The third frame clears the disc, which the second frame's rectangle does not touch.
    var third = Bitmap(width: 60, height: 20)
    third[50, 10] = TestPictures.white
    second[0, 0] = TestPictures.black
    third[0, 0] = TestPictures.black
    try expectExact([first, second, third, first])
  }

  @Test("Clearing works beside a table of 256 colors, which has no transparent number")
  func clearingBesideFullTable() throws {
    var first = Bitmap(width: 40, height: 20)
    first[39, 19] = TestPictures.black
    var second = first
    for number in 0..<256 { second[number % 16, number / 16] = Pixel(red: UInt8(number), green: 1, blue: 2) }
    var third = second
    third[39, 19] = .clear
    let bytes = try GIFAnimation.encode([first, second, third])
    let decoded = try GIFAnimation(decoding: bytes).pictures
    // The second frame must lose a color to make room; what is clear must still be right.
    for (picture, shown) in zip([first, second, third], decoded) {
      #expect(meanSquaredError(picture, shown) < 1)
      for y in 0..<20 { for x in 0..<40 { #expect(picture[x, y].alpha == shown[x, y].alpha) } }
    }
    try GIFReport(bytes).expect(pictures: decoded)
  }

  @Test("Nothing is drawn where all is clear, beside exactly 256 colors")
  func clearBesideFullTable() throws {
    var picture = Bitmap(width: 40, height: 20)
    for number in 0..<256 { picture[number % 16, number / 16] = Pixel(red: UInt8(number), green: 1, blue: 2) }
    let shown = try GIFAnimation(decoding: GIFAnimation.encode([picture])).pictures[0]
    #expect(meanSquaredError(picture, shown) < 1)
    for y in 0..<20 { for x in 0..<40 { #expect(picture[x, y].alpha == shown[x, y].alpha) } }
  }

  @Test("A long delay before pixels become clear")
  func longDelayBeforeClearing() throws {
    let (disc, nothing) = (TestPictures.disc(30, 30, atX: 15), Bitmap(width: 30, height: 30))
    let bytes = try GIFAnimation.encode([disc, nothing], centiseconds: [70_000, 5])
    let animation = try GIFAnimation(decoding: bytes)
    #expect(animation.pictures == [disc, disc, nothing])
    #expect(animation.centiseconds == [65_535, 4_465, 5])
    try GIFReport(bytes).expect(pictures: [disc, disc, nothing])
  }

  @Test("Pixels at least half opaque show their straight color, others nothing")
  func threshold() throws {
    let picture = TestPictures.translucent
    let bytes = try GIFAnimation.encode([
      TestPictures.make(4, 1) { x, _ in
        [
          Pixel(red: 64, green: 0, blue: 128, alpha: 128), Pixel(red: 127, green: 0, blue: 0, alpha: 127),
          Pixel(red: 100, green: 50, blue: 0, alpha: 200), .clear,
        ][x]
      }
    ])
    let shown = try GIFAnimation(decoding: bytes).pictures[0]
    #expect(shown[0, 0] == Pixel(red: 128, green: 0, blue: 255))
    #expect(shown[1, 0] == .clear)
    #expect(shown[2, 0] == Pixel(red: 128, green: 64, blue: 0))
    #expect(shown[3, 0] == .clear)
    let report = try GIFReport(try GIFAnimation.encode([picture]))
    report.expect(width: 256, height: 256, centiseconds: [4], plays: 0)
  }

  /// A disc with smooth edges, as opaque as that, over a ground that is less than half opaque.
  private func disc(atX x: Double, opacity: Double = 1, ground: UInt8 = 0) -> Bitmap {
    TestPictures.make(60, 30) { column, row in
      let (dx, dy) = (Double(column) + 0.5 - x, Double(row) + 0.5 - 15)
      let disc = UInt8(max(0, min(1, 10.5 - (dx * dx + dy * dy).squareRoot())) * opacity * 255)
      let alpha = max(disc, ground)
      return Pixel(red: 0, green: 0, blue: alpha, alpha: alpha)
    }
  }

  @Test(
    "What shows is half opaque, or was and is a third opaque still, beside what is; at quality 100 it is the former",
    arguments: [80, 90, 100], 0..<8)
  func edges(quality: Int, seed: Int) throws {
    var numbers = SeededRandom(seed: UInt64(seed))
    var x = 15.0
    let pictures = (0..<40).map { number -> Bitmap in
      x += Double.random(in: -0.4...0.4, using: &numbers) + (number % 8 == 7 ? 3 : 0)
      return disc(
        atX: x, opacity: number % 16 < 12 ? 1 : 1 - 0.22 * Double(number % 16 - 11), ground: seed % 2 == 0 ? 0 : 100)
    }
    var options = GIFOptions()
    options.quality = quality
    let animation = try GIFAnimation(decoding: GIFAnimation.encode(pictures, options: options))
    let shown = zip(animation.pictures, animation.centiseconds).flatMap { Array(repeating: $0, count: $1 / 4) }
    try #require(shown.count == pictures.count)
    let least = GIFLoss.minimumKeptAlpha(options)
    var keptCount = 0
    for (number, picture) in pictures.enumerated() {
      for y in 0..<30 {
        for x in 0..<60 {
          let (alpha, isShown) = (picture[x, y].alpha, shown[number][x, y].alpha == 255)
          if alpha >= 128 {
            #expect(isShown)
          } else if isShown {
            #expect(alpha >= least && shown[number - 1][x, y].alpha == 255)
            #expect(KeptEdges.isBesideColor(x, y, in: picture))
            keptCount += 1
          }
        }
      }
    }
    #expect((keptCount > 0) == (quality < 100))
  }

  @Test("Edges that tremble are not cleared and drawn again, and what fades goes at once")
  func tremblingAndFading() throws {
    let pictures = (0..<20).map { disc(atX: 20 + ($0 % 2 == 0 ? 0 : 0.15)) }
    var exact = GIFOptions()
    exact.quality = 100
    var lossless = GIFOptions()
    lossless.lossy = 0
    #expect([GIFOptions(), exact, lossless].map(GIFLoss.minimumKeptAlpha) == [80, 128, 128])
    #expect(try GIFAnimation.encode(pictures).count * 2 < GIFAnimation.encode(pictures, options: exact).count)
    let fading = try GIFAnimation(decoding: GIFAnimation.encode([1, 0.6, 0.45].map { disc(atX: 20, opacity: $0) }))
    #expect(fading.pictures.last == Bitmap(width: 60, height: 30))
  }

  @Test("What moves over a translucent ground of another color leaves no trail")
  func trail() throws {
    let pictures = (0..<12).map { number in
      TestPictures.make(40, 8) { x, y in
        x >= number && x < number + 10 && y > 1 && y < 6
          ? TestPictures.white : Pixel(red: 0, green: 0, blue: 0, alpha: 100)
      }
    }
    let shown = pictures.map { picture in
      TestPictures.make(40, 8) { x, y in picture[x, y].alpha == 255 ? picture[x, y] : .clear }
    }
    #expect(try GIFAnimation(decoding: GIFAnimation.encode(pictures)).pictures == shown)
  }

  @Test("Random little animations come back exactly", arguments: 0..<20)
  func random(seed: Int) throws {
    var numbers = SeededRandom(seed: UInt64(seed))
    let colors = [Pixel.clear, .clear, TestPictures.black, TestPictures.white, Pixel(red: 255, green: 0, blue: 0)]
    var picture = Bitmap(width: 12, height: 9)
    var pictures: [Bitmap] = []
    for _ in 0..<12 {
      for _ in 0..<Int.random(in: 1...6, using: &numbers) {
        let x = Int.random(in: 0..<12, using: &numbers)
        let y = Int.random(in: 0..<9, using: &numbers)
        picture[x, y] = colors[Int.random(in: 0..<colors.count, using: &numbers)]
      }
      if picture != pictures.last { pictures.append(picture) }
    }
    try expectExact(pictures)
  }
}
