import Foundation
import Geometry
import LayerTree
import SceneFile
import Testing

/// The scenes that come with the project can be read, and play.
@Suite struct ScenesOfTheProjectTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Scenes").standardized

  static let files: [String] = {
    let all = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return all.filter { $0.hasSuffix(".yaml") }.sorted()
  }()

  @Test func thereAreScenes() { #expect(Self.files.count >= 4) }

  @Test(arguments: files) func reads(file: String) throws {
    let text = try String(contentsOf: Self.folder.appending(path: file), encoding: .utf8)
    let scene = try Scene(text: text, file: file) { name in
      .success(ImageReference(name: name, pixelWidth: 10, pixelHeight: 10))
    }
    let stage = scene.makeStage()
    try stage.advance(to: scene.duration)
    #expect(stage.snapshot().nodes.count > 1)
  }
}
