import Foundation
import TestSupport
import Testing

/// `flipbook gallery`, run as a process.
@Suite struct GalleryTests {
  private let folder: TemporaryFolder
  private let command: Command

  init() throws {
    folder = try TemporaryFolder()
    command = Command(folder: folder)
    try FileManager.default.createDirectory(atPath: folder / "scenes/motion", withIntermediateDirectories: true)
    for name in ["square", "other"] {
      try folder.write(Array(("# It moves < and &.\n" + SceneText.square).utf8), to: "scenes/motion/\(name).yaml")
    }
  }

  private func list(_ rows: String...) throws {
    let text =
      "# Pictures\n\n## motion: Motion & more\n\n| Scene | OPTIONS | Shows | Parameters |\n|:--- | ---: | :---: | --- |\n"
    try folder.write(Array((text + rows.joined(separator: "\n") + "\n").utf8), to: "scenes/README.md")
  }

  private func names(in path: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder / path)) ?? []).sorted()
  }

  @Test("A list becomes pictures, and a page with what moves first")
  func page() throws {
    try list(
      "| square | --at 0.5 | Half <way> | a 1; b 2 |", "| square | --fps 10 | All of it | |", "## front: First", "",
      "| motion/square | --fps 10 | Front | |")
    let outcome = try command.run(["gallery", "scenes/README.md", "-o", "out/previews"])
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(
      names(in: "out/previews") == [
        "index.html", "motion-other-plot.svg", "motion-other.gif", "motion-other.html", "motion-other.yaml",
        "motion-square-0.5.png", "motion-square-plot.svg", "motion-square.gif", "motion-square.html",
        "motion-square.yaml",
      ])
    let page = String(decoding: try folder.read("out/previews/index.html"), as: UTF8.self)
    #expect(page.contains("<h2>Motion &amp; more</h2>") && page.contains("It moves &lt; and &amp;."))
    #expect(page.contains("Half &lt;way&gt;") && page.contains("<ul><li>a 1</li><li>b 2</li></ul>"))
    #expect(page.contains("<a href=\"motion-square.html\">Review page</a>") && page.contains("More scenes"))
    let moving = try #require(page.firstRange(of: "<strong>All of it"))
    let still = try #require(page.firstRange(of: "<strong>Half"))
    #expect(moving.lowerBound < still.lowerBound)
  }

  @Test("The page has the list's title and text, or a title of its own, and a logo")
  func header() throws {
    let rows = "## motion: Motion\n\n| a | b | c | d |\n| --- | --- | --- | --- |\n| square | --at 0.5 | Half | |\n"
    try folder.write(
      Array("# Our <motion>\n\nWhat we animate,\nand `how`.\n\nMore.\n\n\(rows)".utf8), to: "scenes/README.md")
    try folder.write(Array("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'/>".utf8), to: "logo.svg")
    let gallery = ["gallery", "scenes/README.md", "-o", "out", "--no-pages", "-q"]
    #expect(try command.run(gallery + ["--logo", "logo.svg"]).status == 0)
    let page = String(decoding: try folder.read("out/index.html"), as: UTF8.self)
    #expect(page.contains("<h1>Our &lt;motion&gt;</h1>") && page.contains("<title>Our &lt;motion&gt;</title>"))
    #expect(page.contains("<p>What we animate, and <code>how</code>.</p>") && !page.contains("More."))
    #expect(page.contains("<img class=\"logo\" alt=\"\" src=\"data:image/svg+xml;base64,"))
    #expect(!page.localizedCaseInsensitiveContains("flipbook"))
    try folder.write(Array(rows.utf8), to: "scenes/README.md")
    #expect(try command.run(gallery).status == 0)
    #expect(String(decoding: try folder.read("out/index.html"), as: UTF8.self).contains("<h1>scenes</h1>"))
    #expect(try command.run(gallery + ["--title", "Acme"]).status == 0)
    #expect(String(decoding: try folder.read("out/index.html"), as: UTF8.self).contains("<h1>Acme</h1>"))
  }

  @Test("A picture that fails is named, and the others are made")
  func failure() throws {
    try list("| missing | | Nothing | |", "| square | --fps 10 | All of it | |")
    let outcome = try command.run(["gallery", "scenes/README.md", "-o", "out", "--only", "motion"])
    #expect(outcome.status == 1)
    #expect(outcome.error.contains("1 of 2 images could not be rendered: motion-missing.gif"), "\(outcome.error)")
    #expect(names(in: "out") == ["motion-square.gif"])
  }

  @Test(
    "A list that cannot be used is refused",
    arguments: [
      ("| square |", 64, "README.md:7: expected the columns scene, options, shows and parameters"),
      ("| | | a | |", 64, "README.md:7: expected a scene in the first column"),
    ])
  func badList(row: String, status: Int32, message: String) throws {
    try list(row)
    let outcome = try command.run(["gallery", "scenes/README.md", "-o", "out"])
    #expect(outcome.status == status && outcome.error.contains(message), "\(outcome.error)")
    #expect(names(in: "out").isEmpty)
  }
}
