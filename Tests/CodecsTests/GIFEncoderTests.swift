import Pixels
import TestSupport
import Testing

@testable import Codecs

@Suite("GIF files")
struct GIFEncoderTests {
  @Test("Frames of few colors come back exactly, in our reader and in others", arguments: [0, 1, 2, 7])
  func exact(plays: Int) throws {
    let pictures = (0..<6).map { TestPictures.interface(61, 33, step: $0) }
    let delays = [3, 4, 3, 2, 10, 100]
    let bytes = try GIFAnimation.encode(pictures, centiseconds: delays, plays: plays)
    let animation = try GIFAnimation(decoding: bytes)
    #expect(animation.pictures == pictures)
    #expect(animation.centiseconds == delays)
    #expect(animation.plays == plays)
    let report = try GIFReport(bytes)
    report.expect(width: 61, height: 33, centiseconds: delays, plays: plays)
    report.expect(pictures: pictures)
  }

  @Test(
    "Single frames of odd kinds are valid files",
    arguments: [
      ("one pixel", 1, 1), ("a row", 333, 1), ("a column", 1, 77), ("very wide", 16_384, 3), ("odd", 13, 17),
    ])
  func singleFrames(name: String, width: Int, height: Int) throws {
    let picture = TestPictures.interface(width, height, step: 0)
    let report = try GIFReport(try GIFAnimation.encode([picture], centiseconds: [10], plays: 1))
    report.expect(width: width, height: height, centiseconds: [10], plays: 1)
    report.expect(pictures: [picture])
  }

  @Test("An animation that shows nothing is a valid file")
  func allTransparent() throws {
    let nothing = Bitmap(width: 9, height: 5)
    let report = try GIFReport(try GIFAnimation.encode([nothing, nothing], centiseconds: [5, 6]))
    report.expect(width: 9, height: 5, centiseconds: [11], plays: 0)
    report.expect(pictures: [nothing])
  }

  @Test("Exactly 256 colors in every frame, others in each, are exact at the best quality", arguments: [255, 256])
  func fullTables(colors: Int) throws {
    let pictures = (0..<3).map { step in
      TestPictures.make(16, 32) { x, y in
        let number = (y * 16 + x + 5 * step) % colors
        return Pixel(red: UInt8(number), green: UInt8((number * 7 + step) % 256), blue: UInt8(step * 40))
      }
    }
    var options = GIFOptions()
    options.quality = 100
    let bytes = try GIFAnimation.encode(pictures, options: options)
    #expect(try GIFAnimation(decoding: bytes).pictures == pictures)
    try GIFReport(bytes).expect(pictures: pictures)
  }

  @Test("A frame of few colors that the common table would show badly has a table of as many as are seen")
  func ownTable() throws {
    // Most frames are green; one is in other hues, more of them than can be told apart.
    let pictures = (0..<40).map { step in
      TestPictures.make(64, 64) { x, y in
        step == 20
          ? Pixel(red: UInt8(140 + x), green: 40, blue: UInt8(y * 2 / 64 + 60))
          : Pixel(red: UInt8(step), green: UInt8(100 + (x + step) % 64 * 2), blue: UInt8(y * 2))
      }
    }
    let shown = try GIFAnimation(decoding: GIFAnimation.encode(pictures)).pictures
    #expect(meanSquaredError(shown[20], pictures[20]) < 3 * GIFLoss.usualTableError)
  }

  @Test("A frame may change 255 colors beside pixels that stay")
  func stillBesideFullTable() throws {
    let first = TestPictures.make(20, 20) { _, _ in TestPictures.white }
    var second = first
    for number in 0..<255 { second[number % 16 + 2, number / 16 + 2] = Pixel(red: UInt8(number), green: 9, blue: 77) }
    let bytes = try GIFAnimation.encode([first, second, first])
    #expect(try GIFAnimation(decoding: bytes).pictures == [first, second, first])
    try GIFReport(bytes).expect(pictures: [first, second, first])
  }

  @Test("Frames of many colors are near, and pixels that stay still do not change at all")
  func adaptive() throws {
    let pictures = (0..<4).map { step in
      // The left half stands still.
      let (still, moving) = (TestPictures.gradient(96, 64), TestPictures.gradient(96, 64, step: 9 * step))
      return TestPictures.make(96, 64) { x, y in x < 48 ? still[x, y] : moving[x, y] }
    }
    let bytes = try GIFAnimation.encode(pictures)
    let decoded = try GIFAnimation(decoding: bytes).pictures
    try GIFReport(bytes).expect(pictures: decoded)
    for (picture, shown) in zip(pictures, decoded) {
      #expect(meanSquaredError(picture, shown) < 60)
      for y in 0..<64 { for x in 0..<48 { #expect(shown[x, y] == decoded[0][x, y]) } }
    }
  }

  @Test("Noise, where every pixel is another color, is a valid file")
  func noise() throws {
    let pictures = (0..<2).map { TestPictures.noise(120, 90, seed: UInt64($0)) }
    let report = try GIFReport(try GIFAnimation.encode(pictures))
    report.expect(width: 120, height: 90, centiseconds: [4, 4], plays: 0)
  }

  @Test("Only the rectangle that changed is stored")
  func changedRectangle() throws {
    let first = TestPictures.interface(200, 100, step: 0)
    var second = first
    second[50, 40] = TestPictures.black
    second[57, 44] = TestPictures.black
    let report = try GIFReport(try GIFAnimation.encode([first, second]))
    #expect(report.gifsicle.text.contains("image #1 8x5 at 50,40"))
    report.expect(pictures: [first, second])
  }

  @Test("Frames that look the same become one longer frame")
  func merging() throws {
    let (a, b) = (TestPictures.interface(40, 20, step: 0), TestPictures.interface(40, 20, step: 1))
    let bytes = try GIFAnimation.encode([a, a, b, b, b, a], centiseconds: [2, 3, 2, 3, 2, 7])
    let report = try GIFReport(bytes)
    report.expect(width: 40, height: 20, centiseconds: [5, 7, 7], plays: 0)
    report.expect(pictures: [a, b, a])
  }

  @Test("Differences that the format cannot show don't count as changes")
  func invisibleChange() throws {
    let first = TestPictures.make(8, 8) { x, _ in Pixel(red: 0, green: 0, blue: 0, alpha: UInt8(x * 10)) }
    let second = TestPictures.make(8, 8) { x, _ in Pixel(red: 0, green: 0, blue: 0, alpha: UInt8(x * 9)) }
    let bytes = try GIFAnimation.encode([first, second], centiseconds: [2, 3])
    #expect(try GIFAnimation(decoding: bytes).centiseconds == [5])
  }

  @Test(
    "Delays beyond what the format holds are split, and no part is too short",
    arguments: [65_535, 65_536, 65_537, 131_070, 131_071, 200_000])
  func longDelays(delay: Int) throws {
    let (a, b) = (TestPictures.interface(40, 20, step: 0), TestPictures.interface(40, 20, step: 1))
    let bytes = try GIFAnimation.encode([a, b], centiseconds: [delay, 3])
    let animation = try GIFAnimation(decoding: bytes)
    #expect(animation.centiseconds.dropLast().reduce(0, +) == delay)
    #expect(animation.centiseconds.allSatisfy { (2...65_535).contains($0) })
    #expect(animation.pictures.dropLast().allSatisfy { $0 == a })
    #expect(animation.pictures.last == b)
    let report = try GIFReport(bytes)
    report.expect(width: 40, height: 20, centiseconds: animation.centiseconds, plays: 0)
    report.expect(pictures: animation.pictures)
  }

  @Test("The same frames give the same bytes")
  func deterministic() throws {
    let pictures = (0..<3).map { TestPictures.gradient(50, 40, step: $0) }
    #expect(try GIFAnimation.encode(pictures) == GIFAnimation.encode(pictures))
  }

  @Test("An animation without frames is an error")
  func noFrames() throws {
    let error = #expect(throws: ImageError.self) { _ = try GIFEncoder(width: 4, height: 4).finish() }
    #expect(error?.description == "cannot be written as GIF: it has no frames")
  }
}

func meanSquaredError(_ a: Bitmap, _ b: Bitmap) -> Double {
  var sum = 0
  for y in 0..<a.height {
    for x in 0..<a.width {
      let (p, q) = (a[x, y], b[x, y])
      for (one, other) in [(p.red, q.red), (p.green, q.green), (p.blue, q.blue)] {
        sum += (Int(one) - Int(other)) * (Int(one) - Int(other))
      }
    }
  }
  return Double(sum) / Double(a.width * a.height * 3)
}
