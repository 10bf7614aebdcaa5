import Foundation
import TestSupport
import Testing

/// From the first golden to an accepted change, as somebody does it who has read the README.
@Suite struct GoldenCommandTests {
  private let folder: TemporaryFolder
  private let command: Command

  init() throws {
    folder = try TemporaryFolder()
    command = Command(folder: folder, environment: ["CI": ""])
    try write(TwoSquares.text)
  }

  private func write(_ text: String, to name: String = "menu.yaml") throws {
    try folder.write(Array(text.utf8), to: name)
  }

  private func run(_ arguments: String...) throws -> Command.Outcome { try command.run(arguments) }

  @Test("Recorded, verified, broken, looked at, accepted: each with its exit code")
  func life() throws {
    #expect(try run("golden", "verify", "menu.yaml").status == 2)
    let recorded = try run("golden", "record", "menu.yaml")
    #expect(recorded.status == 0)
    #expect(recorded.text.hasPrefix("menu: recorded, "))
    let passed = try run("golden", "verify", "menu.yaml")
    #expect(passed.status == 0)
    #expect(passed.text.hasPrefix("menu: passed, "))

    try write(TwoSquares.text.replacing("damping: 20", with: "damping: 21"))
    let different = try run("golden", "verify", "menu.yaml")
    #expect(different.status == 1)
    #expect(different.error.contains("menu: different\n  frame 2 of 11 (0.2 s), the first of "))
    #expect(different.error.contains("  front.position.x differs from 0.1"))
    #expect(different.error.contains("1 different: see golden-report/index.html"))
    #expect(!different.error.contains("back"))

    #expect(try run("golden", "accept", "menu").text.hasPrefix("menu: accepted, "))
    #expect(try run("golden", "verify", ".").status == 0)
    // What a report that is left over tells is still so.
    #expect(try run("golden", "accept", "menu").status == 64)
  }

  @Test("What was not looked at is not accepted")
  func staleReport() throws {
    _ = try run("golden", "record", "menu.yaml")
    try write(TwoSquares.text.replacing("damping: 20", with: "damping: 21"))
    _ = try run("golden", "verify", "menu.yaml")
    try write(TwoSquares.text.replacing("damping: 20", with: "damping: 5"))
    let outcome = try run("golden", "accept", "--all")
    #expect(outcome.status == 64)
    #expect(outcome.error.contains("menu.yaml has changed since it was compared"))
    #expect(
      try run("golden", "accept", "other").error.contains("golden-report shows no change of other; it does of menu"))
    #expect(try run("golden", "accept", "--all", "--report", "nowhere").status == 66)
  }

  @Test("Recording while verifying has an exit code of its own", arguments: ["missing", "failed", "all"])
  func recordModes(mode: String) throws {
    #expect(try run("golden", "verify", "menu.yaml", "--record", mode).status == 3)
    #expect(try run("golden", "verify", "menu.yaml", "--record", mode).status == (mode == "all" ? 3 : 0))
    try write(TwoSquares.text.replacing("damping: 20", with: "damping: 21"))
    #expect(try run("golden", "verify", "menu.yaml", "--record", mode).status == (mode == "missing" ? 1 : 3))
    #expect(try run("golden", "verify", "menu.yaml", "--record", "some").status == 64)
  }

  @Test("Nothing is recorded in continuous integration, unless told")
  func continuousIntegration() throws {
    var command = command
    command.environment = ["CI": "true"]
    for arguments in [
      ["golden", "record", "menu.yaml"], ["golden", "verify", "menu.yaml", "--record", "missing"],
      ["golden", "accept", "--all"],
    ] {
      let outcome = try command.run(arguments)
      #expect(outcome.status == 64)
      #expect(outcome.error.contains("goldens are not recorded in continuous integration (CI is set)"))
    }
    #expect(folder.names == ["menu.yaml"])
    #expect(try command.run(["golden", "record", "menu.yaml", "--even-in-ci"]).status == 0)
    #expect(try command.run(["golden", "verify", "menu.yaml"]).status == 0)
  }

  @Test("What is said once stays when a golden is recorded again, and variants have goldens of their own")
  func settings() throws {
    _ = try run(
      "golden", "record", "menu.yaml", "--at", "0,350ms", "--scale", "2", "--format", "png", "--largest-difference",
      "3",
      "--because", "a photo")
    let first = try folder.read("__Goldens__/menu/golden.json")
    #expect(String(decoding: first, as: UTF8.self).contains("\"at\": [0, 0.35]"))
    _ = try run("golden", "record", "menu.yaml")
    #expect(try folder.read("__Goldens__/menu/golden.json") == first)
    try write(TwoSquares.text.replacing("#E56B6F", with: "#E56B71"))
    #expect(try run("golden", "verify", "menu.yaml").status == 1, "the values of layers are exact in any case")

    try write(TwoSquares.text)
    #expect(try run("golden", "record", "menu.yaml", "--variant", "all").status == 0)
    #expect(try run("golden", "verify", "menu.yaml").text.split(separator: "\n").count == 2)
    #expect(try run("golden", "record", "menu.yaml", "--largest-difference", "3").error.contains("needs a reason"))
  }

  @Test("Goldens of what is gone are found, and removed")
  func prune() throws {
    _ = try run("golden", "record", "menu.yaml", "--variant", "green")
    _ = try run("golden", "record", "menu.yaml")
    #expect(try run("golden", "prune", ".", "--check").status == 0)
    try write(TwoSquares.text.replacing("green:", with: "teal:"))
    let check = try run("golden", "prune", ".", "--check")
    #expect(check.status == 1)
    #expect(check.text.hasPrefix("./__Goldens__/menu@green: an orphan: ../../menu.yaml has no variant green any more"))
    #expect(try run("golden", "prune", "menu.yaml").status == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder / "__Goldens__") == ["menu"])
    try FileManager.default.removeItem(atPath: folder / "menu.yaml")
    #expect(try run("golden", "prune", ".").text.contains("there is no ../../menu.yaml any more"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder / "__Goldens__").isEmpty)
  }

  @Test("A scene that is broken or missing says so, and keeps its golden")
  func brokenScene() throws {
    _ = try run("golden", "record", "menu.yaml")
    try write(TwoSquares.text.replacing("frame", with: "fram"))
    let outcome = try run("golden", "verify", "menu.yaml")
    #expect(outcome.status == 65)
    #expect(outcome.error.contains("menu.yaml:4:19: error: layer has no ‘fram’"))
    #expect(try run("golden", "record", "menu.yaml").status == 65)
    #expect(try run("golden", "record", "none.yaml").status == 66)
    #expect(try run("golden", "record", "menu.yaml", "--max-bytes", "1KB").status == 65)
    try write(TwoSquares.text)
    #expect(try run("golden", "record", "menu.yaml", "--max-bytes", "1KB").status == 1)
    #expect(try run("golden", "verify", "menu.yaml").status == 0)
    try folder.write(Array("{}".utf8), to: "__Goldens__/menu/golden.json")
    #expect(try run("golden", "verify", "menu.yaml").error.contains("golden.json: the golden is damaged: it lacks"))
  }

  @Test("A line of JSON a golden")
  func json() throws {
    _ = try run("golden", "record", "menu.yaml", "--quiet")
    try write(TwoSquares.text.replacing("damping: 20", with: "damping: 21"))
    let outcome = try run("golden", "verify", "menu.yaml", "--json", "--report", "out")
    let line = try #require(try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any])
    #expect(line["outcome"] as? String == "different")
    #expect((line["message"] as? String)?.contains("front.position.x") == true)
    #expect(folder.names.contains("out"))
  }

  @Test("Two pictures, two animations and two scenes are compared")
  func compare() throws {
    try write(TwoSquares.text.replacing("damping: 20", with: "damping: 21"), to: "other.yaml")
    for name in ["menu", "other"] {
      _ = try run("still", "\(name).yaml", "--at", "0.2")
      _ = try run("render", "\(name).yaml")
    }
    #expect(try run("compare", "menu.png", "menu.png").text == "equal\n")
    let pictures = try run("compare", "menu.png", "other.png", "-o", "difference.png")
    #expect(pictures.status == 1)
    #expect(pictures.text.hasPrefix("the picture: "))
    #expect(folder.names.contains("difference.png"))
    #expect(
      try run("compare", "menu.png", "other.png", "--largest-difference", "255").text.hasPrefix("within the tolerance"))

    #expect(try run("compare", "menu.gif", "menu.gif").status == 0)
    _ = try run("render", "menu.yaml", "-o", "frames/")
    let files = folder.names
    #expect(files.contains("frames"))
    try FileManager.default.removeItem(atPath: folder / "frames/manifest.json")
    try FileManager.default.removeItem(atPath: folder / "frames/frame_0008.png")
    _ = try run("encode", "frames/", "-o", "dropped.gif", "--fps", "50")
    let animations = try run("compare", "menu.gif", "dropped.gif")
    #expect(animations.status == 1)
    #expect(animations.text.contains(": it is missing"), "\(animations.text)")

    let scenes = try run("compare", "menu.yaml", "other.yaml", "--json")
    #expect(scenes.status == 1)
    #expect(scenes.text.contains("front.position.x differs from 0.1"))
    #expect(try run("compare", "menu.yaml", "none.yaml").status == 66)
    #expect(try run("compare", "menu.png", "menu.yaml").status == 1)
  }
}
