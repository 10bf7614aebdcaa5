import Foundation
import TestSupport
import Testing

/// What programs that are not ours make of the scenes, rendered in all the ways that change a file's shape.
@Suite struct ViewerTests {
  private let folder: TemporaryFolder
  private let command: Command

  init() throws {
    folder = try TemporaryFolder()
    command = Command(folder: folder)
  }

  private static let sceneFiles: [String] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Scenes").standardized
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".yaml") && !$0.contains("Assets/") }.sorted().map { folder.path + "/" + $0 }
  }()

  /// Every rate, speed, scale and background at least once.
  private static let ways = [
    ["--fps", "24"], ["--fps", "25", "--scale", "2"], ["--fps", "30", "--background", "transparent"],
    ["--fps", "50", "--scale", "1.5"], ["--fps", "60", "--background", "transparent", "--scale", "1.5"],
    ["--fps", "29.97"], ["--speed", "0.25"],
  ]

  /// Two scenes for each way, and so several ways for each scene.
  private static let cases: [(scene: String, way: [String])] = ways.enumerated().flatMap { number, way in
    sceneFiles.indices.filter { ($0 + number) % max(1, sceneFiles.count / 2) == 0 }.map { (sceneFiles[$0], way) }
  }

  private struct Rendering: Decodable {
    let width: Int
    let height: Int
    let frames: Int
    let duration: Double
  }

  private func render(_ scene: String, to path: String, _ options: [String]) throws -> Rendering {
    let outcome = try command.run(["render", scene, "-o", path, "--json", "-q"] + options)
    try #require(outcome.status == 0, "\(outcome.error)")
    return try JSONDecoder().decode(Rendering.self, from: outcome.output)
  }

  @Test("There are scenes")
  func scenes() { #expect(Self.sceneFiles.count >= 4) }

  @Test("GIFs have the same size, pictures and length everywhere, and nobody warns", arguments: cases)
  func gif(scene: String, way: [String]) throws {
    let rendering = try render(scene, to: "x.gif", way + ["--from", "0.4", "--to", "0.6"])
    let path = folder / "x.gif"
    let size = "\(rendering.width) \(rendering.height)"
    let centiseconds = Int((rendering.duration * 100).rounded())

    let pillow = try Tool.python(
      """
      import sys, warnings
      warnings.simplefilter("error")
      from PIL import Image
      image = Image.open(sys.argv[1])
      time = 0
      for number in range(image.n_frames):
          image.seek(number)
          image.load()
          time += image.info["duration"]
      print(*image.size, image.n_frames, time // 10)
      """, path)
    let fields = pillow.text.split(separator: " ")
    let pictures = try #require(fields.count == 4 ? Int(fields[2]) : nil, "\(pillow.standardError)")
    #expect((1...rendering.frames).contains(pictures))
    #expect(pillow.text == "\(size) \(pictures) \(centiseconds)\n")

    let gifsicle = try Tool.gifsicle.run(["--info", path])
    #expect(gifsicle.text.contains("x.gif \(pictures) image"))
    #expect(gifsicle.text.contains("logical screen \(rendering.width)x\(rendering.height)\n"))
    #expect(gifsicle.status == 0 && gifsicle.standardError.isEmpty, "\(gifsicle.standardError)")

    let identify = try Tool.identify.run(["-format", "%W %H %T\\n", path])
    let rows = identify.text.split(separator: "\n")
    #expect(rows.count == pictures && rows.allSatisfy { $0.hasPrefix("\(size) ") })
    #expect(rows.reduce(0) { $0 + (Int($1.split(separator: " ")[2]) ?? 0) } == centiseconds)
    #expect(identify.standardError.isEmpty, "\(identify.standardError)")

    let ffprobe = try Tool.ffprobe.run(
      [
        "-v", "warning", "-count_frames", "-of", "csv=p=0:s=\\ ", "-show_entries",
        "stream=width,height,nb_read_frames:format=duration", path,
      ])
    #expect(ffprobe.text.hasPrefix("\(size) \(pictures)\n"), "\(ffprobe.text)")
    let duration = ffprobe.text.split(separator: "\n").last.flatMap { Double($0) }
    #expect(duration.map { Int(($0 * 100).rounded()) } == centiseconds, "\(ffprobe.text)")
    #expect(ffprobe.standardError.isEmpty, "\(ffprobe.standardError)")
  }

  @Test("PNG files have the same size everywhere, and nobody warns")
  func png() throws {
    var paths: [String] = []
    var sizes: [String] = []
    for (index, scene) in Self.sceneFiles.enumerated() {
      // Each in one of two ways, since starting the command takes longer than what it does.
      let options = [["--scale", "1.5"], ["--background", "transparent"]][index % 2]
      let rendering = try render(scene, to: "\(index)/", options + ["--frames", "10-11"])
      paths += ["frame_0010.png", "frame_0011.png"].map { folder / "\(index)/\($0)" }
      sizes += Array(repeating: "\(rendering.width) \(rendering.height)", count: 2)
    }
    // For the same reason, each program is shown all files at once.
    let expected = sizes.joined(separator: "\n") + "\n"
    let program = "import sys; from PIL import Image; [print(*Image.open(path).size) for path in sys.argv[1:]]"
    let pillow = try Tool.python.run(["-c", program] + paths)
    let identify = try Tool.identify.run(["-format", "%w %h\\n"] + paths)
    #expect(pillow.text == expected)
    #expect(identify.text == expected && identify.standardError.isEmpty)
    #expect(try Tool.pngcheck.run(["-q"] + paths).text.isEmpty)
    let inputs = paths.flatMap { ["-i", $0] }
    let maps = paths.indices.flatMap { ["-map", "\($0)", "-f", "null", "-"] }
    let ffmpeg = try Tool.ffmpeg.run(["-v", "warning"] + inputs + maps)
    #expect(ffmpeg.status == 0 && ffmpeg.standardError.isEmpty, "\(ffmpeg.standardError)")
  }
}
