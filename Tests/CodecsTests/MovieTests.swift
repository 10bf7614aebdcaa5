import Foundation
import Pixels
import TestSupport
import Testing

@testable import Codecs

@Suite("Movies through ffmpeg")
struct MovieTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Every codec in every format that holds it.
  private static let kinds = MovieFormat.allCases.flatMap { format in format.codecs.map { (format, $0) } }

  private func picture(_ color: Pixel, _ width: Int, _ height: Int) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    for y in 0..<height { for x in 0..<width { bitmap[x, y] = color } }
    return bitmap
  }

  private func write(
    _ pictures: [Bitmap], _ format: MovieFormat, isOpaque: Bool = true, options: MovieOptions = MovieOptions()
  ) throws -> String {
    let path = folder / "x.\(format.rawValue)"
    var sink = try MovieStream(
      try OutputFile(path: path), format, rate: 25, width: pictures[0].width, height: pictures[0].height,
      isOpaque: isOpaque, options: options)
    let encoder = sink.encoder
    for slot in FrameSchedule(everyFrameAt: 25, frameCount: pictures.count, order: FrameOrder()).slots {
      try sink.write(encoder.encode(pictures[slot.frame], after: nil), for: slot)
    }
    let byteCount = try sink.finish()
    #expect(byteCount == (try folder.read(path.split(separator: "/").last.map(String.init) ?? "").count))
    return path
  }

  @Test(
    "A movie is tagged as BT.709, and a player that follows the tags shows the color within 3 levels",
    arguments: MovieTests.kinds, [(64, 48), (301, 201), (720, 1280)])
  func colors(kind: (format: MovieFormat, codec: MovieCodec), size: (Int, Int)) throws {
    let (format, color) = (kind.format, Pixel(red: 0x1D, green: 0xB9, blue: 0x54))
    var options = MovieOptions()
    options.codec = kind.codec
    let path = try write(Array(repeating: picture(color, size.0, size.1), count: 3), format, options: options)
    let probe = try Tool.ffprobe.run([
      "-v", "error", "-show_entries", "stream=codec_name,color_space,color_range,width,height", "-of", "csv=p=0", path,
    ])
    let isEven = format != .mov
    let (width, height) = isEven ? ((size.0 + 1) & ~1, (size.1 + 1) & ~1) : size
    let facts = probe.text.trimmingCharacters(in: .whitespacesAndNewlines)
    #expect(facts == "\(kind.codec.rawValue),\(width),\(height),tv,bt709")
    let raw = try Tool.ffmpeg.run([
      "-v", "error", "-i", path, "-vf", "scale=in_color_matrix=bt709:in_range=limited:out_range=full",
      "-pix_fmt", "rgb24", "-f", "rawvideo", folder / "raw",
    ])
    #expect(raw.status == 0, "\(raw.standardError)")
    let bytes = try folder.read("raw")
    #expect(bytes.count == 3 * width * height * 3)
    let largest = ByteDifference(bytes, repeating: [0x1D, 0xB9, 0x54]).largest
    #expect(largest <= 3)
  }

  @Test("VP9 and ProRes keep alpha; H.264 and AV1 are blended with the matte", arguments: MovieTests.kinds)
  func alpha(format: MovieFormat, codec: MovieCodec) throws {
    var options = MovieOptions()
    options.codec = codec
    options.matte = Pixel(red: 0, green: 0, blue: 255)
    // Half of red, premultiplied.
    let half = picture(Pixel(red: 128, green: 0, blue: 0, alpha: 128), 32, 32)
    let path = try write([half, half], format, isOpaque: false, options: options)
    // ffmpeg's own VP9 decoder leaves alpha out.
    let decoder = codec == .vp9 ? ["-c:v", "libvpx-vp9"] : []
    let raw = try Tool.ffmpeg.run(
      ["-v", "error"] + decoder + [
        "-i", path, "-vf", "scale=in_color_matrix=bt709:in_range=limited:out_range=full", "-frames:v", "1",
        "-pix_fmt", "rgba", "-f", "rawvideo", folder / "raw",
      ])
    #expect(raw.status == 0, "\(raw.standardError)")
    let pixel = try folder.read("raw").prefix(4).map(Int.init)
    let wanted = !codec.hasAlpha ? [128, 0, 127, 255] : [255, 0, 0, 128]
    for (a, b) in zip(pixel, wanted) { #expect(abs(a - b) <= 4, "\(pixel)") }
  }

  @Test("Translucent frames are not put into a WebM of AV1 without a color behind them")
  func alphaWithoutMatte() throws {
    var options = MovieOptions()
    options.codec = .av1
    let half = picture(Pixel(red: 128, green: 0, blue: 0, alpha: 128), 64, 64)
    #expect {
      _ = try write([half], .webm, isOpaque: false, options: options)
    } throws: {
      "\($0)".contains(
        "AV1 is encoded without alpha, but the frames have transparency: leave out --codec to use VP9, which keeps it")
    }
    // Frames of which nobody knew that they are opaque are.
    _ = try write([picture(Pixel(red: 1, green: 2, blue: 3), 64, 64)], .webm, isOpaque: false, options: options)
    #expect(folder.names == ["x.webm"])
  }

  @Test("Less quality makes a smaller file")
  func quality() throws {
    let noise = [TestPictures.noise(96, 96, seed: 1), TestPictures.noise(96, 96, seed: 2)]
    var options = MovieOptions()
    var sizes: [Int] = []
    for quality in [90, 50, 10] {
      options.quality = quality
      sizes.append(FileSystem.size(of: try write(noise, .mp4, options: options)))
    }
    #expect(sizes[0] > sizes[1] && sizes[1] > sizes[2], "\(sizes)")
  }

  @Test("Without ffmpeg, and when it fails, the message says so and no file is left")
  func failures() throws {
    let output = try OutputFile(path: folder / "x.mp4")
    #expect {
      _ = try EncoderProcess("no-such-program-here", [], for: output)
    } throws: {
      "\($0)".contains("encoded by no-such-program-here, which is not installed")
    }
    var failing = try EncoderProcess("sh", ["-c", "echo no such encoder >&2; exit 3"], for: output)
    #expect {
      try failing.finish()
    } throws: {
      "\($0)" == "cannot write \(folder / "x.mp4"): sh failed: no such encoder"
    }
    for (command, end) in [("exit 3", "status 3"), ("kill -9 $$", "signal 9")] {
      var silent = try EncoderProcess("sh", ["-c", command], for: output)
      #expect {
        try silent.finish()
      } throws: {
        "\($0)".hasSuffix("sh failed: \(end)")
      }
    }
    // Writes fail when nobody reads, with the program's message rather than a broken pipe.
    var gone = try EncoderProcess("sh", ["-c", "echo gave up >&2; exit 1"], for: output)
    #expect {
      for _ in 0..<100 { try gone.write([UInt8](repeating: 0, count: 1 << 16)) }
    } throws: {
      "\($0)".contains("sh failed: gave up")
    }
    #expect(throws: OutputError.self) {
      _ = try MovieStream(
        try OutputFile(path: "/dev/null"), .mp4, rate: 25, width: 2, height: 2, isOpaque: true, options: MovieOptions())
    }
    _ = consume output
    #expect(FileSystem.names(in: folder.path).isEmpty)
  }
}
