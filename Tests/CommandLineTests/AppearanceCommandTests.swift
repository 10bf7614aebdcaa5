import Codecs
import Foundation
import Pixels
import TestSupport
import Testing

/// `flipbook appearances`, and the checks of `flipbook validate --accessibility`.
@Suite struct AppearanceCommandTests {
  private let folder: TemporaryFolder
  private let command: Command
  private static let scene = """
    canvas: {size: [120, 60], background: systemBackground}
    duration: 0.3
    title: 'A <card>'
    variables: {ink: {value: black, dark: black}}
    appearances: {light: {}, dark: {}, calm: {reducedMotion: true}}
    layers:
      - {label: words, frame: [0, 0, 120, 30], text: Hello, textColor: ink}
      - {button: go, frame: [0, 30, 60, 20], backgroundColor: systemBlue}
    when: {go.touchUpInside: [{animate: {words.position.y: 40}, duration: 0.1}]}
    script: [{tap: go, at: 0.05}]
    """

  init() throws {
    folder = try TemporaryFolder()
    command = Command(folder: folder)
    try folder.write(Array(Self.scene.utf8), to: "s.yaml")
  }

  @Test func pagesShowEveryAppearanceWithItsFindings() throws {
    let outcome = try command.run(["appearances", "s.yaml", "--json"])
    #expect(outcome.status == 0, "\(outcome.error)")
    let page = try String(contentsOfFile: folder / "s-appearances.html", encoding: .utf8)
    #expect(page.contains("<h1>A &lt;card&gt;</h1>") && page.contains("3 appearances, 2 findings"))
    #expect(page.components(separatedBy: "src=\"data:image/webp;base64,").count == 4)
    for name in ["light", "dark", "calm"] { #expect(page.contains("<figcaption>\(name)</figcaption>")) }
    #expect(page.contains("the text of ‘words’ has a contrast of only 1:1"))
    #expect(page.contains("‘go’ can be touched, but is only 60 × 20 points"))
    #expect(page.contains("These movements become cross-fades"))
    // Nothing is loaded from elsewhere.
    #expect(!page.contains("http://") && !page.contains("https://"))
    #expect(outcome.text.contains("\"appearances\": 3") && outcome.text.contains("\"rule\": \"contrast\""))
    let quick = try command.run(["appearances", "s.yaml", "--no-checks", "--title", "For <you>", "-o", "x.html"])
    #expect(quick.status == 0)
    let other = try String(contentsOfFile: folder / "x.html", encoding: .utf8)
    #expect(other.contains("<h1>For &lt;you&gt;</h1>") && other.contains("3 appearances, not checked"))
  }

  @Test func animationsAndSheetsShowThemSideBySide() throws {
    #expect(try command.run(["appearances", "s.yaml", "-o", "x.gif"]).status == 0)
    let gif = try ImageFile.decode(folder.read("x.gif"))
    #expect((gif.width, gif.height) == (3 * 120 + 4 * 12, 12 + 24 + 60 + 12))
    // The canvas of dark is black.
    #expect(gif[12 + 120 + 12 + 100, 12 + 24 + 50].red == 0 && gif[12 + 100, 12 + 24 + 50].red == 255)
    #expect(try command.run(["appearances", "s.yaml", "-o", "x.webp", "--only", "dark,accessibility5"]).status == 0)
    #expect(try command.run(["appearances", "s.yaml", "-o", "x.png"]).status == 0)
    #expect(try ImageFile.decode(folder.read("x.png")).width > 3 * 120)
  }

  @Test(arguments: [
    (["-o", "x.mp4"], 64, "appearances cannot write ‘x.mp4’"), (["--only", "drak"], 65, "no variant named ‘drak’"),
    (["--only", "dark,"], 64, "write names separated by commas"), (["--fps", "0"], 64, "0"),
  ]) func mistakes(arguments: [String], status: Int, message: String) throws {
    let outcome = try command.run(["appearances", "s.yaml"] + arguments)
    #expect(Int(outcome.status) == status && outcome.error.contains(message), "\(outcome.error)")
  }

  @Test func otherFilesHaveNone() throws {
    try folder.write(
      Array("{\"v\":\"5.5\",\"fr\":30,\"ip\":0,\"op\":30,\"w\":9,\"h\":9,\"layers\":[]}".utf8), to: "l.json")
    let outcome = try command.run(["appearances", "l.json"])
    #expect(outcome.status == 64 && outcome.error.contains("l.json has no appearances"), "\(outcome.error)")
  }

  @Test func validationReportsLinesAndWritesSARIF() throws {
    let plain = try command.run(["validate", "s.yaml"])
    #expect(plain.status == 0 && plain.text.contains("s.yaml: fine"))
    let outcome = try command.run(["validate", "--accessibility", "--sarif", "x.sarif", "s.yaml"])
    #expect(outcome.status == 0 && outcome.text.contains("s.yaml: warnings: 2"), "\(outcome.error)")
    #expect(outcome.error.contains("s.yaml:7:13: warning: the text of ‘words’ has a contrast of only 1:1 (dark, 0"))
    #expect(outcome.error.contains("s.yaml:8:14: warning: ‘go’ can be touched, but is only 60 × 20 points (light"))
    let document = try JSONSerialization.jsonObject(with: Data(folder.read("x.sarif"))) as? [String: Any]
    let run = try #require((document?["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(
      Set(results.compactMap { $0["ruleId"] as? String }) == ["accessibility/contrast", "accessibility/target-size"])
    #expect(try command.run(["validate", "--accessibility", "--strict", "s.yaml"]).status == 1)
    #expect(
      try command.run(["validate", "--accessibility", "--json", "s.yaml"]).text.contains("\"accessibility\": [{"))
    try folder.write(Array(Self.scene.replacing("text: Hello", with: "txt: Hello").utf8), to: "bad.yaml")
    #expect(try command.run(["validate", "--sarif", "y.sarif", "bad.yaml"]).status == 1)
    let wrong = try String(contentsOfFile: folder / "y.sarif", encoding: .utf8)
    #expect(wrong.contains("\"error\"") && wrong.contains("label has no ‘txt’") && wrong.contains("\"startLine\": 7"))
    #expect(try command.run(["validate", "--sarif", "-", "s.yaml"]).status == 64)
  }

  @Test func goldensAreRecordedForListedAppearances() throws {
    #expect(try command.run(["golden", "record", "s.yaml"]).status == 0)
    #expect(try command.run(["golden", "verify", "s.yaml"]).status == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder / "__Goldens__")
    #expect(Set(names).isSuperset(of: ["s", "s@light", "s@dark", "s@calm"]), "\(names)")
    try folder.write(Array(Self.scene.replacing("dark: black", with: "dark: white").utf8), to: "s.yaml")
    let outcome = try command.run(["golden", "verify", "s.yaml"])
    #expect(outcome.status == 1 && outcome.error.contains("s@dark"), "\(outcome.error)")
  }
}
