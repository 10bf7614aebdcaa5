import Flipbook
import Foundation
import LayerTree
import SceneProgram

@testable import Review

/// The project's own scenes, each of which is played once for all tests.
actor PlayedScenes {
  /// A scene and what comes of playing it.
  struct Played: Sendable {
    let scene: Scene
    let trace: Trace
    let table: TimingTable
  }

  static let shared = PlayedScenes()

  /// The paths of the scenes that are shown; what lies among assets is a part of scenes, and no scene by itself.
  static let paths: [String] = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Scenes").standardized
    let files =
      FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
    return files.filter { $0.pathExtension == "yaml" && !$0.pathComponents.contains("Assets") }.map(\.path).sorted()
  }()

  private var tasks: [String: Task<Played, any Error>] = [:]

  /// Returns a scene, which is played if nobody has asked for it before.
  func scene(_ path: String) async throws -> Played {
    let task =
      tasks[path]
      ?? Task.detached {
        let scene = try Scene.load(path, images: ImageLibrary())
        let trace = try scene.trace()
        let table = TimingTable(title: scene.title, trace: trace, rules: scene.followRules)
        return Played(scene: scene, trace: trace, table: table)
      }
    tasks[path] = task
    return try await task.value
  }
}
