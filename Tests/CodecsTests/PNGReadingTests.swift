import Foundation
import Pixels
import TestSupport
import Testing

@testable import Codecs

@Suite("Reading PNG files")
struct PNGReadingTests {
  /// Writes a file of every kind that Pillow and ImageMagick know, beside the straight RGBA pixels it must give.
  private static let writer = """
    import sys, subprocess
    from PIL import Image
    folder = sys.argv[1]
    w, h = 37, 23
    def save(name, image, expected=None, **options):
        image.save(f"{folder}/{name}.png", **options)
        (expected or image).convert("RGBA").save(f"{folder}/{name}.rgba", format="PNG")
        open(f"{folder}/{name}.raw", "wb").write((expected or image).convert("RGBA").tobytes())
    rgb = Image.new("RGB", (w, h)); rgb.putdata([(x * 6 % 256, y * 11 % 256, (x * y) % 256) for y in range(h) for x in range(w)])
    rgba = rgb.copy(); rgba.putalpha(Image.frombytes("L", (w, h), bytes((x * 7 + y * 3) % 256 for y in range(h) for x in range(w))))
    gray = rgb.convert("L")
    save("rgb", rgb); save("rgba", rgba); save("gray", gray); save("grayalpha", rgba.convert("LA"))
    save("bits1", gray.convert("1"))
    for bits in (1, 2, 4, 8):
        palette = rgb.quantize(1 << bits)
        save(f"palette{bits}", palette, bits=bits)
    palette = rgb.quantize(16)
    shown = palette.convert("RGBA")
    index = list(palette.getdata())
    alphas = bytes((i * 16) % 256 for i in range(16))
    shown.putalpha(Image.frombytes("L", (w, h), bytes(alphas[i] for i in index)))
    save("palettealpha", palette, shown, transparency=alphas)
    key = rgb.getpixel((3, 4))
    shown = rgb.convert("RGBA")
    shown.putdata([p[:3] + ((0,) if p[:3] == key else (255,)) for p in shown.getdata()])
    save("colorkey", rgb, shown, transparency=key)
    shown = gray.convert("RGBA"); level = gray.getpixel((5, 5))
    shown.putdata([p[:3] + ((0,) if p[0] == level else (255,)) for p in shown.getdata()])
    save("graykey", gray, shown, transparency=level)
    # 16 bits: big-endian samples of which the high byte is not simply repeated.
    import struct, zlib
    def chunk(kind, data): return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    def deep(name, color, samples, extra=b""):
        rows = b"".join(b"\\0" + b"".join(struct.pack(">H", s) for p in range(w) for s in samples(p, y)) for y in range(h))
        data = b"\\x89PNG\\r\\n\\x1a\\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", w, h, 16, color, 0, 0, 0)) + extra + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")
        open(f"{folder}/{name}.png", "wb").write(data)
        def eight(v): return (v * 255 + 32767) // 65535
        out = bytearray()
        for y in range(h):
            for x in range(w):
                s = [eight(v) for v in samples(x, y)]
                out += bytes({0: lambda: (s[0], s[0], s[0], 255), 2: lambda: (*s, 255), 4: lambda: (s[0], s[0], s[0], s[1]), 6: lambda: tuple(s)}[color]())
        open(f"{folder}/{name}.raw", "wb").write(out)
    deep("gray16", 0, lambda x, y: ((x * 1771 + y * 37) % 65536,))
    deep("rgb16", 2, lambda x, y: (x * 1771, y * 2849, (x * y * 77) % 65536))
    deep("grayalpha16", 4, lambda x, y: (x * 1771, y * 2849))
    deep("rgba16", 6, lambda x, y: (x * 1771, y * 2849, 65535 - x * 900, (x + y) * 1000))
    deep("srgb16", 2, lambda x, y: (x * 1771, y * 2849, 0), chunk(b"sRGB", b"\\0"))
    deep("gamma16", 2, lambda x, y: (x * 1771, y * 2849, 0), chunk(b"gAMA", struct.pack(">I", 45455)))
    for name in ("rgb", "rgba", "gray", "palette4", "palettealpha", "rgba16"):
        subprocess.run(["/usr/bin/convert", f"{folder}/{name}.png", "-interlace", "PNG", f"{folder}/{name}-interlaced.png"], check=True)
        open(f"{folder}/{name}-interlaced.raw", "wb").write(open(f"{folder}/{name}.raw", "rb").read())
    """

  @Test("Every color type and depth gives the right pixels")
  func kinds() throws {
    let folder = try TemporaryFolder()
    let made = try Tool.python(PNGReadingTests.writer, folder.path)
    try #require(made.status == 0, "\(made.standardError)")
    let files = folder.names.filter { $0.hasSuffix(".png") }
    #expect(files.count == 24)
    for file in files {
      let name = file.dropLast(4)
      let picture = try PNGDecoder.decode(try folder.read(file))
      let straight = try folder.read("\(name).raw")
      #expect(picture.width == 37 && picture.height == 23)
      var expected = Bitmap(width: 37, height: 23)
      for y in 0..<23 {
        for x in 0..<37 {
          let s = straight[(y * 37 + x) * 4..<(y * 37 + x) * 4 + 4].map { Int($0) }
          // Half up: (2ca + 255) / 510.
          let p = s.prefix(3).map { UInt8((2 * $0 * s[3] + 255) / 510) }
          expected[x, y] = Pixel(red: p[0], green: p[1], blue: p[2], alpha: UInt8(s[3]))
        }
      }
      #expect(picture == expected, "\(file)")
    }
  }

  @Test("A declared gamma is converted to sRGB")
  func gamma() throws {
    let bytes = PNGFile.make(
      width: 3, height: 1, color: 0, data: [0, 0, 128, 255], extra: [("gAMA", [0, 1, 0x86, 0xA0])])
    let picture = try PNGDecoder.decode(bytes)
    #expect(picture[0, 0] == TestPictures.black && picture[2, 0] == TestPictures.white)
    // Half the light is 186 by the power 2.2.
    #expect((185...188).contains(picture[1, 0].red))
  }

  @Test("A file cut short anywhere is an error that says so", arguments: [false, true])
  func cutShort(isInterlaced: Bool) throws {
    var bytes = try PNGEncoder().encode(TestPictures.gradient(40, 30))
    if isInterlaced {
      let folder = try TemporaryFolder()
      let path = try folder.write(bytes, to: "x.png")
      let convert = Tool(path: "/usr/bin/convert", package: "imagemagick")
      #expect(try convert.run([path, "-interlace", "PNG", folder / "y.png"]).status == 0)
      bytes = try folder.read("y.png")
    }
    #expect(throws: Never.self) { _ = try PNGDecoder.decode(bytes) }
    for count in 0..<bytes.count {
      let error = #expect(throws: ImageError.self) { _ = try PNGDecoder.decode(Array(bytes.prefix(count))) }
      if count >= 1 {
        #expect(error?.description.contains("truncated") == true || count < 8, "\(count): \(String(describing: error))")
      }
    }
    let half = #expect(throws: ImageError.self) { _ = try PNGDecoder.decode(Array(bytes.prefix(bytes.count / 2))) }
    #expect(half?.description.hasPrefix("is a damaged PNG file: it is truncated ") == true)
  }

  @Test("A file with any byte changed is an error")
  func changedBytes() throws {
    let bytes = try PNGEncoder().encode(TestPictures.interface(24, 18, step: 1))
    for index in bytes.indices {
      for change: UInt8 in [0x01, 0x80, 0xFF] {
        var damaged = bytes
        damaged[index] ^= change
        #expect(throws: ImageError.self, "byte \(index)") { _ = try PNGDecoder.decode(damaged) }
      }
    }
  }

  @Test("Damage behind correct checksums gives an error or a picture, never a crash", arguments: 0..<40)
  func damagedData(seed: Int) throws {
    var numbers = SeededRandom(seed: UInt64(seed))
    let bytes = try PNGEncoder().encode(TestPictures.gradient(30, 20))
    var chunks = PNGFile.chunks(of: bytes)
    for _ in 0..<3 {
      let chunk = Int.random(in: 0..<chunks.count, using: &numbers)
      guard !chunks[chunk].data.isEmpty else { continue }
      let index = Int.random(in: 0..<chunks[chunk].data.count, using: &numbers)
      chunks[chunk].data[index] = UInt8.random(in: 0...255, using: &numbers)
    }
    do throws(ImageError) {
      let picture = try PNGDecoder.decode(PNGFile.bytes(of: chunks))
      #expect(picture.width > 0)
    } catch {
      #expect(!error.description.isEmpty)
    }
  }

  @Test(
    "Sizes that cannot be are refused before any memory is taken",
    arguments: [
      (0, 5, "has no pixels: its size is 0 × 5"), (5, 0, "has no pixels: its size is 5 × 0"),
      (
        60_000, 10,
        "is too large: it has 60000 × 10 pixels, but at most 32767 per side and 268435456 in total are supported"
      ),
      (
        1_000_000_000, 1_000_000_000,
        "is too large: it has 1000000000 × 1000000000 pixels, but at most 32767 per side and 268435456 in total "
          + "are supported"
      ),
      (
        32_767, 32_767,
        "is too large: it has 32767 × 32767 pixels, but at most 32767 per side and 268435456 in total are supported"
      ),
    ])
  func sizes(width: Int, height: Int, message: String) throws {
    let bytes = PNGFile.make(width: width, height: height, color: 2, data: [0])
    let header = try PNGHeader(bytes)
    #expect(header.width == width && header.height == height)
    let error = #expect(throws: ImageError.self) { _ = try PNGDecoder.decode(bytes) }
    #expect(error?.description == message)
  }

  @Test("A file that isn't a PNG is distinguished from a damaged PNG")
  func wrongFormat() throws {
    for bytes in [[], Array("GIF89a".utf8), Array("hello, world, this is text".utf8)] as [[UInt8]] {
      #expect(throws: ImageError.wrongFormat(.png)) { _ = try PNGDecoder.decode(bytes) }
    }
    #expect(ImageError.wrongFormat(.png).description == "is not a PNG file")
  }
}
