import Foundation
import Geometry
import LayerTree
import SceneFile
import Testing
import VectorArt

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
    } findDrawing: { name in
      guard
        let bytes = try? Data(
          contentsOf: Self.folder.appending(path: file).deletingLastPathComponent().appending(path: name)),
        let drawing = try? Drawing.read(Array(bytes))
      else { return .failure(ImageNotFound(message: "\(name) cannot be read")) }
      return .success(FoundDrawing(size: drawing.size, root: drawing.root))
    }
    let stage = scene.makeStage()
    try stage.advance(to: scene.duration)
    #expect(stage.snapshot().nodes.count > 1)
  }
}
