import Flipbook
import Foundation
import TestSupport
import Testing

/// Differences that are accepted, with the place where they are written down.
@Suite struct GoldenToleranceTests {
  private let folder: TemporaryFolder
  private let command: Command

  init() throws {
    folder = try TemporaryFolder()
    command = Command(folder: folder)
    try write(Self.scene)
  }

  private static let scene = """
    canvas: {size: [80, 60], background: white}
    layers:
      - layer: bar
        frame: [0, 0, 80, 20]
        backgroundColor: '#eeeeee'
        sublayers:
          - {layer: clock, frame: [10, 4, 20, 12], backgroundColor: red}
      - {layer: box, frame: [10, 30, 20, 20], backgroundColor: blue}
    start:
      - {animate: {box.position.x: 60}, duration: 0.5}
    variants: {slow: {}}
    """

  private func write(_ text: String, to name: String = "menu.yaml") throws {
    try folder.write(Array(text.utf8), to: name)
  }

  private func run(_ arguments: String...) throws -> Command.Outcome { try command.run(arguments) }

  private func facts() throws -> [[String: Any]] {
    let object = try JSONSerialization.jsonObject(with: Data(folder.read("golden-report/report.json")))
    return try #require((object as? [String: Any])?["cases"] as? [[String: Any]])
  }

  private static let later = scene.replacing("[10, 4, 20, 12], backgroundColor: red", with: "[14, 4, 24, 12]")

  @Test("A list of goldens names what is ignored, for the variants, too, and the report shows it")
  func list() throws {
    try write(
      "goldens:\n  - {file: menu.yaml, tolerance: {ignore: [clock, [0, 50, 5, 10]], because: time of day}}\n",
      to: "goldens.yaml")
    #expect(try run("golden", "record", ".", "-q").status == 0)
    try write(Self.later)
    let passed = try run("golden", "verify", ".", "--report", "golden-report")
    #expect(passed.status == 0, "\(passed.error)")
    #expect(try facts().allSatisfy { ($0["tolerance"] as? [String: Any])?["reason"] as? String == "time of day" })
    try write(Self.later.replacing("backgroundColor: blue", with: "backgroundColor: navy"))
    let different = try run("golden", "verify", ".")
    #expect(different.status == 1)
    #expect(different.error.contains("box.backgroundColor differs") && !different.error.contains("clock"))
    let frame = try #require((try facts()[0]["worstFrame"]) as? [String: Any])
    #expect((frame["ignored"] as? [[Int]])?.contains([0, 50, 5, 10]) == true)
    #expect((frame["bounds"] as? [Int])?[1] == 30)
    let page = String(decoding: try folder.read("golden-report/index.html"), as: UTF8.self)
    #expect(page.contains("exact, without ‘clock’, 5 × 10 at (0, 50) (time of day)"))
    // The list counts, and not the time of the recording.
    try write("goldens: []\n", to: "goldens.yaml")
    #expect(try run("golden", "verify", ".").error.contains("clock"))
  }

  @Test(
    "A wrong tolerance in a list is named with its place",
    arguments: [
      ("{ignor: clock, because: x}", "unknown key ‘ignor’", "did you mean ignore?"),
      ("{largestDifference: 300, because: x}", "`largestDifference` must be between 0 and 255, but is 300", ""),
      ("{pixels: 1.5, because: x}", "`pixels` must be a whole number, but is 1.5", ""),
      ("{ignore: [[0, 0, 20]], because: x}", "`ignore` must list layer names and rectangles", ""),
      ("{ignore: clock}", "a tolerance needs a reason", ""),
      ("{because: x}", "a tolerance needs a limit", ""), ("exact", "expected a tolerance", ""),
    ])
  func wrongList(tolerance: String, message: String, hint: String) throws {
    try write("goldens:\n  - {file: menu.yaml, tolerance: \(tolerance)}\n", to: "goldens.yaml")
    let outcome = try run("golden", "verify", ".")
    #expect(outcome.status == 65)
    #expect(outcome.error.hasPrefix("goldens.yaml:2:"), "\(outcome.error)")
    #expect(outcome.error.contains(message) && (hint.isEmpty || outcome.error.contains(hint)), "\(outcome.error)")
  }

  @Test("Options ignore layers and rectangles, count pixels, and need a reason")
  func options() throws {
    #expect(try run("golden", "record", "menu.yaml", "--ignore", "clock").status == 64)
    let unknown = try run("golden", "record", "menu.yaml", "--ignore", "clok", "--because", "time")
    #expect(unknown.status == 65)
    #expect(unknown.error.contains("no layer has that name; did you mean clock?"))
    #expect(try run("golden", "record", "menu.yaml", "--ignore", "0,0,0,9", "--because", "time").status == 64)
    #expect(try run("golden", "record", ".", "--ignore", "clock", "--because", "time", "-q").status == 0)
    try write(Self.later)
    #expect(try run("golden", "verify", ".").status == 0)
    // An animation of its own ends at another time, but only by a value that pixels don't show.
    _ = try run("still", "menu.yaml", "--at", "0", "-o", "a.png")
    try write(Self.scene)
    _ = try run("still", "menu.yaml", "--at", "0", "-o", "b.png")
    #expect(try run("compare", "a.png", "b.png", "--pixels", "239").status == 1)
    let allowed = try run("compare", "a.png", "b.png", "--pixels", "336")
    #expect(allowed.status == 0 && allowed.text.hasPrefix("within the tolerance: "), "\(allowed.text)")
    #expect(try run("compare", "a.png", "b.png", "--ignore", "10,4,28,12").text == "equal\n")
    #expect(try run("compare", "a.png", "b.png", "--ssim", "0.999").status == 1)
    #expect(try run("compare", "a.png", "b.png", "--ssim", "0.5", "--json").text.contains("\"passes\": true"))
    #expect(try run("compare", "a.png", "b.png", "--ignore", "clock").status == 65)
  }

  @Test("Pictures with names and sizes of their own are matched by name, frames by what they show")
  func folders() throws {
    for (name, size) in [("login", "80x"), ("settings", "40x")] {
      for place in ["old", "new"] {
        try FileManager.default.createDirectory(atPath: folder / place, withIntermediateDirectories: true)
        _ = try run("still", "menu.yaml", "--at", "0", "--size", size, "-o", "\(place)/\(name).png")
      }
    }
    #expect(try run("compare", "old", "new").text == "equal\n")
    try write(Self.later)
    _ = try run("still", "menu.yaml", "--at", "0", "--size", "40x", "-o", "new/settings.png")
    let changed = try run("compare", "old", "new", "-o", "bad.png")
    #expect(changed.status == 1 && changed.text.hasPrefix("settings.png: "), "\(changed.text)")
    try FileManager.default.moveItem(atPath: folder / "new/login.png", toPath: folder / "new/sign-in.png")
    let renamed = try run("compare", "old", "new")
    #expect(renamed.text.hasPrefix("login.png, the first of 3 that differ, worst at settings.png: it is missing"))
    // Numbers make frames, of which one may be missing.
    for index in 0..<4 {
      for place in ["film", "cut"] where place == "film" || index != 1 {
        try FileManager.default.createDirectory(atPath: folder / place, withIntermediateDirectories: true)
        let number = place == "cut" && index > 1 ? index - 1 : index
        _ = try run("still", "menu.yaml", "--at", "0.\(index)", "-o", "\(place)/shot_\(number).png")
      }
    }
    #expect(try run("compare", "film", "cut").text.hasPrefix("frame 1 of 4 (0.02 s): it is missing"))
    try FileManager.default.createDirectory(atPath: folder / "none", withIntermediateDirectories: true)
    let empty = try run("compare", "film", "none")
    #expect(empty.status == 65 && empty.error.contains("there are no PNG files"))
  }

  @Test("Animations of other sizes are compared at one size")
  func scaling() throws {
    _ = try run("render", "menu.yaml", "-o", "small.gif", "--fps", "5", "-q")
    _ = try run("render", "menu.yaml", "-o", "large.gif", "--scale", "2", "--fps", "5", "-q")
    #expect(try run("compare", "small.gif", "large.gif").status == 1)
    for goal in ["reference", "actual", "smaller", "40x", "x60", "80x80"] {
      let outcome = try run("compare", "small.gif", "large.gif", "--scale-to", goal, "--ssim", "0.97")
      #expect(outcome.status == 0, "\(goal): \(outcome.text)\(outcome.error)")
    }
    try write(Self.scene.replacing("box.position.x: 60", with: "box.position.x: 40"))
    _ = try run("render", "menu.yaml", "-o", "large.gif", "--scale", "2", "--fps", "5", "-q")
    #expect(try run("compare", "small.gif", "large.gif", "--scale-to", "smaller", "--ssim", "0.97").status == 1)
    try write(Self.scene.replacing("size: [80, 60]", with: "size: [80, 80]"))
    _ = try run("still", "menu.yaml", "--at", "0", "-o", "square.png")
    let shape = try run("compare", "small.gif", "square.png", "--scale-to", "reference")
    #expect(shape.status == 64 && shape.error.contains("have different aspect ratios"), "\(shape.error)")
    #expect(try run("compare", "small.gif", "large.gif", "--scale-to", "half").status == 64)
  }
}
