import Flipbook
import Foundation
import TestSupport
import Testing

/// Every example of the README and the articles works: scenes play, Swift compiles, words have a page.
@Suite struct DocumentationTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The pages, as paths from the top of the repository.
  private static let pages: [String] = {
    let folder = "Sources/Flipbook/Flipbook.docc"
    let names = FileManager.default.enumerator(atPath: root.appending(path: folder).path)?.allObjects as? [String]
    let articles = (names ?? []).filter { $0.hasSuffix(".md") && !$0.contains("Reference/") }.map { "\(folder)/\($0)" }
    return ["README.md", "CONTRIBUTING.md", "SECURITY.md"] + articles.sorted()
  }()

  private static func text(_ page: String) throws -> String {
    try String(contentsOf: root.appending(path: page), encoding: .utf8)
  }

  private static func blocks(_ language: String, in text: String) -> [String] {
    text.components(separatedBy: "```\(language)\n").dropFirst().compactMap { $0.components(separatedBy: "```").first }
  }

  @Test("There are pages, and the README is short")
  func pagesAreThere() throws {
    #expect(Self.pages.count > 25)
    #expect(try Self.text("README.md").split(separator: "\n", omittingEmptySubsequences: false).count <= 151)
  }

  @Test("Scenes play without a warning", arguments: pages)
  func scenesPlay(page: String) throws {
    let blocks = Self.blocks("yaml", in: try Self.text(page))
    // A block that begins with the name of a file is one that others of the page include.
    var files: [String: String] = [:]
    for block in blocks {
      if let name = block.firstMatch(of: /^# ([\w-]+\.yaml)\n/)?.1 { files[String(name)] = block }
    }
    let images = ImageLibrary()
    let animation = FoundAnimation(size: Size(200, 200), end: 2, markers: [], warnings: []) { _ in [] }
    for block in blocks where !files.values.contains(block) {
      // Other blocks are parts of scenes, and files of other tools.
      if !block.hasPrefix("canvas:"), !block.contains("\ncanvas:") { continue }
      let scene = try Scene(text: block, file: page) { _ in
        .failure(ImageNotFound(message: "no pictures"))
      } findDrawing: { name in
        // A stand-in for the file of an icon.
        if name == "spinner.svg" {
          return .success(FoundDrawing(size: Size(60, 60), root: LayerDescription(), animation: animation))
        }
        let path = Self.root.appending(path: "Scenes/drawings/\(name)").path
        guard let drawing = try? Drawing.load(path, images: images) else {
          return .failure(ImageNotFound(message: "no such drawing"))
        }
        return .success(FoundDrawing(size: drawing.size, root: drawing.root))
      } findFile: { name, _ in
        files[name].map { .success(IncludedFile(identity: name, name: name, text: $0)) }
          ?? .failure(FileNotFound(message: "no such file"))
      } findFont: { name in
        .success(Self.root.appending(path: "Sources/CEmbeddedFiles/Fonts/\(name)").path)
      } findAnimation: { _ in
        .success(animation)
      }
      #expect(try scene.check().isEmpty, "\(page): \(block)")
    }
  }

  /// Pages with code that other targets compile: `FlipbookUIKit`, and the code written by the command.
  private static let pagesOfOtherTargets = ["UIKitCode.md", "ScenesAsSwift.md"]

  @Test(
    "Swift examples are parts of sources that compile",
    arguments: pages.filter { page in !pagesOfOtherTargets.contains { page.hasSuffix($0) } })
  func swiftCompiles(page: String) throws {
    for block in Self.blocks("swift", in: try Self.text(page)) {
      let lines = Self.lines(block)
      // A manifest is compiled by nobody; the names in it are checked.
      if block.contains(".package(") {
        let manifest = try Self.text("Package.swift")
        #expect(manifest.contains(".library(name: \"Flipbook\"") && manifest.contains("name: \"flipbook\""))
        #expect(block.contains(".package(path: \"../flipbook\")") && block.contains("package: \"flipbook\""))
        #expect(block.contains("from: \"\(Renderer.version)\""), "the version is \(Renderer.version)")
        continue
      }
      #expect(Self.sources.contains { Self.holds($0, lines) }, "\(page): no test has \(block)")
    }
  }

  /// The lines of every test source, without indentation and attributes.
  private static let sources: [[String]] = {
    let folder = root.appending(path: "Tests")
    let names = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
    return names.filter { $0.hasSuffix(".swift") }.compactMap { name in
      (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)).map(lines)
    }
  }()

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map { line in
      var line = line.trimmingCharacters(in: .whitespaces)
      // Attributes of tests are left out where an example is compiled and not run.
      if line.hasPrefix("@Test ") || line.hasPrefix("@Suite") {
        let start = line.firstRange(of: "struct ") ?? line.firstRange(of: "func ")
        if let start { line = String(line[start.lowerBound...]) }
      }
      line.replace(#/ +//.*$/#, with: "")
      return line
    }.filter { !$0.isEmpty && !$0.hasPrefix("import ") && !$0.hasPrefix("//") }
  }

  private static func holds(_ source: [String], _ lines: [String]) -> Bool {
    guard let first = lines.first, source.count >= lines.count else { return false }
    return source.indices.dropLast(lines.count - 1).contains { start in
      source[start] == first && source[start..<start + lines.count].elementsEqual(lines)
    }
  }

  @Test("Links lead to pages that are there", arguments: pages)
  func linksLead(page: String) throws {
    let text = try Self.text(page)
    let folder = Self.root.appending(path: page).deletingLastPathComponent()
    for match in text.matches(of: /\]\(([^)#:]+)(#[^)]*)?\)/) {
      let target = folder.appending(path: String(match.1)).path
      #expect(FileManager.default.fileExists(atPath: target), "\(page): \(match.1)")
    }
    let articles = try FileManager.default.subpathsOfDirectory(
      atPath: Self.root.appending(path: "Sources/Flipbook/Flipbook.docc").path)
    // scripts/docs writes a page for each scene, which is named for its folder and its file.
    let files = try FileManager.default.subpathsOfDirectory(atPath: Self.root.appending(path: "Scenes").path)
    let scenes = files.filter { $0.hasSuffix(".yaml") }.map { String($0.dropLast(5)).replacing("/", with: "-") }
    let names = Set(articles.map { URL(filePath: $0).deletingPathExtension().lastPathComponent }).union(scenes)
    for match in text.matches(of: /<doc:([\w-]+)>/) {
      #expect(names.contains(String(match.1)), "\(page): \(match.1)")
    }
  }

  @Test("The README's first scene is the one that its picture was made from")
  func firstScene() throws {
    let scene = try #require(Self.blocks("yaml", in: try Self.text("README.md")).first)
    #expect(try scene == Self.text("Assets/Readme/fade.yaml"))
  }

  @Test("Every word of the scene language has a page")
  func wordsHavePages() throws {
    var text = ""
    for page in ReferencePage.all {
      let path = "Sources/Flipbook/Flipbook.docc/Reference/\(page.name).md"
      #expect(try Self.text(path) == page.text, "\(path) is out of date: run scripts/docs --reference")
      text += page.text
    }
    for (topic, names) in Glossary.topics {
      for name in names { #expect(text.contains("| `\(name)` |"), "\(name), \(topic)") }
    }
  }
}
