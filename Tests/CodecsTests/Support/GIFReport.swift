import Foundation
import Pixels
import TestSupport
import Testing

@testable import Codecs

/// What programs that are not ours make of a GIF.
struct GIFReport {
  let pillow: Pillow
  let ffmpegFrames: [[UInt8]]
  let ffprobe: String
  let gifsicle: Tool.Output
  let identify: Tool.Output

  struct Pillow: Decodable {
    let size: [Int]
    let durations: [Int]
    let loop: Int?
    /// The frames as RGBA, one after the other.
    var pixels: [[UInt8]] = []

    private enum CodingKeys: CodingKey { case size, durations, loop }
  }

  init(_ bytes: [UInt8]) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(bytes, to: "x.gif")
    let report = try Tool.python(
      """
      import json, sys, warnings
      warnings.simplefilter("error")
      from PIL import Image
      image = Image.open(sys.argv[1])
      durations = []
      with open(sys.argv[2], "wb") as raw:
          for number in range(image.n_frames):
              image.seek(number)
              durations.append(image.info.get("duration"))
              raw.write(image.convert("RGBA").tobytes())
      print(json.dumps({"size": image.size, "durations": durations, "loop": image.info.get("loop")}))
      """, path, folder / "raw")
    try #require(report.status == 0, "Pillow: \(report.standardError)")
    var pillow = try JSONDecoder().decode(Pillow.self, from: report.standardOutput)
    let frameSize = pillow.size[0] * pillow.size[1] * 4
    pillow.pixels = GIFReport.split(try folder.read("raw"), by: frameSize)
    self.pillow = pillow

    let ffmpeg = try Tool.ffmpeg.run(
      ["-v", "error", "-i", path, "-f", "rawvideo", "-pix_fmt", "rgba", "-fps_mode", "passthrough", folder / "frames"])
    #expect(ffmpeg.status == 0 && ffmpeg.standardError.isEmpty, "ffmpeg: \(ffmpeg.standardError)")
    ffmpegFrames = GIFReport.split(try folder.read("frames"), by: frameSize)

    let probe = try Tool.ffprobe.run(
      [
        "-v", "error", "-count_frames", "-of", "csv=p=0", "-show_entries",
        "stream=width,height,nb_read_frames:format=duration",
        path,
      ])
    ffprobe = probe.text + probe.standardError
    gifsicle = try Tool.gifsicle.run(["--info", path])
    identify = try Tool.identify.run(["-format", "%W %H %T\\n", path])
  }

  private static func split(_ bytes: [UInt8], by size: Int) -> [[UInt8]] {
    stride(from: 0, to: bytes.count, by: size).map { Array(bytes[$0..<min($0 + size, bytes.count)]) }
  }

  /// Checks that everybody finds the same size, delays and loop count, and that nobody complains.
  func expect(width: Int, height: Int, centiseconds: [Int], plays: Int) {
    #expect(pillow.size == [width, height])
    #expect(pillow.durations == centiseconds.map { $0 * 10 })
    // Pillow gives the number of repetitions, 0 for an endless loop, and nothing for once.
    #expect(pillow.loop == (plays == 0 ? 0 : plays == 1 ? nil : plays - 1))
    let total = Double(centiseconds.reduce(0, +)) / 100
    let lines = ffprobe.split(separator: "\n")
    #expect(lines.first == "\(width),\(height),\(centiseconds.count)")
    #expect(lines.last.flatMap { Double($0) } == total)
    #expect(ffmpegFrames.count == centiseconds.count)
    #expect(gifsicle.status == 0 && gifsicle.standardError.isEmpty, "gifsicle: \(gifsicle.standardError)")
    let images = gifsicle.text.split(separator: "\n").first ?? ""
    #expect(images.hasSuffix("\(centiseconds.count) image\(centiseconds.count == 1 ? "" : "s")"), "\(images)")
    #expect(gifsicle.text.contains("logical screen \(width)x\(height)"))
    // Debian's policy for ImageMagick refuses wider pictures.
    guard width <= 16_000 else { return }
    #expect(identify.status == 0 && identify.standardError.isEmpty, "identify: \(identify.standardError)")
    #expect(
      identify.text.split(separator: "\n").map(String.init) == centiseconds.map { "\(width) \(height) \($0)" })
  }

  /// Checks that Pillow and ffmpeg show exactly these pictures.
  func expect(pictures: [Bitmap]) {
    let wanted = pictures.map(\.visibleBytes)
    for (name, frames) in [("Pillow", pillow.pixels), ("ffmpeg", ffmpegFrames)] {
      #expect(frames.count == wanted.count, "\(name)")
      for (number, (frame, picture)) in zip(frames, wanted).enumerated() {
        // What is clear has no color to compare.
        let shown = stride(from: 0, to: frame.count, by: 4).flatMap { start -> ArraySlice<UInt8> in
          frame[start + 3] == 0 ? [0, 0, 0, 0] : frame[start..<start + 4]
        }
        // Not compared within the macro, which would print both.
        let isSame = shown == picture
        #expect(isSame, "frame \(number) by \(name)")
      }
    }
  }
}

extension Bitmap {
  /// What a GIF can show of the picture: R, G, B, A of each pixel, opaque or all zero.
  var visibleBytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 4)
    for y in 0..<height {
      withWords(ofRow: y) { row in
        for x in row.indices {
          let color = OpaqueColor(premultiplied: row[x])
          bytes.append(UInt8(color.red))
          bytes.append(UInt8(color.green))
          bytes.append(UInt8(color.blue))
          bytes.append(color.isClear ? 0 : 255)
        }
      }
    }
    return bytes
  }

  /// The picture as a GIF can show it.
  var visible: Bitmap {
    TestPictures.make(width, height) { x, y in
      let color = withWords(ofRow: y) { OpaqueColor(premultiplied: $0[x]) }
      return color.isClear
        ? .clear : Pixel(red: UInt8(color.red), green: UInt8(color.green), blue: UInt8(color.blue))
    }
  }
}
