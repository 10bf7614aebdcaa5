import Foundation
import Geometry
import LayerTree
import SceneCompiler
import SceneProgram
import Testing
import VectorArt

/// The scenes that come with the project can be read, and play.
@Suite struct ScenesOfTheProjectTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Scenes").standardized

  static let files: [String] = {
    let all = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return all.filter { $0.hasSuffix(".yaml") && !$0.contains("Assets/") }.sorted()
  }()

  @Test func thereAreScenes() { #expect(Self.files.count >= 4) }

  /// Reads a scene, with pictures that are not looked at.
  static func scene(
    _ file: String, _ settings: SceneSettings = SceneSettings(), in folder: URL = Self.folder
  ) throws -> Scene {
    let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
    return try Scene(text: text, file: file, settings: settings) { name in
      .success(ImageReference(name: name, pixelWidth: 10, pixelHeight: 10))
    } findDrawing: { name in
      guard
        let bytes = try? Data(
          contentsOf: folder.appending(path: file).deletingLastPathComponent().appending(path: name)),
        let drawing = try? Drawing.read(Array(bytes))
      else { return .failure(ImageNotFound(message: "\(name) cannot be read")) }
      return .success(FoundDrawing(size: drawing.size, root: drawing.root))
    } findFile: { name, _ in
      let path = folder.appending(path: file).deletingLastPathComponent().appending(path: name).standardized
      guard let text = try? String(contentsOf: path, encoding: .utf8) else {
        return .failure(FileNotFound(message: "\(name) cannot be read"))
      }
      return .success(IncludedFile(identity: path.path, name: name, text: text))
    }
  }

  @Test(arguments: files) func reads(file: String) throws {
    let scene = try Self.scene(file)
    let stage = scene.makeStage()
    try stage.advance(to: scene.duration)
    #expect(stage.snapshot().nodes.count > 1)
  }
}
