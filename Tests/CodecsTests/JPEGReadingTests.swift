import Foundation
import Pixels
import TestSupport
import Testing

@testable import Codecs

@Suite("Reading JPEG files, and files of unknown kind")
struct JPEGReadingTests {
  /// Writes a file of every kind that Pillow knows, beside the RGBA pixels that it reads from it.
  private static let writer = """
    import sys
    from PIL import Image, ImageOps
    folder = sys.argv[1]
    w, h = 45, 31
    rgb = Image.new("RGB", (w, h))
    rgb.putdata([(x * 5, y * 8, (x + y) * 3) for y in range(h) for x in range(w)])
    def save(name, image, **options):
        image.save(f"{folder}/{name}.jpg", quality=92, **options)
        read = ImageOps.exif_transpose(Image.open(f"{folder}/{name}.jpg")).convert("RGBA")
        open(f"{folder}/{name}.raw", "wb").write(bytes([read.width, read.height]) + read.tobytes())
    save("plain", rgb); save("full", rgb, subsampling=0); save("progressive", rgb, progressive=True)
    save("grey", rgb.convert("L")); save("inks", rgb.convert("CMYK")); save("restarts", rgb, restart_marker_blocks=2)
    save("comment", rgb, comment=b"x" * 70)
    for orientation in range(1, 9):
        exif = Image.Exif(); exif[0x112] = orientation; exif[0x10f] = "a maker"
        save(f"turned{orientation}", rgb, exif=exif)
    rgb.save(f"{folder}/x.bmp"); rgb.save(f"{folder}/x.tiff"); rgb.save(f"{folder}/x.webp")
    rgb.quantize(16).save(f"{folder}/x.gif"); rgb.save(f"{folder}/x.png")
    """

  /// The folder with those files.
  private func files() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let made = try Tool.python(JPEGReadingTests.writer, folder.path)
    try #require(made.status == 0, "\(made.standardError)")
    return folder
  }

  @Test("Every kind gives the pixels that Pillow reads")
  func kinds() throws {
    let folder = try files()
    let names = folder.names.filter { $0.hasSuffix(".jpg") }
    #expect(names.count == 15)
    for name in names {
      let picture = try ImageFile.decode(folder.read(name))
      let raw = try folder.read(name.replacing(".jpg", with: ".raw"))
      try #require(picture.width == Int(raw[0]) && picture.height == Int(raw[1]), "\(name)")
      var largest = 0
      for y in 0..<picture.height {
        for x in 0..<picture.width {
          let index = 2 + (y * picture.width + x) * 4
          let pixel = picture[x, y]
          for (a, b) in zip([pixel.red, pixel.green, pixel.blue, pixel.alpha], raw[index..<index + 4]) {
            largest = max(largest, abs(Int(a) - Int(b)))
          }
        }
      }
      #expect(largest <= 1, "\(name)")
    }
  }

  @Test("The content decides the format of a file, not its name")
  func content() throws {
    let folder = try files()
    #expect(try ImageFile.decode(folder.read("x.gif")).width == 45)
    #expect(try ImageFile.decode(folder.read("x.png")).height == 31)
    for (name, format) in [("x.bmp", "BMP"), ("x.tiff", "TIFF")] {
      #expect(throws: ImageError.unknownFormat(name: format)) { _ = try ImageFile.decode(folder.read(name)) }
    }
    for bytes in [[], [0xFF], Array("hello, world".utf8), [UInt8](repeating: 0, count: 100)] {
      #expect(throws: ImageError.unknownFormat(name: nil)) { _ = try ImageFile.decode(bytes) }
      #expect(throws: ImageError.self) { _ = try JPEGDecoder.decode(bytes) }
    }
    #expect(
      "\(ImageError.unknownFormat(name: "HEIC"))"
        == "is a HEIC file, which cannot be read: convert it to PNG, JPEG, GIF or WebP")
    #expect("\(ImageError.unknownFormat(name: nil))" == "is not a PNG, JPEG, GIF or WebP image")
  }

  @Test("A file cut short anywhere is an error", arguments: ["plain", "progressive", "turned6"])
  func cutShort(name: String) throws {
    let bytes = try files().read("\(name).jpg")
    // The last two bytes only say that it ends.
    for count in 3..<bytes.count - 2 {
      let error = #expect(throws: ImageError.self, "\(count) bytes") {
        _ = try ImageFile.decode(Array(bytes.prefix(count)))
      }
      guard case .damaged(.jpeg, let reason) = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(!reason.isEmpty)
    }
    #expect(
      throws: ImageError.damaged(.jpeg, reason: "it is truncated before its pixels")
    ) { _ = try ImageFile.decode(Array(bytes.prefix(30))) }
  }

  @Test("Damage never traps")
  func damage() throws {
    var random = SystemRandomNumberGenerator()
    let folder = try files()
    for name in ["plain", "progressive", "inks", "turned5", "grey"] {
      let bytes = try folder.read("\(name).jpg")
      for _ in 0..<300 {
        var damaged = bytes
        for _ in 0..<3 {
          damaged[Int.random(in: 3..<bytes.count, using: &random)] = .random(in: 0...255, using: &random)
        }
        _ = try? ImageFile.decode(damaged)
      }
    }
  }

  @Test("The size is checked before memory is taken")
  func tooLarge() throws {
    var bytes = try files().read("plain.jpg")
    // The frame header: marker, length, precision, height, width.
    let frame = try #require(bytes.indices.first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xC0 })
    for (index, byte) in [0xEA, 0x60, 0xEA, 0x60].enumerated() { bytes[frame + 5 + index] = UInt8(byte) }
    let error = #expect(throws: ImageError.unusableSize(width: 60_000, height: 60_000)) {
      _ = try ImageFile.decode(bytes)
    }
    #expect(error.map { "\($0)" }?.hasPrefix("is too large: it has 60000 × 60000 pixels") == true)
  }
}
