import Foundation
import TestSupport
import Testing

/// `flipbook measure` on movies that Flipbook renders and ffmpeg compresses with losses.
@Suite struct MeasureTests {
  private let folder: TemporaryFolder
  private let command: Command

  init() throws {
    folder = try TemporaryFolder()
    command = Command(folder: folder)
  }

  private func render(_ step: String, to name: String, rate: Int = 60) throws {
    let scene = """
      canvas: {size: [320, 200], background: white}
      duration: 1.5
      layers:
        - {layer: box, frame: [30, 60, 60, 60], cornerRadius: 8, backgroundColor: '#e04020'}
      start:
        - \(step)

      """
    try folder.write(Array(scene.utf8), to: "x.yaml")
    let quality = name.hasSuffix(".mp4") ? ["--crf", "23"] : []
    let outcome = try command.run(["render", "x.yaml", "-q", "--fps", "\(rate)", "-o", name] + quality)
    try #require(outcome.status == 0, "\(outcome.error)")
  }

  private func measured(_ arguments: String...) throws -> [String: Any] {
    let outcome = try command.run(["measure", "-q", "--json"] + arguments)
    try #require(outcome.status == 0, "\(outcome.error)")
    return try #require(try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any])
  }

  /// The motions of the only part.
  private func motions(_ object: [String: Any]) throws -> [[String: Any]] {
    let parts = try #require(object["parts"] as? [[String: Any]])
    #expect(parts.count == 1, "\(parts)")
    return try #require(parts.first?["motions"] as? [[String: Any]])
  }

  @Test("A timing function comes back from a movie with losses", arguments: [30, 60])
  func curve(rate: Int) throws {
    try render(
      "{basic: box.position.x, from: 60, to: 220, duration: 0.4, beginTime: 0.3, timingFunction: easeOut, fillMode: backwards}",
      to: "x.mp4", rate: rate)
    let object = try measured("x.mp4")
    #expect(object["version"] as? Int == 1)
    // Without updateModel the box jumps back.
    let motion = try #require(try motions(object).first)
    #expect(motion["property"] as? String == "position.x")
    let function = try #require(motion["motion"] as? [String: Any])
    #expect(function["kind"] as? String == "easeOut", "\(function)")
    #expect(abs((motion["begin"] as? Double ?? 0) - 0.3) < (rate == 60 ? 0.008 : 0.016))
    #expect(abs((function["duration"] as? Double ?? 0) / 0.4 - 1) < 0.02)
  }

  @Test("A plot, a page, and code come beside or instead of the table")
  func outputs() throws {
    try render(
      "{basic: box.position.x, from: 60, to: 220, duration: 0.4, beginTime: 0.3, fillMode: backwards, updateModel: true}",
      to: "x.mp4")
    let outcome = try command.run([
      "measure", "x.mp4", "-q", "--plot", "x.svg", "--page", "x.html", "--code", "swift-coreanimation",
    ])
    try #require(outcome.status == 0, "\(outcome.error)")
    #expect(outcome.text.contains("CABasicAnimation(keyPath: \"position.x\")"), "\(outcome.text)")
    #expect(String(decoding: try folder.read("x.svg"), as: UTF8.self).contains("<circle"))
    let page = String(decoding: try folder.read("x.html"), as: UTF8.self)
    #expect(page.contains("\"label\":\"recording\"") && page.contains("\"label\":\"fit\""))
    #expect(page.contains("\"parts\":[{\"name\":\"part 1\""))
    #expect(try command.run(["measure", "x.mp4", "-q", "--plot", "x.png"]).status == 0)
    for wrong in [["--plot", "x.gif"], ["--page", ""], ["--code", "pop", "--csv"]] {
      #expect(try command.run(["measure", "x.mp4"] + wrong).status == 64, "\(wrong)")
    }
  }

  @Test("A spring comes back, in every form of the output, from a part of the recording")
  func spring() throws {
    try render(
      "{spring: box.position.x, from: 60, to: 220, response: 0.35, dampingRatio: 0.6, beginTime: 0.4, "
        + "fillMode: backwards, updateModel: true}", to: "x.mov")
    let motion = try #require(try motions(try measured("x.mov", "--from", "0.2")).first)
    let function = try #require(motion["motion"] as? [String: Any])
    #expect(abs((motion["begin"] as? Double ?? 0) - 0.2) < 0.008, "\(motion)")
    #expect(abs((function["damping"] as? Double ?? 0) - 0.6) < 0.03, "\(function)")
    #expect(abs((function["response"] as? Double ?? 0) / 0.35 - 1) < 0.02)
    let scaled = try #require(try motions(try measured("x.mov", "--scale", "2")).first)
    #expect(abs(((scaled["to"] as? [Double])?.first ?? 0) - 110) < 0.5, "\(scaled)")
    let text = try command.run(["measure", "x.mov", "-q"])
    #expect(
      text.status == 0 && text.text.contains("position.x") && text.text.contains("Core Animation"), "\(text.text)")
    let csv = try command.run(["measure", "x.mov", "-q", "--csv", "-o", "x.csv", "--scene", "draft.yaml"])
    #expect(csv.status == 0 && csv.text.isEmpty, "\(csv.error)")
    let rows = String(decoding: try folder.read("x.csv"), as: UTF8.self).split(separator: "\n")
    #expect(rows.count == 2 && rows[0].hasPrefix("part,property,begin,duration,from,to,motion"))
    // The draft is a scene that moves alike.
    let valid = try command.run(["validate", "draft.yaml"])
    #expect(valid.status == 0, "\(valid.text)\(valid.error)")
    try #require(try command.run(["render", "draft.yaml", "-q", "--to", "1.5", "-o", "again.mp4"]).status == 0)
    let again = try #require(try motions(try measured("again.mp4")).first)
    #expect(abs((again["begin"] as? Double ?? 0) - 0.4) < 0.01, "\(again)")
  }

  @Test("Other recordings are measured, too", arguments: ["x.gif", "x.apng", "frames/"])
  func inputs(name: String) throws {
    try render(
      "{basic: box.position.x, from: 60, to: 220, duration: 0.5, beginTime: 0.3, timingFunction: linear, "
        + "fillMode: backwards, updateModel: true}", to: name, rate: 50)
    let motion = try #require(try motions(try measured(name)).first)
    #expect(abs((motion["begin"] as? Double ?? 0) - 0.3) < 0.01, "\(motion)")
    #expect((motion["motion"] as? [String: Any])?["kind"] as? String == "linear")
  }

  @Test("What cannot be measured is said in a sentence")
  func badInput() throws {
    try render("{basic: box.opacity, from: 1, to: 1, duration: 1}", to: "still.mp4")
    try folder.write(Array("hello".utf8), to: "no.mp4")
    let before = folder.names
    for (arguments, status, message) in [
      (["still.mp4"], 65, "error: still.mp4: nothing moves in it\n"),
      (["no.mp4"], 65, "it is neither a movie, nor a GIF"),
      (["none.mp4"], 66, "No such file or directory"),
      (["x.yaml"], 65, "this is a scene: render it with flipbook render"),
      (["still.mp4", "--from", "9"], 64, "there are no frames from 9.0 s on"),
      (["still.mp4", "--region", "0,0,999,9"], 64, "is not within the frames of 320 × 200 pixels"),
      (["still.mp4", "--at", "x"], 64, "write a point in pixels, as in 120,300"),
      (["still.mp4", "-o", ""], 64, "the output has no name"),
    ] as [([String], Int32, String)] {
      let outcome = try command.run(["measure"] + arguments)
      #expect(outcome.status == status, "\(arguments) \(outcome.error)")
      #expect(outcome.error.contains(message), "\(arguments) \(outcome.error)")
      #expect(folder.names == before && outcome.text.isEmpty)
    }
  }
}
