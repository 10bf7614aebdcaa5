import CodeWriting
import Flipbook
import FlipbookUIKit
import LayerTree
import SceneProgram
import Testing

/// A scene or a drawing whose code is in the folder `Exported`, and what that code makes.
struct ExportedScene: CustomTestStringConvertible, Sendable {
  /// The made layers or views, and what moves them.
  enum Made {
    case view(UIView)
    /// Layers. A host has views over them, whose gestures and scrolling it reports; without one, methods are called.
    case layers(
      CALayer, start: () -> Void = {}, methods: [String: () -> Void] = [:], host: ((UIWindow) -> Void)? = nil)
  }

  static let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized

  /// The path under `Scenes`.
  let path: String
  let style: SceneCodeStyle
  let make: @Sendable () -> Made

  init(_ path: String, view: @escaping @Sendable () -> UIView) {
    (self.path, style, make) = (path, .uiKit, { .view(view()) })
  }

  init(_ path: String, layers: @escaping @Sendable () -> Made) {
    (self.path, style, make) = (path, .quartzCore, layers)
  }

  var testDescription: String { "\(path) as \(style.rawValue)" }
  var url: URL { Self.package.appending(path: "Scenes/\(path)") }
  var isDrawing: Bool { path.hasSuffix(".svg") }

  /// The file with the code, as `scenes.txt` names it.
  func file() throws -> URL {
    let folder = Self.package.appending(path: "Tests/FlipbookUIKitTests/Exported")
    let list = try String(contentsOf: folder.appending(path: "scenes.txt"), encoding: .utf8)
    let line = list.split(separator: "\n").map { $0.split(separator: " ") }.first {
      $0.count == 3 && $0[0] == path && $0[1] == style.rawValue
    }
    return folder.appending(path: "\(try #require(line, "scenes.txt has no \(testDescription)")[2]).swift")
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

  /// The text of the file: types of layers have another name than those of views.
  func text() throws -> String {
    let text = try Self.code(of: url, as: style).code.text
    let named =
      style == .quartzCore ? text.replacing(#/(?m)^final class (\w+) \{/#) { "final class \($0.1)Layers {" } : text
    return "// swift-format-ignore-file\n" + named
  }
}
