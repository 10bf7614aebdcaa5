import Foundation
import Pixels
import TestSupport
import Testing

@testable import Codecs

@Suite("Reading GIF files")
struct GIFDecoderTests {
  @Test("Files of others are shown as others show them: interlaced, disposed of, with local tables")
  func others() throws {
    let folder = try TemporaryFolder()
    let made = try Tool.python(
      """
      import sys, subprocess
      from PIL import Image, ImageDraw
      frames = []
      for step in range(5):
          frame = Image.new("RGBA", (40, 30), (0, 0, 0, 0))
          ImageDraw.Draw(frame).ellipse((step * 5, 4, step * 5 + 16, 24), fill=(40 * step, 200, 90, 255))
          frames.append(frame)
      frames[0].save(sys.argv[1], save_all=True, append_images=frames[1:], duration=70, loop=3, disposal=2)
      convert = ["/usr/bin/convert", "-size", "50x37"]
      subprocess.run(convert + ["plasma:red-blue", "plasma:green-yellow", "-interlace", "GIF", sys.argv[2]], check=True)
      subprocess.run(convert + ["-dispose", "None", "xc:white", "-dispose", "Previous", "-size", "20x11", "-page", "+9+13", "plasma:", "-page", "+2+3", "plasma:", sys.argv[3]], check=True)
      """, folder / "disposed.gif", folder / "interlaced.gif", folder / "previous.gif")
    try #require(made.status == 0, "\(made.standardError)")
    for name in folder.names {
      let bytes = try folder.read(name)
      let animation = try GIFAnimation(decoding: bytes)
      #expect(animation.pictures.count > 1, "\(name)")
      try GIFReport(bytes).expect(pictures: animation.pictures)
      if name == "disposed.gif" {
        #expect(animation.plays == 4)
        #expect(animation.centiseconds == [7, 7, 7, 7, 7])
      }
    }
  }

  @Test("A file cut short anywhere gives its whole frames, then an error")
  func cutShort() throws {
    let pictures = (0..<3).map { TestPictures.interface(30, 20, step: $0) }
    let bytes = try GIFAnimation.encode(pictures)
    for count in 0..<bytes.count {
      var shown = 0
      let error = #expect(throws: ImageError.self, "\(count) bytes") {
        var decoder = try GIFDecoder(Array(bytes.prefix(count)))
        while let frame = try decoder.next() {
          #expect(frame.bitmap == pictures[shown])
          shown += 1
        }
      }
      #expect(error == (count == 0 ? .wrongFormat(.gif) : .damaged(.gif, reason: "it is truncated")), "\(count) bytes")
    }
  }

  @Test("Changed bytes give an error or pictures, never a crash")
  func changedBytes() throws {
    let bytes = try GIFAnimation.encode((0..<3).map { TestPictures.disc(30, 20, atX: 8 + 4 * $0) })
    for index in bytes.indices {
      for change: UInt8 in [0x01, 0x40, 0xFF] {
        var damaged = bytes
        damaged[index] ^= change
        do throws(ImageError) {
          var decoder = try GIFDecoder(damaged)
          while let frame = try decoder.next() { #expect(frame.bitmap.width == decoder.width) }
        } catch {
          #expect(!error.description.isEmpty)
        }
      }
    }
  }

  @Test("A file that isn't a GIF is distinguished from a damaged GIF")
  func wrongFormat() {
    for bytes in [[], Array("hello".utf8), PNGFile.signature] as [[UInt8]] {
      #expect(throws: ImageError.wrongFormat(.gif)) { _ = try GIFDecoder(bytes) }
    }
  }

  @Test("A canvas that is too large is refused")
  func tooLarge() throws {
    var bytes = try GIFAnimation.encode([TestPictures.interface(8, 8, step: 0)])
    for index in 6..<10 { bytes[index] = 0xFF }
    #expect(throws: ImageError.unusableSize(width: 65_535, height: 65_535)) { _ = try GIFDecoder(bytes) }
  }
}
