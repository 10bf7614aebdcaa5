import Foundation
import TestSupport
import Testing

/// From the first golden to an accepted change, as somebody does it who has read the README.
@Suite struct GoldenCommandTests {
  private let folder: TemporaryFolder
  private let command: Command

  init() throws {
    folder = try TemporaryFolder()
    command = Command(folder: folder)
    try write(TwoSquares.text)
  }

  /// The scene without its variant, which has a golden of its own.
  private static let plain = TwoSquares.text.replacing("variants:\n  green: {blue: '#2A7D4F'}\n", with: "")

  private func write(_ text: String, to name: String = "menu.yaml") throws {
    try folder.write(Array(text.utf8), to: name)
  }

  private func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: folder / name, withIntermediateDirectories: true)
  }

  private func run(_ arguments: String...) throws -> Command.Outcome { try command.run(arguments) }

  @Test("Recorded, verified, broken, looked at, accepted: each with its exit code")
  func life() throws {
    try write(Self.plain)
    #expect(try run("golden", "verify", "menu.yaml").status == 2)
    let recorded = try run("golden", "record", "menu.yaml")
    #expect(recorded.status == 0)
    #expect(recorded.text.hasPrefix("menu: recorded, "))
    let passed = try run("golden", "verify", "menu.yaml")
    #expect(passed.status == 0)
    #expect(passed.text.hasPrefix("menu: passed, "))

    try write(Self.plain.replacing("damping: 20", with: "damping: 21"))
    let different = try run("golden", "verify", "menu.yaml")
    #expect(different.status == 1)
    #expect(
      different.error.contains(
        """
        menu: different
          front.position.x, CASpringAnimation at 0.1 s: damping 21 instead of 20
          frame 2 of 11 (0.2 s), the first of 
        """))
    #expect(different.error.contains("  front.position.x differs from 0.1"))
    #expect(different.error.contains("1 different: see golden-report/index.html"))
    #expect(!different.error.contains("back"))

    #expect(try run("golden", "accept", "menu").text.hasPrefix("menu: accepted, "))
    #expect(try run("golden", "verify", ".").status == 0)
    // A report that is left over is still true.
    #expect(try run("golden", "accept", "menu").status == 64)
  }

  @Test("A folder is recorded and compared, and JUnit's document is where it is asked for")
  func recordedFolders() throws {
    try makeFolder("more")
    try write(TwoSquares.text, to: "more/other.yaml")
    #expect(try run("golden", "verify", ".").status == 2)
    let recorded = try run("golden", "record", ".")
    #expect(recorded.status == 0)
    #expect(recorded.text.contains("menu: recorded, ") && recorded.text.contains("other: recorded, "))
    #expect(try run("golden", "verify", ".", "--junit", "results.xml").status == 0)
    let document = try String(contentsOfFile: folder / "results.xml", encoding: .utf8)
    #expect(document.contains("<testsuites name=\"flipbook golden\" tests=\"4\" failures=\"0\" errors=\"0\""))
    try write(TwoSquares.text, to: "third.yaml")
    #expect(try run("golden", "verify", ".").status == 2)
  }

  @Test("A golden of pictures does not depend on where the scene lies, or on how its path is typed")
  func paths() throws {
    let dot = try #require(Data(base64Encoded: Self.dot))
    let scene = """
      canvas: {size: [20, 20], background: white}
      duration: 0.2
      layers:
        - {emitter: sparks, emitterPosition: [9, 9], cells: [{birthRate: 60, contents: dot.png, cells: [{contents: dot.png}]}]}
        - {layer: plain, frame: [0, 0, 5, 5], contents: dot.png, mask: {layer: cut, frame: [0, 0, 3, 3], contents: dot.png}}
        - {replicator: copies, instanceCount: 2, sublayers: [{layer: one, frame: [9, 0, 4, 4], contents: dot.png}]}
      start: {keyframes: plain.contents, values: [dot.png, dot.png], duration: 0.1}
      """
    for copy in ["one", "two"] {
      try makeFolder("\(copy)/scenes")
      try folder.write(Array(dot), to: "\(copy)/scenes/dot.png")
      try write(scene, to: "\(copy)/scenes/dots.yaml")
    }
    #expect(try run("golden", "record", "one/scenes/dots.yaml").status == 0)
    try FileManager.default.copyItem(
      atPath: folder / "one/scenes/__Goldens__", toPath: folder / "two/scenes/__Goldens__")
    for path in [
      "one/scenes/dots.yaml", "./one/scenes/dots.yaml", "one/../one/scenes//dots.yaml", folder / "one/scenes/dots.yaml",
      "one", "two/scenes/dots.yaml",
    ] {
      let outcome = try run("golden", "verify", path)
      #expect(outcome.status == 0, "\(path): \(outcome.error)")
    }
  }

  /// A PNG file of 2 × 2 red pixels.
  private static let dot =
    "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg=="

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
      try run("golden", "accept", "other").error.contains("golden-report contains no change of other, only of menu"))
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

  @Test("Folders are recorded and verified, and a scene without a golden is missing")
  func folders() throws {
    for name in ["Scenes/Assets", "Scenes/one"] {
      try FileManager.default.createDirectory(atPath: folder / name, withIntermediateDirectories: true)
    }
    try folder.write(Array(TwoSquares.text.utf8), to: "Scenes/Assets/part.yaml")
    #expect(try run("golden", "record", "Scenes").status == 64, "files in Assets aren't scenes of their own")
    try folder.write(Array(TwoSquares.text.utf8), to: "Scenes/one/menu.yaml")
    try folder.write(Array("colors: {sea: blue}".utf8), to: "Scenes/one/colors.yaml")
    let missing = try run("golden", "verify", "Scenes/")
    #expect(missing.status == 2)
    #expect(missing.error.contains("menu: missing"))
    #expect(try run("golden", "record", "Scenes/").text.hasPrefix("menu: recorded, "))
    #expect(try run("golden", "verify", "Scenes").status == 0)
    try folder.write(Array(TwoSquares.text.utf8), to: "Scenes/other.yaml")
    let other = try run("golden", "verify", "Scenes")
    #expect(other.status == 2)
    #expect(other.error.contains("other: missing"))
    #expect(try run("golden", "verify", "Scenes/one/__Goldens__").status == 0)
  }

  @Test(
    "A folder's scenes are found however their keys are written",
    arguments: [
      #"{"canvas": {"size": [20, 20]}, "layers": [{"layer": "dot", "size": [9, 9]}], "duration": 0.1}"#,
      "\"canvas\": {size: [20, 20]}\nlayers: [{layer: dot, size: [9, 9]}]\nduration: 0.1\n",
      "\u{FEFF}canvas: {size: [20, 20]}\nlayers: [{layer: dot, size: [9, 9]}]\nduration: 0.1\n",
      "? canvas\n: {size: [20, 20]}\nlayers: [{layer: dot, size: [9, 9]}]\nduration: 0.1\n",
    ])
  func foundScenes(_ text: String) throws {
    try makeFolder("Scenes")
    try write(text, to: "Scenes/dot.yaml")
    try write(#"{"colors": {"canvas": "blue"}}"#, to: "Scenes/colors.yaml")
    let recorded = try run("golden", "record", "Scenes")
    #expect(recorded.status == 0)
    #expect(recorded.text.contains("dot: recorded, "))
    #expect(!recorded.text.contains("colors"))
    try write(#"{"canvas": {"size": [20, 20], "layers": []"#, to: "Scenes/broken.yaml")
    #expect(try run("golden", "verify", "Scenes").error.contains("broken.yaml"))
  }

  @Test("Nothing is recorded in continuous integration, unless asked for")
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
    #expect(check.text.hasPrefix("./__Goldens__/menu@green: an orphan: menu.yaml no longer has the variant green"))
    #expect(try run("golden", "prune", "menu.yaml").status == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder / "__Goldens__") == ["menu"])
    try FileManager.default.removeItem(atPath: folder / "menu.yaml")
    #expect(try run("golden", "prune", ".").text.contains("menu.yaml no longer exists"))
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
    try write(Self.plain)
    _ = try run("golden", "record", "menu.yaml", "--quiet")
    try write(Self.plain.replacing("damping: 20", with: "damping: 21"))
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
    #expect(pictures.text.hasPrefix("the image: "))
    #expect(folder.names.contains("difference.png"))
    #expect(
      try run("compare", "menu.png", "other.png", "--largest-difference", "255").text.hasPrefix("within the tolerance"))

    #expect(try run("compare", "menu.gif", "menu.gif").status == 0)
    _ = try run("render", "menu.yaml", "-o", "frames/", "--fps", "50")
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

  /// Six scenes with goldens, of which one differs, one is broken and one has no golden.
  private func writeSuite() throws {
    try FileManager.default.removeItem(atPath: folder / "menu.yaml")
    for index in 0..<6 { try write(Self.plain, to: "m\(index).yaml") }
    for index in 0..<5 { #expect(try run("golden", "record", "m\(index).yaml", "--every", "20").status == 0) }
    try write(Self.plain.replacing("damping: 20", with: "damping: 21"), to: "m1.yaml")
    try write(Self.plain.replacing("frame", with: "fram"), to: "m3.yaml")
  }

  private var scenes: [String] { (0..<6).map { "m\($0).yaml" } }

  @Test("Reports of shares are merged into the one of a single run")
  func merge() throws {
    try writeSuite()
    let whole = try command.run(["golden", "verify"] + scenes + ["--report", "whole", "-q"])
    #expect(whole.status == 65)
    var verified: [String] = []
    for index in 1...3 {
      let outcome = try command.run(
        ["golden", "verify"] + scenes + [
          "--shard", "\(index)/3", "--report", "part\(index)", "--times", "whole", "--json",
        ])
      verified += outcome.text.split(separator: "\n").map(String.init)
    }
    #expect(verified.count == 6)
    let merged = try run("golden", "merge", "part3", "part1", "part2", "--report", "merged")
    #expect(merged.status == 65)
    #expect(merged.error == "3 passed, 1 different, 1 missing, 1 failed: see merged/index.html\n")
    // Times are the only thing that is another one on each run.
    let same = try command.shell(
      #"for f in whole merged; do sed -Ei 's/"seconds": [0-9.]+/"seconds": 0/; s/time="[0-9.]+"/time="0"/' $f/*.json "#
        + "$f/*.xml; done; diff -r whole merged")
    #expect(same.status == 0, "\(same.text)")
    #expect(FileManager.default.fileExists(atPath: folder / "merged/m1/heat.png"))

    for (reports, message) in [
      (["part1", "part2"], "goldens are missing from the reports, which cover the shares 1/3, 2/3"),
      (["part1", "part1", "part2", "part3"], "part1 and part1 both have the golden m"),
      (["part1", "nowhere"], "nowhere/report.json: there is no report"),
      (["part1", "merged"], "merged is one of the reports to merge"),
    ] {
      let outcome = try command.run(["golden", "merge"] + reports + ["--report", "merged"])
      #expect([64, 66].contains(outcome.status))
      #expect(outcome.error.contains(message), "\(outcome.error)")
    }
  }

  @Test("Problems are annotations where GitHub reads them")
  func annotations() throws {
    try writeSuite()
    var command = command
    command.environment["GITHUB_ACTIONS"] = "true"
    let outcome = try command.run(["golden", "verify"] + scenes + ["-q"])
    let lines = outcome.error.split(separator: "\n").filter { $0.hasPrefix("::") }
    #expect(lines.count >= 3)
    #expect(lines[0].hasPrefix("::error file=m1.yaml,line="), "\(lines[0])")
    #expect(
      lines[0].contains(
        ",title=m1%3A different::front.position.x, CASpringAnimation at 0.1 s: damping 21 instead of 20%0A")
        && lines[0].contains("%0Aframe 1 of ") && lines[0].contains("%0Afront.position.x differs"))
    #expect(lines[1].hasPrefix("::error file=m3.yaml,line=4,col=19,title=m3%3A failed::layer has no ‘fram’"))
    #expect(lines.last?.hasPrefix("::error file=m5.yaml,title=m5%3A missing::there is no golden in ") == true)
    #expect(try !run("golden", "verify", "m1.yaml").error.contains("::"))
  }

  @Test("Times without shares, and a report of times that is not there, are refused")
  func shardUsage() throws {
    try write(Self.plain)
    _ = try run("golden", "record", "menu.yaml")
    #expect(try run("golden", "verify", "menu.yaml", "--times", "x").error.contains("--times requires --shard"))
    #expect(try run("golden", "verify", "menu.yaml", "--shard", "1/2", "--times", "x").status == 66)
    let empty = try run("golden", "verify", "menu.yaml", "--shard", "2/2", "--report", "two")
    #expect(empty.status == 0)
    #expect(empty.error == "none in this share\n")
    #expect(try run("golden", "verify", "menu.yaml", "--shard", "1/2", "--report", "one").status == 0)
    #expect(try run("golden", "merge", "one", "two").status == 0)
  }
}
