import Foundation
import TestSupport
import Testing

/// Everything in a folder has a golden, or is named.
@Suite struct GoldenCoverageTests {
  private let folder: TemporaryFolder
  private let command: Command

  init() throws {
    folder = try TemporaryFolder()
    command = Command(folder: folder)
  }

  private func write(_ text: String, to name: String) throws {
    if let slash = name.lastIndex(of: "/") { try makeFolder(String(name[..<slash])) }
    try folder.write(Array(text.utf8), to: name)
  }

  private func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: folder / name, withIntermediateDirectories: true)
  }

  private func run(_ arguments: String...) throws -> Command.Outcome { try command.run(arguments) }

  private func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: folder / name) }

  /// The names of a run's goldens with their outcomes, sorted.
  private func outcomes(_ arguments: String...) throws -> [String] {
    let outcome = try command.run(arguments + ["--json"])
    return try outcome.text.split(separator: "\n").map { line in
      let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      return "\(object["name"] ?? "") \(object["outcome"] ?? "")"
    }.sorted()
  }

  /// A square that grows for a tenth of a second.
  private static let pulse = """
    {"v": "5.7.4", "fr": 30, "ip": 0, "op": 4, "w": 20, "h": 20, "layers": [{"ty": 1, "sw": 20, "sh": 20, "sc": "#3080e0",
    "ip": 0, "op": 4, "st": 0, "ks": {"o": {"a": 0, "k": 100}, "r": {"a": 0, "k": 0}, "p": {"a": 0, "k": [10, 10, 0]},
    "a": {"a": 0, "k": [10, 10, 0]}, "s": {"a": 1, "k": [{"t": 0, "s": [20, 20, 100], "i": {"x": [1], "y": [1]},
    "o": {"x": [0], "y": [0]}}, {"t": 3, "s": [100, 100, 100]}]}}}]}
    """

  @Test("Variants and Lottie files without a golden are missing, and are recorded with their folder or scene")
  func variantsAndLottie() throws {
    try write(TwoSquares.text, to: "menu.yaml")
    try write(Self.pulse, to: "pulse.json")
    try write(#"{"name": "app", "version": "1"}"#, to: "package.json")
    let missing = try run("golden", "verify", ".")
    #expect(missing.status == 2)
    for name in ["menu", "menu@green", "pulse"] { #expect(missing.error.contains("\(name): missing")) }
    #expect(try outcomes("golden", "record", ".") == ["menu recorded", "menu@green recorded", "pulse recorded"])
    #expect(try outcomes("golden", "verify", ".") == ["menu passed", "menu@green passed", "pulse passed"])
    try remove("__Goldens__/menu@green/golden.json")
    for path in [".", "menu.yaml"] {
      let one = try run("golden", "verify", path)
      #expect(one.status == 2)
      #expect(one.error.contains("menu@green: missing"))
    }
    #expect(try outcomes("golden", "record", "menu.yaml") == ["menu recorded", "menu@green recorded"])
    try write(#"{"v": "5.7.4", "layers": [], "op": "#, to: "broken.json")
    #expect(try run("golden", "verify", ".").status == 0, "no Lottie file, as far as it can be read")
  }

  @Test("A golden without its scene is an orphan, which verify names and mv gives to the renamed scene")
  func orphans() throws {
    try write(TwoSquares.text, to: "menu.yaml")
    _ = try run("golden", "record", ".", "-q")
    try FileManager.default.moveItem(atPath: folder / "menu.yaml", toPath: folder / "main.yaml")
    let orphaned = try run("golden", "verify", ".", "--junit", "results.xml")
    #expect(orphaned.status == 1)
    #expect(orphaned.error.contains("menu: orphan\n  menu.yaml no longer exists"))
    #expect(orphaned.error.contains("main@green: missing"))
    #expect(orphaned.error.contains("2 missing, 2 orphan: see golden-report/index.html"))
    #expect(try String(contentsOfFile: folder / "results.xml", encoding: .utf8).contains("failures=\"4\""))
    #expect(try run("golden", "mv", "menu.yaml", "main.yaml").text.contains("moved to __Goldens__/main@green"))
    #expect(try outcomes("golden", "verify", ".") == ["main passed", "main@green passed"])

    #expect(try run("golden", "mv", "main.yaml", "more/menu.yaml", "-q").status == 0)
    #expect(try outcomes("golden", "verify", ".") == ["menu passed", "menu@green passed"])
    #expect(folder.names.contains("more") && !folder.names.contains("main.yaml"))
    try write(TwoSquares.text, to: "main.yaml")
    #expect(try run("golden", "mv", "more/menu.yaml", "main.yaml").status == 64)
    #expect(try run("golden", "mv", "none.yaml", "other.yaml").status == 66)
    #expect(try run("golden", "mv", "main.yaml", "other.yaml").error.contains("main.yaml: it has no goldens"))

    try write(TwoSquares.text.replacing("green:", with: "teal:"), to: "more/menu.yaml")
    #expect(try run("golden", "verify", "more").error.contains("no longer has the variant green"))
  }

  @Test("goldens.yaml adds pictures and other settings, and leaves out what needs no golden")
  func lists() throws {
    try write(TwoSquares.text, to: "menu.yaml")
    try write(TwoSquares.text, to: "drafts/idea.yaml")
    try write(
      "goldens: [shots/, {file: menu.yaml, name: wide, set: {blue: red}, every: 20, scale: 2}]\n", to: "goldens.yaml")
    try makeFolder("shots")
    _ = try run("still", "menu.yaml", "--at", "0.2", "-o", "shots/s2.png", "-q")
    _ = try run("still", "menu.yaml", "--at", "0.4", "-o", "shots/s10.png", "-q")
    #expect(
      try outcomes("golden", "record", ".") == [
        "idea recorded", "idea@green recorded", "menu recorded", "menu@green recorded", "shots recorded",
        "wide recorded",
      ])
    try write(
      "goldens: [shots/, {file: menu.yaml, name: wide}]\nexclude: [drafts/, 'menu.yaml@green']\n", to: "goldens.yaml")
    try remove("drafts/__Goldens__")
    try remove("__Goldens__/menu@green")
    #expect(try outcomes("golden", "verify", ".") == ["menu passed", "shots passed", "wide passed"])
    #expect(
      try outcomes("golden", "verify", ".", "--only", "w*", "--only", "shots") == ["shots passed", "wide passed"])
    let unknown = try run("golden", "verify", ".", "--only", "meno")
    #expect(unknown.status == 64)
    #expect(unknown.error.contains("no golden is named ‘meno’; did you mean menu?"))

    // The second picture by number, though the first by name.
    _ = try run("still", "menu.yaml", "--at", "0.3", "-o", "shots/s10.png", "-q")
    let changed = try run("golden", "verify", ".")
    #expect(changed.status == 1)
    #expect(changed.error.contains("shots: different\n  frame 1 of 2"))
    #expect(try run("golden", "accept", "shots").status == 0)
    #expect(try run("golden", "verify", ".").status == 0)
    // A golden with a name of its own goes along with its scene.
    #expect(try run("golden", "mv", "menu.yaml", "main.yaml", "-q").status == 0)
    try write("goldens: [shots/, {file: main.yaml, name: wide}]\nexclude: [drafts/, '*@green']\n", to: "goldens.yaml")
    #expect(try outcomes("golden", "verify", ".") == ["main passed", "shots passed", "wide passed"])
    try remove("shots")
    try write("", to: "goldens.yaml")
    #expect(try run("golden", "verify", ".").status == 65, "an empty list is an error")
    try write("exclude: [drafts/]", to: "goldens.yaml")
    #expect(try run("golden", "verify", ".").error.contains("shots: orphan\n  shots no longer exists"))
  }

  @Test(
    "A list that is wrong says where",
    arguments: [
      ("golden: [a]", "goldens.yaml:1:1: error: unknown key ‘golden’", "did you mean goldens?"),
      ("goldens: [meno.yaml]", "goldens.yaml:1:11: error: there is no ‘meno.yaml’", "did you mean menu.yaml?"),
      ("goldens:\n  - {file: menu.yaml, nam: x}", "goldens.yaml:2:23: error: unknown key ‘nam’", "did you mean name?"),
      ("goldens:\n  - {file: menu.yaml, every: 0}", "goldens.yaml:2:30: error: `every` must be a whole number", ""),
      ("goldens: [../menu.yaml]", "goldens.yaml:1:11: error: ‘../menu.yaml’ is outside", ""),
      ("- menu.yaml", "goldens.yaml:1:1: error: expected a map", ""),
    ])
  func brokenLists(_ text: String, _ message: String, _ hint: String) throws {
    try write(TwoSquares.text, to: "menu.yaml")
    try write(text, to: "goldens.yaml")
    let outcome = try run("golden", "verify", ".")
    #expect(outcome.status == 65)
    #expect(outcome.error.contains(message) && (hint.isEmpty || outcome.error.contains(hint)), "\(outcome.error)")
  }

  @Test("Two files of one name would share a golden, which is refused")
  func clashes() throws {
    try write(TwoSquares.text, to: "menu.yaml")
    try write(Self.pulse, to: "menu.json")
    let outcome = try run("golden", "record", ".")
    #expect(outcome.status == 64)
    #expect(outcome.error.contains("menu.json and menu.yaml would use the same golden"))
    #expect(!folder.names.contains("__Goldens__"))
  }

  @Test(
    "Conflict markers of a merge are named, and other goldens are verified all the same", arguments: ["json", "csv"])
  func conflicts(_ kind: String) throws {
    for name in ["a", "b"] { try write(TwoSquares.text, to: "\(name).yaml") }
    _ = try run("golden", "record", ".", "-q")
    let file = "__Goldens__/a/\(kind == "json" ? "golden.json" : "trace.csv")"
    guard folder.names.contains("__Goldens__"), FileManager.default.fileExists(atPath: folder / file) else { return }
    let text = String(decoding: try folder.read(file), as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let merged = [lines[0], "<<<<<<< HEAD", lines[1], "=======", lines[1], ">>>>>>> topic"] + lines[2...]
    try write(merged.joined(separator: "\n"), to: file)
    let outcome = try run("golden", "verify", ".")
    #expect(outcome.status == 65)
    #expect(outcome.error.contains("\(file):2: the golden is damaged: it has the conflict markers of a merge"))
    #expect(outcome.text.contains("b: passed"))
  }

  @Test("Only what depends on a change is verified: by git, or by the files that a hook names")
  func changes() throws {
    for arguments in [
      ["init", "-q"], ["config", "user.email", "a@b"], ["config", "user.name", "a"],
    ] { #expect(try command.shell("git \(arguments.joined(separator: " "))").status == 0) }
    let scene =
      "canvas: {size: [8, 8]}\nlayers: [{layer: x, frame: [0, 0, 8, 8], contents: Assets/NAME.png}]\nduration: 0.1\n"
    try write(TwoSquares.text, to: "menu.yaml")
    try makeFolder("Assets")
    _ = try run("still", "menu.yaml", "--at", "0", "-o", "Assets/one.png", "-q")
    _ = try run("still", "menu.yaml", "--at", "0", "-o", "Assets/two.png", "-q")
    for name in ["one", "two"] { try write(scene.replacing("NAME", with: name), to: "\(name).yaml") }
    _ = try run("golden", "record", ".", "-q")
    #expect(try outcomes("golden", "verify", "--changed").count == 4, "nothing is committed yet")
    #expect(try command.shell("git add -A && git commit -qm one && git branch before").status == 0)
    #expect(
      try run("golden", "verify", "--changed").error == "nothing to verify: no golden depends on what has changed\n")
    _ = try run("still", "menu.yaml", "--at", "0.5", "-o", "Assets/two.png", "-q")
    #expect(try outcomes("golden", "verify", "--changed") == ["two different"])
    #expect(try outcomes("golden", "verify", "--affected", "Assets/two.png", "readme.md") == ["two different"])
    #expect(try outcomes("golden", "verify", "--affected", "readme.md") == [])
    #expect(try command.shell("git add -A && git commit -qm two").status == 0)
    #expect(try outcomes("golden", "verify", "--changed") == [])
    #expect(try outcomes("golden", "verify", "--since", "before") == ["two different"])
    #expect(try run("golden", "verify", "--since", "nothing").error.contains("git has no commit ‘nothing’"))
    var pushing = command
    pushing.environment["PRE_COMMIT_FROM_REF"] = "before"
    try remove("Assets/one.png")
    #expect(try pushing.run(["golden", "verify", "--affected", "Assets/two.png"]).error.contains("two: different"))
    #expect(try pushing.run(["golden", "verify", "--affected", "Assets/two.png"]).error.contains("one.yaml:2:"))
    #expect(try run("golden", "verify").status == 64)
  }

  @Test("--watch verifies again when a scene or its picture is saved", .timeLimit(.minutes(1)))
  func watch() throws {
    try write(TwoSquares.text, to: "menu.yaml")
    _ = try run("golden", "record", ".", "-q")
    let outcome = try command.run(["golden", "verify", ".", "--watch"]) { process in
      try write(TwoSquares.text.replacing("damping: 20", with: "damping: 21"), to: "menu.yaml")
      for _ in 0..<400 where !FileManager.default.fileExists(atPath: folder / "golden-report/menu/heat.png") {
        Thread.sleep(forTimeInterval: 0.05)
      }
      process.interrupt()
    }
    #expect(outcome.status == 130)
    #expect(outcome.error.contains("menu: different"))
  }

  @Test("Completions know goldens, variants, and the words of explain")
  func completions() throws {
    try write(TwoSquares.text, to: "menu.yaml")
    _ = try run("golden", "record", ".", "-q")
    for (arguments, word) in [
      (["golden", "verify", "--", "--only", "2", "0", "flipbook", "golden", "verify"], "menu@green"),
      (
        ["golden", "record", "--", "--variant", "4", "0", "flipbook", "golden", "record", "menu.yaml", "--variant"],
        "green"
      ),
      (["explain", "--", "positional@0", "2", "0", "flipbook", "explain"], "cornerRadius"),
    ] {
      let outcome = try command.run(["---completion"] + arguments + [""])
      #expect(outcome.status == 0)
      #expect(outcome.text.split(separator: "\n").contains(Substring(word)), "\(outcome.text) \(outcome.error)")
    }
  }

  @Test("golden init keeps reports out of the repository, once")
  func initialization() throws {
    try write("build/", to: ".gitignore")
    #expect(try run("golden", "init").text == ".gitignore: added golden-report/\n")
    #expect(try run("golden", "init").text == ".gitignore: has golden-report/ already\n")
    #expect(String(decoding: try folder.read(".gitignore"), as: UTF8.self) == "build/\ngolden-report/\n")
    #expect(try run("golden", "init", "none").status == 66)
  }
}
