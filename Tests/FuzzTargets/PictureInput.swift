import Codecs
import Flipbook
import TestSupport

/// Pictures and streams of pictures.
enum PictureInput {
  /// Frames after which an animation is long enough.
  private static let maximumFrameCount = 20
  /// The pixels of a canvas that can be painted as often within the time for an input.
  private static let maximumPixelCount = 1 << 22

  static func readPNG(_ bytes: [UInt8]) {
    _ = try? PNGHeader(bytes)
    _ = try? PNGDecoder.decode(bytes)
  }

  static func readGIF(_ bytes: [UInt8]) {
    guard var decoder = try? GIFDecoder(bytes), decoder.width * decoder.height <= maximumPixelCount else { return }
    for _ in 0..<maximumFrameCount {
      guard let frame = try? decoder.next(), frame.centiseconds >= 0 else { return }
    }
  }

  static func readAPNG(_ bytes: [UInt8]) {
    guard var decoder = try? APNGDecoder(bytes), decoder.width * decoder.height <= maximumPixelCount else { return }
    for _ in 0..<maximumFrameCount { guard (try? decoder.next()) != nil else { return } }
  }

  /// Reads frames from a file, as `encode` and `compare` do.
  static func readStream(_ bytes: [UInt8]) throws {
    let folder = try TemporaryFolder()
    let input = FrameInput.animation(path: try folder.write(bytes, to: "frames.y4m"))
    _ = try? ImageFileReader(input).forEach { _, _ in }
  }

  /// Reads the manifest of a part, and the parts that it says there are, as `join` does.
  static func join(_ bytes: [UInt8]) throws {
    let folder = try TemporaryFolder()
    try folder.write(bytes, to: "part_1-of-1.json")
    try folder.write(PNGEncoder().encode(Bitmap(width: 2, height: 2)), to: "frame_00000.png")
    guard let parts = try? JoinedParts(folders: [folder.path]) else { return }
    _ = try? ImageFileReader(.parts(parts)).forEach { _, _ in }
  }

  /// Reads a font file.
  static func readFont(_ bytes: [UInt8]) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(bytes, to: "font.otf")
    guard (try? FontLibrary.check(path)) != nil else { return }
    let stage = Stage(size: Size(64, 64))
    let label = Layer(name: "label", frame: Rect(0, 0, 64, 64))
    var text = TextContent()
    text.string = "Hamburg fi 12"
    label.model.content = .text(text)
    stage.root.addSublayer(label)
    try Playing.play(stage, fonts: FontLibrary(files: [path]))
  }

  /// Reads a color profile, as a PNG file has it.
  static func readProfile(_ bytes: [UInt8]) {
    guard bytes.count < 0xFFFF, let picture = try? PNGEncoder().encode(Bitmap(width: 2, height: 2)) else { return }
    // A name, and a zlib stream of one stored block.
    let (low, high) = (UInt8(bytes.count & 0xFF), UInt8(bytes.count >> 8))
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      a = (a + UInt32(byte)) % 65_521
      b = (b + a) % 65_521
    }
    let body =
      Array("iCCPp".utf8) + [0, 0, 0x78, 0x01, 1, low, high, ~low, ~high] + bytes + (b << 16 | a).bigEndianBytes
    var crc = UInt32.max
    for byte in body {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc >> 1 ^ (crc & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
    // After the signature and the header.
    let head = 33
    readPNG(
      Array(picture[..<head]) + UInt32(body.count - 4).bigEndianBytes + body + (~crc).bigEndianBytes
        + Array(picture[head...]))
  }
}

extension UInt32 {
  fileprivate var bigEndianBytes: [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: self >> (24 - 8 * $0)) } }
}
