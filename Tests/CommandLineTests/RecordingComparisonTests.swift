import Foundation
import TestSupport
import Testing

/// `flipbook compare` of a scene and a movie of it with losses, as a device or the simulator films it.
@Suite struct RecordingComparisonTests {
  private let folder: TemporaryFolder
  private let command: Command

  init() throws {
    folder = try TemporaryFolder()
    command = Command(folder: folder)
    try folder.write(Array(Self.scene.utf8), to: "scene.yaml")
  }

  private static let scene = """
    canvas: {size: [160, 240], background: white}
    duration: 1.6
    layers:
      - {layer: card, frame: [20, 30, 60, 40], cornerRadius: 6, backgroundColor: '#2060d0'}
      - {layer: badge, frame: [110, 40, 24, 24], cornerRadius: 12, backgroundColor: '#e04020'}
      - {layer: bar, frame: [20, 190, 30, 8], backgroundColor: '#109050'}
    start:
      - {animate: {card.position.y: 150}, duration: 0.5, damping: 0.6, delay: 0.3}
      - {animate: {badge.transform: {scale: 1.5}}, duration: 0.4, delay: 0.5}
      - {animate: {bar.position.x: 120}, duration: 0.35, options: curveEaseOut, delay: 0.2}

    """

  /// Films the scene with a change, and returns the comparison with the scene as it is.
  private func compared(
    _ old: String = "", with new: String = "", rate: Int = 60, _ arguments: [String] = []
  ) throws -> (status: Int32, object: [String: Any]) {
    let text = old.isEmpty ? Self.scene : Self.scene.replacing(old, with: new)
    if !old.isEmpty { try #require(text != Self.scene) }
    try folder.write(Array(text.utf8), to: "filmed.yaml")
    let film = ["render", "filmed.yaml", "-q", "--scale", "2", "--crf", "23", "--fps", "\(rate)", "-o", "filmed.mp4"]
    let filmed = try command.run(film)
    try #require(filmed.status == 0, "\(filmed.error)")
    return try compare("filmed.mp4", arguments)
  }

  private func compare(_ movie: String, _ arguments: [String] = []) throws -> (status: Int32, object: [String: Any]) {
    let outcome = try command.run(["compare", "scene.yaml", movie, "--json"] + arguments)
    let object = try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any]
    return (outcome.status, try #require(object, "\(outcome.error)"))
  }

  private func messages(_ object: [String: Any]) -> [String] {
    (object["differences"] as? [[String: Any]])?.compactMap { $0["message"] as? String } ?? []
  }

  @Test("A recording of the very scene has no differences, at 30 frames a second as well", arguments: [30, 60])
  func same(rate: Int) throws {
    let (status, object) = try compared(rate: rate)
    #expect(messages(object) == [])
    #expect(status == 0 && object["passes"] as? Bool == true && object["version"] as? Int == 1)
    #expect(object["motions"] as? Int == 3 && object["same"] as? Int == 3 && object["droppedFrames"] as? Int == 0)
    #expect(object["scale"] as? Double == 2 && object["start"] as? Double == 0)
  }

  @Test(
    "One changed number is named with its layer, and nothing else is",
    arguments: [
      ("position.y: 150", "position.y: 153", "card position: ends 3 pt too low"),
      ("delay: 0.3}", "delay: 0.34}", "card position: begins 40 ms late"),
      ("damping: 0.6", "damping: 0.7", "card position: takes"),
      ("duration: 0.35", "duration: 0.42", "bar position: takes 0.42 s, not 0.35"),
      ("curveEaseOut", "curveEaseIn", "bar position: has different timing: as easeIn, not easeOut"),
      ("position.x: 120", "position.x: 100", "bar position: ends 20 pt too far left"),
      ("scale: 1.5", "scale: 1.6", "badge size: ends"),
      ("badge.transform: {scale: 1.5}", "badge.zPosition: 1", "badge: is missing"),
    ])
  func changed(old: String, new: String, expected: String) throws {
    let (status, object) = try compared(old, with: new)
    let found = messages(object)
    #expect(status == 1 && object["passes"] as? Bool == false)
    #expect(found.first?.hasPrefix(expected) == true, "\(found)")
    let layer = expected.prefix { $0 != ":" && $0 != " " }
    #expect(found.allSatisfy { $0.hasPrefix(layer) }, "\(found)")
    #expect(object["same"] as? Int == 2)
  }

  @Test(
    "Numbers are proposed with their lines, and the scene with them has no differences",
    arguments: [
      ("duration: 0.35", "duration: 0.42", "duration: 0.35 → 0.4"),
      ("delay: 0.3}", "delay: 0.36}", "delay: 0.3 → 0.3"),
      ("damping: 0.6", "damping: 0.8", "damping: 0.6 → 0."),
      ("position.y: 150", "position.y: 158", "to: 150 → 15"),
    ])
  func fitted(old: String, new: String, expected: String) throws {
    let (status, object) = try compared(old, with: new, ["--fit", "--fit-output", "fitted.yaml"])
    let proposals = try #require(object["proposals"] as? [[String: Any]])
    let lines = proposals.map { "\($0["key"] ?? ""): \($0["old"] ?? "") → \($0["new"] ?? "")" }
    #expect(status == 1 && lines.contains { $0.hasPrefix(expected) }, "\(lines)")
    let fitted = try command.run(["compare", "fitted.yaml", "filmed.mp4"])
    #expect(fitted.status == 0, "\(fitted.text)")
    #expect(String(decoding: try folder.read("scene.yaml"), as: UTF8.self) == Self.scene)
  }

  @Test("A page has the scene and the recording, with curves of the same names")
  func page() throws {
    let (status, _) = try compared("delay: 0.5", with: "delay: 0.6", ["--page", "x.html"])
    let page = String(decoding: try folder.read("x.html"), as: UTF8.self)
    #expect(status == 1 && page.contains("\"label\":\"scene.yaml\"") && page.contains("\"label\":\"filmed.mp4\""))
    #expect(page.split(separator: "\"layer\":\"badge\",\"property\":\"bounds.size.width\"").count == 3)
  }

  @Test("The place, the scale, and the start of a scene in a recording are found, or given")
  func placed() throws {
    _ = try compared()
    let filter = "scale=iw*0.7:ih*0.7,pad=300:420:20:45:white,tpad=start_duration=0.4:start_mode=clone"
    let ffmpeg = try Tool(path: "/usr/bin/env", package: "coreutils").run([
      "ffmpeg", "-v", "error", "-y", "-i", folder / "filmed.mp4", "-vf", filter, "-c:v", "libx264", "-crf", "23",
      "-pix_fmt", "yuv420p", folder / "placed.mp4",
    ])
    try #require(ffmpeg.status == 0, "\(ffmpeg.standardError)")
    for arguments in [[], ["--region", "20,45,224,336", "--scale", "1.4", "--start", "0.4"]] {
      let (status, object) = try compare("placed.mp4", arguments)
      #expect(status == 0 && messages(object) == [], "\(arguments)")
      #expect(abs((object["scale"] as? Double ?? 0) - 1.4) < 0.02)
      #expect(abs((object["start"] as? Double ?? 0) - 0.4) < 0.02)
      if arguments.isEmpty {
        let origin = object["origin"] as? [Double] ?? []
        #expect(origin.count == 2 && abs(origin[0] - 20) < 3 && abs(origin[1] - 45) < 3, "\(origin)")
      }
    }
  }

  @Test("JUnit's XML has a test case for each layer, and the summary in Markdown a row for each different one")
  func documents() throws {
    _ = try compared("position.x: 120", with: "position.x: 112")
    let arguments = ["compare", "scene.yaml", "filmed.mp4", "-q", "--junit", "out.xml", "--markdown", "out.md"]
    #expect(try command.run(arguments).status == 1)
    let junit = String(decoding: try folder.read("out.xml"), as: UTF8.self)
    #expect(junit.contains("<testsuite name=\"flipbook compare\" tests=\"3\" failures=\"1\" errors=\"0\""))
    #expect(junit.contains("name=\"card\" file=\"scene.yaml\" time=\"0.000\"/>"), "\(junit)")
    #expect(junit.contains("bar position: ends 8 pt too far left</failure>"), "\(junit)")
    let markdown = String(decoding: try folder.read("out.md"), as: UTF8.self)
    #expect(markdown.hasPrefix("## filmed.mp4: layers: 1 different, 2 passed\n"), "\(markdown)")
    #expect(markdown.contains("| bar | scene.yaml | different |") && !markdown.contains("| card |"), "\(markdown)")
    // Without a recording, the options do not apply.
    let images = try command.run(["compare", "scene.yaml", "scene.yaml", "--junit", "x.xml"])
    #expect(images.status == 64 && images.error.contains("--junit"), "\(images.error)")
  }

  @Test(
    "A recording that cannot be measured has one plain sentence",
    arguments: [
      ("color=white:s=96x64:r=30:d=0.6", "", "nothing moves in it"),
      (
        "testsrc2=s=160x120:r=30:d=0.8", "noise=alls=60:allf=t",
        "nearly everything in it changes, as if the camera moved: choose a part with --region"
      ),
      (
        "color=white:s=160x120:r=30:d=0.5[a];testsrc=s=160x120:r=30:d=0.5[b];[a][b]concat=n=2", "",
        "there is a cut at 0.5 s: choose the time range of one shot with --from and --to"
      ),
      ("color=white:s=96x64:r=30:d=0.09", "", "it has only 3 frames"),
      (
        "color=white:s=640x480:r=60:d=1[a];color=orange:s=200x150:r=60:d=1[b];[a][b]overlay=x=400*t:y=300*t*t", "",
        "nothing in it moves like a layer of scene.yaml"
      ),
    ])
  func unmeasurable(source: String, filter: String, message: String) throws {
    let graph = source + (filter.isEmpty ? "" : "," + filter)
    let ffmpeg = try Tool(path: "/usr/bin/env", package: "coreutils").run([
      "ffmpeg", "-v", "error", "-y", "-f", "lavfi", "-i", graph, "-c:v", "libx264", "-pix_fmt", "yuv420p",
      folder / "bad.mp4",
    ])
    try #require(ffmpeg.status == 0, "\(ffmpeg.standardError)")
    let isMeasured = message.contains("scene.yaml")
    for arguments in [["measure", "bad.mp4", "-q"], ["compare", "scene.yaml", "bad.mp4", "-q"]] {
      if isMeasured, arguments[0] == "measure" { continue }
      let outcome = try command.run(arguments)
      #expect(outcome.status == 65, "\(outcome.status)")
      #expect(outcome.error.hasPrefix("error: bad.mp4: \(message)"), "\(outcome.error)")
      #expect(outcome.error.split(separator: "\n").count == 1 && outcome.output.isEmpty)
    }
  }

  @Test(
    "Bad input has one message",
    arguments: [
      (["scene.yaml", "none.mp4"], 66, "none.mp4"), (["scene.yaml", "scene.yaml", "--start", "1"], 64, "--start"),
      (["scene.yaml", "text.mp4"], 65, "text.mp4"), (["none.yaml", "text.mp4"], 66, "none.yaml"),
      (["still.yaml", "x.gif", "--motion"], 65, "still.yaml: nothing moves in it"),
    ] as [([String], Int32, String)])
  func refused(arguments: [String], status: Int32, word: String) throws {
    try folder.write(Array("not a movie".utf8), to: "text.mp4")
    try folder.write(
      Array("canvas: {size: [20, 20]}\nduration: 0.5\nlayers: [{layer: dot, frame: [0, 0, 9, 9]}]\n".utf8),
      to: "still.yaml")
    try #require(try command.run(["render", "scene.yaml", "-q", "-o", "x.gif"]).status == 0)
    let outcome = try command.run(["compare"] + arguments)
    #expect(outcome.status == status && outcome.error.contains(word), "\(outcome.status) \(outcome.error)")
  }
}
