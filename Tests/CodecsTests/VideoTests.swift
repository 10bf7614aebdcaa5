import Foundation
import Pixels
import TestSupport
import Testing

@testable import Codecs

@Suite("Video without compression")
struct VideoTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ pictures: [Bitmap], _ format: VideoFormat, to name: String, holdLast: Int = 0) throws {
    var sink = VideoStream(
      try OutputFile(path: folder / name), format, rate: 25, width: pictures[0].width, height: pictures[0].height)
    let encoder = sink.encoder
    let order = FrameOrder(holdLast: holdLast)
    for slot in FrameSchedule(everyFrameAt: 25, frameCount: pictures.count, order: order).slots {
      try sink.write(encoder.encode(pictures[slot.frame], after: nil), for: slot)
    }
    try sink.finish()
  }

  @Test("ffmpeg finds the colors of a stream within rounding, and each held frame as often as it is long")
  func roundTrip() throws {
    let pictures = [TestPictures.gradient(64, 37), TestPictures.noise(64, 37, seed: 8)]
    try write(pictures, .y4m, to: "x.y4m", holdLast: 2)
    let ffmpeg = try Tool.ffmpeg.run(
      // The format has no word for the matrix that ffmpeg knows.
      [
        "-v", "error", "-colorspace", "bt709", "-i", folder / "x.y4m", "-f", "rawvideo", "-pix_fmt", "rgba",
        folder / "raw",
      ])
    #expect(ffmpeg.standardError.isEmpty, "\(ffmpeg.standardError)")
    let bytes = try folder.read("raw")
    let wanted = [0, 1, 1, 1].flatMap { pictures[$0].visibleBytes }
    #expect(bytes.count == wanted.count)
    // Of 256 levels the limited range has 219, so that some round to the one beside them.
    let largest = zip(bytes, wanted).map { abs(Int($0) - Int($1)) }.max() ?? 0
    #expect(largest <= 2)
  }

  @Test("A stream of ours is read back within rounding")
  func reading() throws {
    let picture = TestPictures.noise(31, 17, seed: 3)
    try write([picture], .y4m, to: "x.y4m")
    let bytes = try folder.read("x.y4m")
    let end = try #require(bytes.firstIndex(of: 0x0A))
    let header = try Y4MHeader(String(decoding: bytes[..<end], as: UTF8.self))
    #expect(header.width == 31 && header.height == 17 && header.rate == 25)
    let read = header.picture(Array(bytes[(end + 7)...]))
    for (a, b) in zip(read.visibleBytes, picture.visibleBytes) { #expect(abs(Int(a) - Int(b)) <= 2) }
  }

  @Test(
    "What ffmpeg writes is read as it reads it",
    arguments: [("yuv444p", 2), ("yuvj444p", 2), ("yuv420p", 8), ("yuv422p", 8), ("gray", 2)])
  func others(format: String, tolerance: Int) throws {
    let make = try Tool.ffmpeg.run(
      [
        "-v", "error", "-f", "lavfi", "-i", "gradients=size=64x36:rate=25:duration=0.04:seed=3", "-pix_fmt", format,
        "-strict", "-1", folder / "x.y4m",
      ])
    #expect(make.status == 0, "\(make.standardError)")
    _ = try Tool.ffmpeg.run(
      ["-v", "error", "-i", folder / "x.y4m", "-f", "rawvideo", "-pix_fmt", "rgba", folder / "raw"])
    let bytes = try folder.read("x.y4m")
    let end = try #require(bytes.firstIndex(of: 0x0A))
    let header = try Y4MHeader(String(decoding: bytes[..<end], as: UTF8.self))
    #expect(bytes.count == end + 7 + header.frameBytes)
    let picture = header.picture(Array(bytes[(end + 7)...]))
    let largest = zip(picture.visibleBytes, try folder.read("raw")).map { abs(Int($0) - Int($1)) }.max() ?? 0
    #expect(largest <= tolerance)
  }

  @Test(
    "Headers that cannot be used are reported",
    arguments: [
      "", "RIFF", "YUV4MPEG2 W10", "YUV4MPEG2 W0 H5", "YUV4MPEG2 W99999 H9", "YUV4MPEG2 W4 H4 C420p10",
      "YUV4MPEG2 W4 H4 It",
    ])
  func badHeaders(line: String) {
    #expect(throws: Y4MHeader.Failure.self) { try Y4MHeader(line) }
  }

  @Test("Raw frames are straight colors and nothing else")
  func raw() throws {
    let picture = TestPictures.make(2, 1) { x, _ in
      x == 0 ? Pixel(red: 100, green: 50, blue: 0, alpha: 100) : Pixel(red: 1, green: 2, blue: 3)
    }
    try write([picture], .rgba, to: "x.rgba", holdLast: 1)
    let frame: [UInt8] = [255, 128, 0, 100, 1, 2, 3, 255]
    #expect(try folder.read("x.rgba") == frame + frame)
  }
}
