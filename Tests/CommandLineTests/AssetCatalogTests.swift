import Foundation
import TestSupport
import Testing

/// Images and drawings of exported code in an asset catalog.
@Suite struct AssetCatalogTests {
  private let folder: TemporaryFolder
  private let command: Command

  init() throws {
    folder = try TemporaryFolder()
    command = Command(folder: folder)
    try write(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><path id="ring" d="M2 2H18V18H2Z" fill="red"/></svg>
      """, "badge.svg")
    try write(
      """
      canvas: {size: [40, 40]}
      layers:
        - drawing: still
          source: badge.svg
          position: [10, 10]
        - drawing: moving
          source: badge.svg
          position: [30, 30]
      start:
        - set: {moving.ring.opacity: 0.5}
      """, "scene.yaml")
  }

  private func write(_ text: String, _ name: String) throws {
    try Data(text.utf8).write(to: URL(filePath: folder / name))
  }

  private func text(_ path: String) throws -> String { try String(contentsOfFile: folder / path, encoding: .utf8) }

  @Test(
    "Drawings that nothing changes become images; others stay paths", arguments: ["uikit", "coreanimation", "swiftui"])
  func drawings(api: String) throws {
    let name = api == "swiftui" ? api : "swift-\(api)"
    let outcome = try command.run([
      "code", "scene.yaml", "--as", name, "--assets", "Assets.xcassets", "-o", "Scene.swift",
    ])
    #expect(outcome.status == 0, "\(outcome.error)")
    let code = try text("Scene.swift")
    #expect(code.contains("\"badge\""), "\(code)")
    let paths = try command.run(["code", "scene.yaml", "--as", name])
    #expect(code.count < paths.text.count, "the drawing that rests is written without its paths")
    #expect(try text("Assets.xcassets/badge.imageset/badge.svg") == text("badge.svg"))
    let contents =
      try JSONSerialization.jsonObject(
        with: Data(text("Assets.xcassets/badge.imageset/Contents.json").utf8)) as? [String: Any]
    let images = try #require(contents?["images"] as? [[String: String]])
    #expect(images == [["filename": "badge.svg", "idiom": "universal"]])
    #expect((contents?["properties"] as? [String: Bool])?["preserves-vector-representation"] == true)
    #expect(try text("Assets.xcassets/Contents.json").contains("\"info\""))
  }

  @Test("Bad names are refused")
  func refused() throws {
    let outcome = try command.run(["code", "scene.yaml", "--assets", "Assets"])
    #expect(outcome.status == 64 && outcome.error.contains(".xcassets"), "\(outcome.error)")
    try FileManager.default.createDirectory(atPath: folder / "b", withIntermediateDirectories: true)
    try write(text("badge.svg"), "b/badge.svg")
    try write(
      text("scene.yaml").replacingOccurrences(
        of: "source: badge.svg\n    position: [10", with: "source: b/badge.svg\n    position: [10"
      )
      .replacingOccurrences(of: "start:\n  - set: {moving.ring.opacity: 0.5}", with: ""), "two.yaml")
    let twice = try command.run(["code", "two.yaml", "--assets", "Two.xcassets"])
    #expect(twice.status == 64 && twice.error.contains("the same name in an asset catalog"), "\(twice.error)")
  }
}
