import CodeNotation
import Flipbook
import FlipbookUIKit
import LayerTree
import SceneProgram
import Testing

@testable import CodeWriting

/// A scene or a drawing that is written as code, which is compiled and run.
struct ExportedScene: CustomTestStringConvertible, Sendable {
  /// The made layers or views, and what moves them.
  enum Made {
    case view(UIView)
    /// Layers. A host has views over them, whose gestures and scrolling it reports; without one, methods are called.
    case layers(CALayer, methods: [String: () -> Void], host: ((UIWindow) -> Void)?)
  }

  static let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized

  /// The path under `Scenes`.
  let path: String
  let style: SceneCodeStyle

  init(_ path: String, _ style: SceneCodeStyle) { (self.path, self.style) = (path, style) }

  var testDescription: String { "\(path) as \(style.api.rawValue)" }
  var url: URL { Self.package.appending(path: "Scenes/\(path)") }
  var isDrawing: Bool { path.hasSuffix(".svg") }

  /// Runs the compiled code.
  func make() throws -> Made {
    let maker = try #require(try Self.library.get().values[testDescription])
    return maker()
  }

  /// Reads a scene.
  static func scene(_ url: URL, images: ImageLibrary = ImageLibrary()) throws -> Scene {
    try Scene.load(url.path, images: images)
  }

  /// The touches of a scene's script, by their times.
  static func touches(of scene: Scene) throws -> [(time: Double, samples: [TouchSample])] {
    let stage = scene.makeStage()
    var touches: [(time: Double, samples: [TouchSample])] = []
    stage.onTouch = { touch in
      let sample = TouchSample(touch.phase, at: touch.location, finger: touch.finger)
      if touches.last?.time == touch.time {
        touches[touches.count - 1].samples.append(sample)
      } else {
        touches.append((touch.time, [sample]))
      }
    }
    try stage.advance(to: scene.duration)
    return touches
  }

  /// The code of a scene or a drawing, and what the code is made of.
  static func code(of url: URL, as style: SceneCodeStyle) throws -> (code: CodeWriting.SceneCode, outline: SceneOutline)
  {
    let file = url.lastPathComponent
    if url.pathExtension == "svg" {
      let drawing = try Drawing.load(url.path, images: ImageLibrary())
      let title = file.split(separator: ".").first.map(String.init) ?? ""
      let code = CodeWriting.SceneCode(
        drawing: drawing.root, title: title, origin: file, canvas: drawing.size, style: style)
      return (code, SceneOutline(drawing: drawing.root))
    }
    let scene = try scene(url)
    let program = try #require(scene.compiledProgram)
    let code = CodeWriting.SceneCode(program, title: scene.title, origin: file, style: style)
    return (code, OutlineBuilder(program).outline())
  }
}
