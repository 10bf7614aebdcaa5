import Pixels
import TestSupport
import Testing

@testable import Codecs

/// Pictures that claim to be huge, for which no memory is taken.
@Suite struct ImageLimitTests {
  /// The sizes that are claimed: one that no picture may have, and one that a bitmap could hold.
  private static let sizes = [(32_000, 8000), (16_000, 16_000)]

  private static func bigEndian(_ number: Int) -> [UInt8] {
    (0..<4).reversed().map { UInt8(number >> ($0 * 8) & 0xFF) }
  }

  @Test("An animation with a huge canvas is refused", arguments: sizes)
  func animations(width: Int, height: Int) throws {
    let limit = ImageLimit.animation
    let error = ImageError.tooManyPixels(width: width, height: height, limit: limit)
    var gif = try GIFAnimation.encode([TestPictures.interface(8, 8, step: 0)])
    (gif[6], gif[7], gif[8], gif[9]) = (
      UInt8(width & 0xFF), UInt8(width >> 8), UInt8(height & 0xFF), UInt8(height >> 8)
    )
    #expect(throws: error) { _ = try GIFDecoder(gif) }
    #expect(throws: error) { _ = try ImageFile.decode(gif) }

    // A header of an extended file with an animation, and nothing behind it (WebP Container Specification).
    func three(_ number: Int) -> [UInt8] { (0..<3).map { UInt8(number >> ($0 * 8) & 0xFF) } }
    let fields: [UInt8] = [2, 0, 0, 0] + three(width - 1) + three(height - 1)
    let chunks = Array("WEBPVP8X".utf8) + [10, 0, 0, 0] + fields + Array("ANIM".utf8) + [6, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    let webp = Array("RIFF".utf8) + [UInt8(chunks.count), 0, 0, 0] + chunks
    #expect(throws: error) { _ = try WebPDecoder.decode(webp) }
    #expect(throws: error) { _ = try WebPAnimationDecoder(webp) }
  }

  @Test("A picture with more pixels than are read is refused, by its header", arguments: sizes)
  func pictures(width: Int, height: Int) throws {
    var png = PNGFile.signature + [0, 0, 0, 13] + Array("IHDR".utf8) + Self.bigEndian(width) + Self.bigEndian(height)
    png += [8, 6, 0, 0, 0]
    let error = ImageError.tooManyPixels(width: width, height: height, limit: ImageLimit.still)
    #expect(throws: error) { _ = try PNGDecoder.decode(png) }
    #expect(
      "\(error)" == "is too large: it has \(width) × \(height) pixels, but at most 50000000 in total are supported")
  }
}
