import Pixels
import TestSupport
import Testing

@testable import Codecs

@Suite("Writing PNG files")
struct PNGWritingTests {
  @Test("Every premultiplied pixel survives writing and reading", arguments: PNGEncoder.Filter.allCases)
  func roundTrip(filter: PNGEncoder.Filter) throws {
    for picture in [TestPictures.translucent, TestPictures.gradient(77, 31), TestPictures.disc(40, 30, atX: 9)] {
      let bytes = try PNGEncoder(filter: filter).encode(picture)
      #expect(try PNGDecoder.decode(bytes) == picture)
    }
  }

  @Test(
    "Others read the same pixels and find nothing to complain about",
    arguments: [(1, 1), (1, 99), (513, 3), (16_384, 2), (64, 64)])
  func others(width: Int, height: Int) throws {
    for picture in [TestPictures.gradient(width, height), TestPictures.disc(width, height, atX: width / 2)] {
      let folder = try TemporaryFolder()
      let path = try folder.write(try PNGEncoder().encode(picture), to: "x.png")
      let check = try Tool.pngcheck.run(["-q", path])
      #expect(check.status == 0 && check.text.isEmpty, "pngcheck: \(check.text)")
      let pillow = try Tool.python(
        "import sys; from PIL import Image; i = Image.open(sys.argv[1]); print(i.size, i.mode, i.info)\n"
          + "open(sys.argv[2], 'wb').write(i.convert('RGBA').tobytes())", path, folder / "raw")
      let mode = picture.isOpaque ? "RGB" : "RGBA"
      #expect(
        pillow.text.hasPrefix("(\(width), \(height)) \(mode) {'srgb': 0}"), "\(pillow.text)\(pillow.standardError)")
      #expect(try folder.read("raw") == straightBytes(picture))
      let ffmpeg = try Tool.ffmpeg.run(
        ["-v", "error", "-i", path, "-f", "rawvideo", "-pix_fmt", "rgba", folder / "frames"])
      #expect(ffmpeg.standardError.isEmpty, "\(ffmpeg.standardError)")
      #expect(try folder.read("frames") == straightBytes(picture))
    }
  }

  @Test("The same picture gives the same bytes, whatever was done in between")
  func deterministic() throws {
    let picture = TestPictures.gradient(200, 100)
    let first = try PNGEncoder().encode(picture)
    _ = try PNGEncoder(level: 1).encode(TestPictures.noise(50, 50, seed: 3))
    #expect(try PNGEncoder().encode(picture) == first)
  }

  @Test("Levels outside 0 to 9 are taken for the nearest")
  func levels() throws {
    let picture = TestPictures.interface(100, 80, step: 1)
    #expect(try PNGEncoder(level: -5).encode(picture) == PNGEncoder(level: 0).encode(picture))
    #expect(try PNGEncoder(level: 99).encode(picture) == PNGEncoder(level: 9).encode(picture))
    #expect(try PNGEncoder(level: 0).encode(picture).count > PNGEncoder(level: 9).encode(picture).count)
  }

  private func straightBytes(_ picture: Bitmap) -> [UInt8] {
    var straight = picture
    straight.unpremultiply()
    return (0..<picture.height).flatMap { y in straight.withRow(y) { row in row.indices.map { row[$0] } } }
  }
}
