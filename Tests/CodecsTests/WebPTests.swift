import Foundation
import Pixels
import TestSupport
import Testing

@testable import Codecs

@Suite("Animated WebP")
struct WebPTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(
    _ pictures: [Bitmap], options: WebPOptions = WebPOptions(), plays: Int = 0, jobs: Int = 1
  ) throws -> Int {
    var sink = try WebPStream(
      try OutputFile(path: folder / "x.webp"), rate: 20, width: pictures[0].width, height: pictures[0].height,
      plays: plays, options: options, jobs: jobs)
    let encoder = sink.encoder
    var previous: Bitmap?
    for slot in FrameSchedule(everyFrameAt: 20, frameCount: pictures.count, order: FrameOrder(holdLast: 3)).slots {
      try sink.write(encoder.encode(pictures[slot.frame], after: previous), for: slot)
      previous = pictures[slot.frame]
    }
    return try sink.finish()
  }

  private static let read = """
    import sys
    from PIL import Image, ImageSequence
    im = Image.open(sys.argv[1]); out = open(sys.argv[2], "wb"); times = []
    for f in ImageSequence.Iterator(im):
        f.load(); times.append(str(f.info["duration"])); out.write(f.convert("RGBA").tobytes())
    print(im.n_frames, im.info["loop"], ",".join(times))
    """

  @Test("Lossless frames come back from Pillow pixel for pixel, at their times")
  func lossless() throws {
    let pictures = [
      TestPictures.gradient(41, 23), TestPictures.noise(41, 23, seed: 5), TestPictures.noise(41, 23, seed: 5),
      TestPictures.noise(41, 23, seed: 6),
    ]
    _ = try write(pictures, plays: 2)
    let python = try Tool.python(WebPTests.read, folder / "x.webp", folder / "raw")
    // The third frame is the second; the last one is held for three frames more.
    #expect(python.text == "3 2 50,100,200\n", "\(python.standardError)")
    let wanted = [0, 1, 3].flatMap { pictures[$0].visibleBytes }
    #expect(try folder.read("raw") == wanted)
  }

  @Test("The first frame is read back, and a still as dwebp's library has it")
  func reading() throws {
    let first = TestPictures.noise(19, 33, seed: 9)
    _ = try write([first, TestPictures.gradient(19, 33)])
    #expect(try ImageFile.decode(folder.read("x.webp")).visibleBytes == first.visibleBytes)
    let made = try Tool.python(
      "import sys; from PIL import Image; Image.new('RGBA', (7, 5), (200, 100, 50, 255)).save(sys.argv[1], lossless=True)",
      folder / "y.webp")
    #expect(made.status == 0)
    let still = try ImageFile.decode(folder.read("y.webp"))
    #expect(still.width == 7 && still.height == 5 && still[3, 2] == Pixel(red: 200, green: 100, blue: 50))
  }

  @Test("Less quality makes a smaller file, and lossless is exact whatever the effort")
  func quality() throws {
    let pictures = moving(isSmooth: true)
    var options = WebPOptions()
    let exact = try write(pictures, options: options)
    options.quality = 80
    let good = try write(pictures, options: options)
    options.quality = 20
    let poor = try write(pictures, options: options)
    #expect(exact > good && good > poor)
  }

  /// A dot that moves across many colors, `isSmooth` without edges.
  private func moving(isSmooth: Bool) -> [Bitmap] {
    (0..<6).map { frame in
      var bitmap = Bitmap(width: 96, height: 96)
      for y in 0..<96 {
        for x in 0..<96 {
          let (u, v) = (x + 9 * frame, y + 5 * frame)
          bitmap[x, y] =
            isSmooth
            ? Pixel(red: UInt8(u + 40), green: UInt8(v + 60), blue: UInt8(u * v / 90 + 64))
            : (x / 8 + y / 8) % 2 == 0
              ? Pixel(red: 255, green: 255, blue: 255) : Pixel(red: UInt8(u), green: 40, blue: 90)
        }
      }
      return bitmap
    }
  }

  @Test("An opaque lossless file is no larger than libwebp's, with any number of threads", arguments: [0, 6, 7])
  func searches(effort: Int) throws {
    for pictures in [moving(isSmooth: true), moving(isSmooth: false)] {
      var options = WebPOptions()
      options.effort = effort
      _ = try write(pictures, options: options, jobs: 1)
      let bytes = try folder.read("x.webp")
      _ = try write(pictures, options: options, jobs: 2)
      #expect(try folder.read("x.webp") == bytes)
      let decoder = try WebPAnimationDecoder(bytes)
      for picture in pictures { #expect(try decoder.nextPremultiplied()?.visibleBytes == picture.visibleBytes) }
      let files = try WebPCoding.lossless.configurations(effort: effort).map { config in
        var encoder = try WebPAnimationEncoder(
          width: 96, height: 96, plays: 0, config: config, minimizesSize: effort >= 6)
        for (index, picture) in pictures.enumerated() { try encoder.add(picture, at: index * 50) }
        return try encoder.finish(at: 450)
      }
      let counts = files.map(\.count)
      #expect(counts.allSatisfy { $0 >= bytes.count }, "\(bytes.count) bytes, and \(counts) by libwebp")
      #expect(files.count == (effort < 6 ? 1 : 2))
    }
  }

  @Test("Lossy frames of flat areas are lossless, smooth ones are VP8", arguments: [true, false])
  func lossy(isSmooth: Bool) throws {
    let pictures = moving(isSmooth: isSmooth)
    var options = WebPOptions()
    options.quality = 60
    let count = try write(pictures, options: options)
    let bytes = try folder.read("x.webp")
    #expect(count == bytes.count)
    // A chunk of VP8L is lossless, one of VP8 is not.
    #expect((bytes.firstRange(of: Array("VP8 ".utf8)) != nil) == isSmooth)
    let decoder = try WebPAnimationDecoder(bytes)
    #expect(decoder.durations == [50, 50, 50, 50, 50, 200])
    var largest = 0
    for picture in pictures {
      let shown = try #require(try decoder.nextPremultiplied())
      largest = max(largest, ByteDifference(shown.visibleBytes, picture.visibleBytes).largest)
    }
    #expect(largest < (isSmooth ? 48 : 24), "\(largest)")
  }

  /// Colored squares that a white cover hides bit by bit, while all of it turns darker.
  private func fading(isOpaque: Bool) -> [Bitmap] {
    (0..<40).map { frame in
      let cover = min(1, Double(frame) / 30)
      var bitmap = Bitmap(width: 96, height: 96)
      for y in 0..<96 {
        for x in 0..<96 {
          let isWhite = (x / 8 + y / 8) % 2 == 0
          let components = (isWhite ? [255, 255, 255] : [2 * x + 40, 40, 2 * y]).map { component in
            let isCovered = (20..<76).contains(x) && (20..<76).contains(y)
            let covered = isCovered ? Double(component) * (1 - cover) + 255 * cover : Double(component)
            return UInt8((covered * (1 - 0.4 * cover)).rounded())
          }
          if !isOpaque, x < 4 || y < 4 { continue }
          bitmap[x, y] = Pixel(red: components[0], green: components[1], blue: components[2])
        }
      }
      return bitmap
    }
  }

  @Test("What fades away leaves no traces at low quality, as it does in VP8", arguments: [20, 40, 60], [true, false])
  func fading(quality: Int, isOpaque: Bool) throws {
    let pictures = fading(isOpaque: isOpaque)
    var options = WebPOptions()
    options.quality = quality
    _ = try write(pictures, options: options)
    let decoder = try WebPAnimationDecoder(try folder.read("x.webp"))
    var shown = try #require(try decoder.nextPremultiplied())
    var worst = 0.0
    for (index, picture) in pictures.enumerated() {
      while decoder.end <= index * 50, let next = try decoder.nextPremultiplied() { shown = next }
      worst = max(worst, ByteDifference(shown.visibleBytes, picture.visibleBytes).meanSquare)
    }
    // Pillow has 2,360 to 1,080 of libwebp's own animations of these qualities.
    #expect(worst < 300, "\(worst)")
  }

  @Test("A lossy file has the same bytes for any number of threads")
  func lossyThreads() throws {
    var options = WebPOptions()
    options.quality = 60
    _ = try write(MovingContent.texture, options: options, jobs: 1)
    let bytes = try folder.read("x.webp")
    _ = try write(MovingContent.texture, options: options, jobs: 3)
    #expect(try folder.read("x.webp") == bytes)
  }

  @Test("Damaged files and frames that are too large are refused with a reason")
  func failures() throws {
    _ = try write([TestPictures.noise(19, 33, seed: 9)])
    let bytes = try folder.read("x.webp")
    for count in [12, 20, 40, bytes.count / 2] {
      #expect(throws: ImageError.self) { _ = try ImageFile.decode(Array(bytes.prefix(count))) }
    }
    var random = SeededRandom(seed: 7)
    for _ in 0..<300 {
      var damaged = bytes
      damaged[Int.random(in: 12..<damaged.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      _ = try? ImageFile.decode(damaged)
    }
    #expect {
      _ = try WebPStream(
        try OutputFile(path: folder / "z.webp"), rate: 20, width: 20_000, height: 4, plays: 0, options: WebPOptions())
    } throws: {
      "\($0)".contains("sides can have at most 16383 pixels")
    }
  }

  @Test("An animation is read frame by frame, at its times, as it was written")
  func animation() throws {
    let pictures = [TestPictures.gradient(41, 23), TestPictures.noise(41, 23, seed: 5), TestPictures.gradient(41, 23)]
    _ = try write(pictures, plays: 2)
    let decoder = try WebPAnimationDecoder(try folder.read("x.webp"))
    #expect(decoder.width == 41 && decoder.height == 23 && decoder.plays == 2)
    #expect(decoder.durations == [50, 50, 200])
    for picture in pictures { #expect(try decoder.nextPremultiplied()?.visibleBytes == picture.visibleBytes) }
    #expect(try decoder.nextPremultiplied() == nil)
  }

  @Test("Translucent pixels come back as they were painted, from files of one frame and of several")
  func translucent() throws {
    var picture = Bitmap(width: 256, height: 256)
    for alpha in 0..<256 {
      for level in 0...alpha {
        picture[level, alpha] = Pixel(
          red: UInt8(level), green: UInt8(alpha - level), blue: UInt8(level / 2), alpha: UInt8(alpha))
      }
    }
    _ = try write([picture])
    #expect(try ImageFile.decode(folder.read("x.webp")) == picture)
    var other = picture
    for x in 100..<140 { for y in 150..<200 { other[x, y] = picture[x - 90, y + 20] } }
    _ = try write([picture, other, picture])
    let decoder = try WebPAnimationDecoder(try folder.read("x.webp"))
    for wanted in [picture, other, picture] { #expect(try decoder.nextPremultiplied() == wanted) }
  }

  @Test("A damaged animation is an error at the frame that is damaged, or before")
  func damagedAnimation() throws {
    _ = try write((0..<4).map { TestPictures.noise(41, 23, seed: UInt64($0)) })
    let bytes = try folder.read("x.webp")
    for length in stride(from: 0, to: bytes.count, by: 97) {
      #expect(throws: ImageError.self, "\(length) bytes") {
        let decoder = try WebPAnimationDecoder(Array(bytes[..<length]))
        while try decoder.nextPremultiplied() != nil {}
        // Fewer frames than there were are an error, too.
        if decoder.durations.count < 4 { throw ImageError.wrongFormat(.webp) }
      }
    }
  }
}
