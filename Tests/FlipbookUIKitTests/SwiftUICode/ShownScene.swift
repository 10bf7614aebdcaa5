import Flipbook
import FlipbookSwiftUI
import LayerTree
import SceneProgram
import Testing

@testable import CodeWriting

/// A scene that is written as SwiftUI code, which is compiled against FlipbookSwiftUI and run.
struct ShownScene: CustomTestStringConvertible, Sendable {
  /// A function that makes the view of a scene.
  typealias Maker = @Sendable () -> AnyView

  /// The path under `Scenes`, or of a scene beside the exported code.
  let path: String

  init(_ path: String) { self.path = path }

  var testDescription: String { path }
  /// The distance of edges that counts as equal, in pixels: half a percent of the longest way, two turns of a square's
  /// corners 53 pixels from its center.
  var reach: Int { path == "pop/orange-square.yaml" ? 3 : 1 }
  var url: URL { ExportedScene.package.appending(path: "Scenes/\(path)") }
  /// The folders of the images that the code names.
  var imageFolders: [String] {
    let folder = url.deletingLastPathComponent()
    return [folder.path, folder.appending(path: "Assets").path]
  }

  /// Returns the delay of a scene's springs, in seconds: Pop's first frames lose a millisecond.
  func delay(in scene: Scene) throws -> Double {
    let program = try #require(scene.compiledProgram)
    let lists = [program.steps] + program.handlers.map(\.steps)
    return lists.contains(where: Self.usesPop) ? 0.001 / 0.98 : 0
  }

  private static func usesPop(_ steps: [Step]) -> Bool {
    steps.contains { step in
      if case .pop = step.action { return true }
      if case .deferred(let form, _, _) = step.form, case .pop = form { return true }
      return usesPop(step.following)
    }
  }

  /// The scenes whose code is run: springs of Pop, SwiftUI, and JNW, colors, images, curves, taps; and scenes of SwiftUI's animators,
  /// gestures, retargeted springs, page dots, and paths.
  static let all = [
    "pop/red-ball.yaml", "pop/orange-square.yaml", "pop/three-balls.yaml", "gesture-driven/fade.yaml",
    "kit/springs.yaml", "motion-guide/jnw-springs.yaml",
    "../Tests/FlipbookUIKitTests/Exported/animators.yaml", "../Tests/FlipbookUIKitTests/Exported/springs.yaml",
    "../Tests/FlipbookUIKitTests/Exported/dots.yaml", "../Tests/FlipbookUIKitTests/Exported/paths.yaml",
    "../Tests/FlipbookUIKitTests/Exported/lines.yaml",
  ].map(ShownScene.init)

  /// The code of all scenes, compiled.
  private static let library: Result<CompiledTable<Maker>, any Error> = Result {
    var sources: [String: String] = [:]
    var makers: [(name: String, code: String)] = []
    for (index, scene) in all.enumerated() {
      let text = try ExportedScene.code(of: scene.url, as: .swiftUI).code.text
      let type = String(try #require(text.firstMatch(of: #/(?m)^struct (\w+): View/#), "\(scene.path) makes no view").1)
      // Two scenes may have one title.
      sources["Scene\(index)"] = text.replacing("\nimport SwiftUI\n", with: "\nimport FlipbookSwiftUI\n")
        .replacing("struct \(type): View", with: "struct \(type)\(index): View")
      makers.append((scene.path, "{ AnyView(\(type)\(index)()) }"))
    }
    sources["Entry"] = CompiledCode.entry(
      "ShownScenes", of: "ShownScene.Maker", makers, importing: "FlipbookSwiftUI")
    return try CompiledCode.load("ShownScenes", sources)
  }

  /// Returns the scene's view, made by the compiled code.
  func view() throws -> AnyView {
    let makers = try Self.library.get().values
    let make = try #require(makers[path])
    return make()
  }
}
