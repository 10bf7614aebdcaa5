import CodeNotation
import CodeWriting
import Flipbook
import FlipbookUIKit
import LayerTree
import SceneProgram
import Testing

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

  /// Reads a scene with what its code is made of.
  static func scene(_ url: URL, images: ImageLibrary = ImageLibrary()) throws -> Scene {
    var settings = SceneSettings()
    settings.keepsOutline = true
    return try Scene.load(url.path, images: images, settings: settings)
  }

  /// The code of a scene or a drawing, and what the code is made of.
  static func code(of url: URL, as style: SceneCodeStyle) throws -> (code: CodeWriting.SceneCode, outline: SceneOutline)
  {
    let file = url.lastPathComponent
    if url.pathExtension == "svg" {
      let drawing = try Drawing.load(url.path, images: ImageLibrary())
      let outline = SceneOutline(drawing: drawing.root)
      let title = file.split(separator: ".").first.map(String.init) ?? ""
      let code = CodeWriting.SceneCode(
        outline, title: title, origin: file, canvas: drawing.size, background: .clear, style: style)
      return (code, outline)
    }
    let scene = try scene(url)
    let outline = try #require(scene.outline)
    let code = CodeWriting.SceneCode(
      outline, title: scene.title, origin: file, canvas: scene.canvasSize, background: scene.background, style: style)
    return (code, outline)
  }
}
