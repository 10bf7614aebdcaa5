import Foundation
import Pixels
import TestSupport
import Testing

@testable import Codecs

@Suite("Laws of the quality of animated WebP")
struct WebPLawTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A file's bytes, and the mean squared error of each frame.
  private func file(of frames: [Bitmap], quality: Int?) throws -> (bytes: [UInt8], errors: [Double]) {
    var options = WebPOptions()
    options.quality = quality
    var sink = try WebPStream(
      try OutputFile(path: folder / "x.webp"), rate: 20, width: frames[0].width, height: frames[0].height, plays: 0,
      options: options)
    let encoder = sink.encoder
    var previous: Bitmap?
    for slot in FrameSchedule(everyFrameAt: 20, frameCount: frames.count, order: FrameOrder(holdLast: 3)).slots {
      try sink.write(encoder.encode(frames[slot.frame], after: previous), for: slot)
      previous = frames[slot.frame]
    }
    _ = try sink.finish()
    let bytes = try folder.read("x.webp")
    let decoder = try WebPAnimationDecoder(bytes)
    var shown = try #require(try decoder.nextPremultiplied())
    var errors: [Double] = []
    for (index, frame) in frames.enumerated() {
      while decoder.end <= index * 50, let next = try decoder.nextPremultiplied() { shown = next }
      errors.append(ByteDifference(shown.visibleBytes, frame.visibleBytes).meanSquare)
    }
    return (bytes, errors)
  }

  private static let contents: [String: [Bitmap]] = [
    "sky": MovingContent.sky, "cards": MovingContent.cards, "texture": MovingContent.texture,
    "ring": MovingContent.ring, "sticker": MovingContent.sticker,
    "dissolve": MovingContent.dissolve, "gradient": MovingContent.gradient,
  ]

  @Test(
    "A higher quality takes more bytes and has less error, no more than lossless, and the last frame is as good as the first",
    arguments: contents.keys.sorted())
  func laws(content: String) throws {
    let frames = try #require(Self.contents[content])
    let exact = try file(of: frames, quality: nil)
    #expect(exact.errors.allSatisfy { $0 == 0 })
    var before: (bytes: Int, error: Double) = (0, .infinity)
    // In a ring of all hues, VP8's chroma limits the PSNR: from 30 to 35 it falls by 0.3 dB, and from 40 to 45 the bytes by
    // a two hundredth. In a dissolve, the PSNR falls by 0.1 dB from 35 to 40, and the bytes by a three hundredth from 80 to
    // 85.
    let isUneven = content == "ring" || content == "dissolve"
    let qualities = isUneven ? [10, 30, 50, 70, 80, 90, 95] : Array(stride(from: 10, through: 95, by: 5))
    for quality in qualities {
      let (bytes, errors) = try file(of: frames, quality: quality)
      let error = errors.reduce(0, +) / Double(errors.count)
      #expect(
        bytes.count >= before.bytes && error <= before.error,
        "\(quality): \(bytes.count) bytes, \(error) after \(before)")
      #expect(bytes.count <= exact.bytes.count, "\(quality)")
      #expect((errors.last ?? 0) <= 1.3 * errors[0] + 0.5, "\(quality): \(errors)")
      before = (bytes.count, error)
    }
  }

  @Test(
    "After a flat first frame, and while something small moves, the last frame is as good as a first frame",
    arguments: [20, 40, 60, 75])
  func flatStart(quality: Int) throws {
    let texture = MovingContent.texture[0]
    let flat = Bitmap(width: texture.width, height: texture.height).filled(Pixel(red: 90, green: 90, blue: 90))
    let moving = (0..<8).map { frame in
      var bitmap = texture
      for y in 8..<14 { for x in 0..<6 { bitmap[4 + 4 * frame + x, y] = Pixel(red: 250, green: 250, blue: 250) } }
      return bitmap
    }
    let first = try #require(try file(of: moving, quality: quality).errors.first)
    let last = try #require(try file(of: [flat] + moving, quality: quality).errors.last)
    #expect(last <= 1.3 * first + 0.5, "\(quality): \(last) after \(first)")
  }

  @Test("The first frame of a texture that moves at once is no better than the others")
  func movingStart() throws {
    let errors = try file(of: MovingContent.texture, quality: 60).errors
    #expect(errors[0] > 0.5 * errors[1...4].reduce(0, +) / 4, "\(errors)")
  }

  @Test("A lossy file of interface elements is no larger than the lossless one", arguments: [30, 60, 75, 90])
  func interface(quality: Int) throws {
    let exact = try file(of: MovingContent.bubbles, quality: nil)
    #expect(try file(of: MovingContent.bubbles, quality: quality).bytes.count <= exact.bytes.count)
  }

  @Test("Qualities are rounded to multiples of 5, and those below 100 are lossy", arguments: [58, 62, 97, 99])
  func steps(quality: Int) throws {
    let rounded = [58: 60, 62: 60, 97: 95, 99: 95][quality]
    #expect(
      try file(of: MovingContent.dissolve, quality: quality).bytes
        == file(of: MovingContent.dissolve, quality: rounded).bytes)
  }
}

extension Bitmap {
  /// Returns a bitmap of the same size in one color.
  fileprivate func filled(_ color: Pixel) -> Bitmap {
    var bitmap = self
    for y in 0..<height { for x in 0..<width { bitmap[x, y] = color } }
    return bitmap
  }
}
