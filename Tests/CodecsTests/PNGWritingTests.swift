import Pixels
import TestSupport
import Testing

@testable import Codecs

@Suite("Writing PNG files")
struct PNGWritingTests {
  @Test("Every premultiplied pixel survives writing and reading", arguments: [0, 1, 3, 6, 7, 8, 9])
  func roundTrip(effort: Int) throws {
    for picture in PNGWritingTests.pictures {
      let bytes = try PNGEncoder(effort: effort).encode(picture)
      #expect(try PNGDecoder.decode(bytes) == picture)
    }
  }

  @Test("More effort than the usual one makes no file larger")
  func effort() throws {
    // Circles, where libdeflate's levels above the usual one find fewer repetitions.
    let sparse = TestPictures.make(320, 480) { x, y in
      let circle = (0..<6).last { index in
        let (dx, dy) = (x - 37 * index * 320 / 101 % 320, y - 53 * index * 480 / 97 % 480)
        return dx * dx + dy * dy < (20 + 7 * index) * (20 + 7 * index)
      }
      guard let circle else { return Pixel(red: 255, green: 255, blue: 255, alpha: 255) }
      return Pixel(red: UInt8(60 * circle % 256), green: 90, blue: UInt8(200 - 9 * circle), alpha: 255)
    }
    for picture in PNGWritingTests.pictures + [sparse] {
      let sizes = try [6, 7, 8, 9].map { try PNGEncoder(effort: $0).encode(picture).count }
      #expect(sizes.dropFirst().allSatisfy { $0 <= sizes[0] }, "\(picture.width) × \(picture.height): \(sizes)")
    }
  }

  /// Pictures of every layout, and of awkward sizes.
  private static var pictures: [Bitmap] {
    let layouts = [
      TestPictures.translucent, TestPictures.gradient(77, 31), TestPictures.disc(40, 30, atX: 9),
      TestPictures.noise(67, 45, seed: 2), TestPictures.interface(33, 21, step: 2),
      Bitmap(width: 9, height: 7),
      TestPictures.make(300, 40) { x, y in
        let level = UInt8((x + y) % 256)
        return Pixel(red: level, green: level, blue: level)
      },
      TestPictures.make(256, 90) { x, y in
        let level = UInt8(min(x, 2 * y))
        return Pixel(red: level, green: level, blue: level, alpha: UInt8(min(255, x + 40)))
      },
    ]
    // Palettes of one to eight bits, at widths that do not fill their last byte.
    let palettes = [1, 2, 3, 4, 5, 16, 17, 256].flatMap { count in
      [1, 7, 9].map { width in
        TestPictures.make(width, 40) { x, y in
          Pixel(red: UInt8((y * width + x) % count), green: 7, blue: UInt8(x), alpha: 255)
        }
      }
    }
    return layouts + palettes
  }

  @Test("The smallest exact layout is taken")
  func layouts() throws {
    func color(_ picture: Bitmap) throws -> [UInt8] { Array(try PNGEncoder().encode(picture)[24...25]) }
    #expect(try color(TestPictures.interface(200, 100, step: 1)) == [2, 3])
    #expect(try color(TestPictures.gradient(200, 100)) == [8, 2])
    #expect(try color(TestPictures.noise(90, 90, seed: 1)) == [8, 2])
    #expect(try color(TestPictures.translucent) == [8, 6])
    let gray = TestPictures.make(256, 64) { x, _ in Pixel(red: UInt8(x), green: UInt8(x), blue: UInt8(x)) }
    #expect(try color(gray) == [8, 0])
    let shadow = TestPictures.make(256, 256) { x, y in
      Pixel(red: UInt8(min(x, y)), green: UInt8(min(x, y)), blue: UInt8(min(x, y)), alpha: UInt8(y))
    }
    #expect(try color(shadow) == [8, 4])
  }

  @Test(
    "Each filter is undone by others",
    arguments: PNGFilter.allCases.map(PNGRowFilters.same) + [.ofMinimumEntropy, .ofMinimumSize])
  func filters(filters: PNGRowFilters) throws {
    for picture in [
      TestPictures.gradient(77, 31), TestPictures.noise(5, 9, seed: 4), TestPictures.noise(1, 3, seed: 5),
    ] {
      let scratch = PNGScratch()
      let rows = PNGRows(picture, picture.bounds, as: .rgb, in: scratch)
      let data = unsafe [UInt8](try scratch.compress(filters.apply(to: rows, in: scratch), level: 6))
      var chunks = PNGChunks()
      chunks.appendSignature()
      chunks.appendHeader(width: picture.width, height: picture.height, layout: rows.layout)
      unsafe chunks.append("IDAT", data)
      unsafe chunks.append("IEND", [])
      #expect(try PNGDecoder.decode(chunks.bytes) == picture)
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
      #expect(pillow.text.hasPrefix("(\(width), \(height)) "), "\(pillow.text)\(pillow.standardError)")
      #expect(pillow.text.contains("'srgb': 0"))
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
    _ = try PNGEncoder(effort: 1).encode(TestPictures.noise(50, 50, seed: 3))
    #expect(try PNGEncoder().encode(picture) == first)
  }

  @Test("Rows of different kinds get filters of their own at the highest efforts")
  func rowFilters() throws {
    // Above, rows are random and brighten downwards; below, each is a ramp of its own.
    let noise = TestPictures.noise(200, 1, seed: 4)
    let picture = TestPictures.make(200, 120) { x, y in
      let (first, step) = y < 60 ? (Int(noise[x, 0].red), y) : (31 * y % 97, x * (y % 7 + 1))
      return Pixel(
        red: UInt8(truncatingIfNeeded: first + step), green: UInt8(truncatingIfNeeded: 2 * first + step),
        blue: UInt8(truncatingIfNeeded: 3 * first + step))
    }
    let sizes = try [7, 8, 9].map { effort in
      let bytes = try PNGEncoder(effort: effort).encode(picture)
      #expect(try ImageFile.decode(bytes).visibleBytes == picture.visibleBytes)
      return bytes.count
    }
    #expect(sizes[1] * 10 < sizes[0] * 9 && sizes[2] <= sizes[1], "\(sizes)")
  }

  @Test("Efforts outside 0 to 9 are taken for the nearest, and more effort is never in vain")
  func efforts() throws {
    let picture = TestPictures.interface(100, 80, step: 1)
    #expect(try PNGEncoder(effort: -5).encode(picture) == PNGEncoder(effort: 0).encode(picture))
    #expect(try PNGEncoder(effort: 99).encode(picture) == PNGEncoder(effort: 9).encode(picture))
    #expect(try PNGEncoder(effort: 0).encode(picture).count > PNGEncoder(effort: 1).encode(picture).count)
    let gradient = TestPictures.gradient(300, 200)
    #expect(try PNGEncoder(effort: 9).encode(gradient).count <= PNGEncoder(effort: 6).encode(gradient).count)
  }

  @Test("The default effort looks further for what repeats itself than those below it")
  func cards() throws {
    let picture = TestPictures.make(640, 400) { x, y in
      let (x, y) = (x % 160, y % 200)
      guard 10..<150 ~= x, 10..<190 ~= y else { return Pixel(red: 255, green: 255, blue: 255) }
      let (dx, dy) = (x - 80, y - 100)
      let value = dx * dx + dy * dy
      return Pixel(
        red: UInt8(255 - value / 100), green: UInt8(value / 90), blue: UInt8(truncatingIfNeeded: 255 - value / 110))
    }
    let sizes = try [5, 6, 8].map { try PNGEncoder(effort: $0).encode(picture).count }
    #expect(sizes[1] * 100 < sizes[0] * 98 && sizes[1] * 4 < sizes[2] * 5, "\(sizes)")
  }

  private func straightBytes(_ picture: Bitmap) -> [UInt8] {
    var straight = picture
    straight.unpremultiply()
    return (0..<picture.height).flatMap { y in straight.withRow(y) { row in row.indices.map { row[$0] } } }
  }
}
