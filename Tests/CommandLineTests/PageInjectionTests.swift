import Foundation
import TestSupport
import Testing

/// Texts of scenes and their names in every page and document that is made of them, where they stay text.
@Suite struct PageInjectionTests {
  private let folder: TemporaryFolder
  private let command: Command

  /// The end of a script, an element, ends of sections and comments, and a quote that is one character with what follows.
  private static let evil =
    "</script><img src=x onerror=alert(1)>]]>--><!--<script>&'\"\u{338} onload=alert(1) x=\"```| `"
  /// The same without what file names cannot have.
  private static let evilName = evil.replacing("/", with: "")

  init() throws {
    folder = try TemporaryFolder()
    command = Command(folder: folder)
    try folder.write(Array(Self.scene(color: "red").utf8), to: "\(Self.evilName).yaml")
  }

  /// A scene in which all free texts are evil.
  private static func scene(color: String) -> String {
    let text = String(decoding: (try? JSONEncoder().encode(evil)) ?? Data(), as: UTF8.self)
    return """
      # \(evil)
      title: \(text)
      canvas: {size: [60, 60]}
      duration: 0.2
      variables: {gap: {value: 1, label: \(text)}}
      variants: {\(text): {gap: 2}}
      stills: {\(text): 0.1}
      layers:
        - {layer: ball, frame: [0, 0, 9, 9], backgroundColor: \(color)}
        - {label: words, frame: [0, 20, 50, 20], text: \(text)}
        - {button: menu, frame: [0, 40, 9, 9], title: \(text)}
      start:
        - {basic: ball.opacity, from: 0, to: 1, duration: 0.1, key: \(text), updateModel: true}
        - {pop: ball.positionX, to: 40, key: \(text)}
      """
  }

  /// Holds a page to having no element, attribute or comment out of a text.
  private func check(_ path: String) throws {
    let page = String(decoding: try folder.read(path), as: UTF8.self)
    #expect(page.contains("onerror"), "the text is not in \(path)")
    let scalars = Array(page.unicodeScalars)
    func count(_ text: String, after escape: Unicode.Scalar? = nil) -> Int {
      let wanted = Array(text.unicodeScalars)
      return scalars.indices.count { index in
        scalars[index...].starts(with: wanted) && (escape == nil || index == 0 || scalars[index - 1] != escape)
      }
    }
    #expect(count("<img src=x") == 0 && count("<!--<script") == 0, "\(path)")
    #expect(path.hasSuffix("html") || count("]]>") == 0, "\(path)")
    #expect(count("<script") == count("</script>"), "\(path)")
    #expect(count("\"\u{338}", after: "\\") == 0, "\(path)")
  }

  @Test("Review pages, tables and curves")
  func pages() throws {
    let scene = "\(Self.evilName).yaml"
    for (arguments, path) in [
      (["review", scene, "-o", "x.html", "--variant", Self.evil], "x.html"),
      (["timing", scene, "--html", "-o", "timing.html"], "timing.html"), (["plot", scene, "-o", "x.svg"], "x.svg"),
    ] {
      let outcome = try command.run(arguments)
      #expect(outcome.status == 0, "\(outcome.error)")
      try check(path)
    }
  }

  @Test("Galleries")
  func gallery() throws {
    try FileManager.default.createDirectory(atPath: folder / "motion", withIntermediateDirectories: true)
    try folder.write(Array(Self.scene(color: "red").utf8), to: "motion/x.yaml")
    let text = Self.evil.replacing("|", with: "")
    try folder.write(
      Array(
        "## motion: \(text)\n\n| scene | options | shows | parameters |\n| --- | --- | --- | --- |\n| x | --at 0 | \(text) | \(text) |\n"
          .utf8),
      to: "README.md")
    let outcome = try command.run(["gallery", "README.md", "-o", "out"])
    #expect(outcome.status == 0, "\(outcome.error)")
    try check("out/index.html")
  }

  @Test("Reports of goldens; and a golden of such a scene is the scene's")
  func reports() throws {
    let path = "\(Self.evilName).yaml"
    #expect(try command.run(["golden", "record", path]).status == 0)
    let verified = try command.run(["golden", "verify", path, "--report", "report"])
    #expect(verified.status == 0, "\(verified.error + verified.text)")
    try folder.write(Array(Self.scene(color: "blue").utf8), to: path)
    #expect(try command.run(["golden", "verify", path, "--report", "report"]).status == 1)
    for name in ["index.html", "junit.xml"] { try check("report/\(name)") }
    let summary = String(decoding: try folder.read("report/summary.md"), as: UTF8.self)
    // A block of the scene, and one of its variant.
    #expect(summary.components(separatedBy: "```").count == 5, "\(summary)")
    for line in summary.split(separator: "\n") where line.hasPrefix("|") || line.hasPrefix("#") {
      #expect(!line.replacing("\\<", with: "").contains("<"), "\(line)")
    }
  }

  @Test(
    "Code that is written of a scene",
    arguments: [["code"], ["timing", "--code", "swift-coreanimation"], ["timing", "--code", "pop"]])
  func code(arguments: [String]) throws {
    let scene = Self.scene(color: "red").replacing("title: \"", with: "title: \"\\r\\u202E")
      .replacing("key: \"", with: "key: \"\\r\\u202E")
    try folder.write(Array(scene.utf8), to: "x.yaml")
    let outcome = try command.run(arguments.prefix(1) + ["x.yaml"] + arguments.dropFirst())
    #expect(outcome.status == 0, "\(outcome.error)")
    let scalars = Array(outcome.text.unicodeScalars)
    #expect(!scalars.contains("\r") && (arguments == ["code"] ? !scalars.contains("\u{202E}") : true))
    #expect(outcome.text.contains("onerror"))
    for index in scalars.indices.dropFirst() where scalars[index...].starts(with: ["\"", "\u{338}"]) {
      #expect(scalars[index - 1] == "\\" || Self.isComment(scalars, at: index), "a quote ends a literal")
    }
  }

  private static func isComment(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    let line = scalars[..<index].reversed().prefix { $0 != "\n" }
    return String(String.UnicodeScalarView(line.reversed())).contains("//")
  }
}
