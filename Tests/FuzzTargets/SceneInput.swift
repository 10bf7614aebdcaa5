import Compositor
import Encodings
import Flipbook
import SceneDiagnostics

/// Scene files and expressions.
enum SceneInput {
  /// Reads a scene, and plays and paints its beginning.
  static func read(_ bytes: [UInt8]) throws {
    guard let text = String(validating: bytes, as: UTF8.self) else { return }
    _ = try? SceneFormatter.formatted(text, file: "scene.yaml")
    try play(text)
  }

  /// Puts a text where a scene takes expressions.
  static func readExpression(_ bytes: [UInt8]) throws {
    guard let text = String(validating: bytes, as: UTF8.self) else { return }
    let expression = text.quotedAsJSON
    try play(
      """
      canvas: {size: [64, 64]}
      duration: 0.1
      variables: {gap: 10, pace: calm}
      state: {open: false, turns: 1}
      layers:
        - {layer: ball, frame: [0, 0, 8, 8], opacity: \(expression), for: {i: 2}}
        - {layer: box, frame: [0, \(expression), 40, 40], backgroundColor: \(expression), sublayers: [{layer: dot}]}
        - {label: title, frame: [0, 0, 64, 20], text: \(expression)}
      start:
        - {set: {turns: \(expression)}}
        - {set: {open: \(expression)}}
        - {basic: box.transform.scale, from: 0, to: \(expression), duration: 0.1}
      always:
        pull: \(expression)
        box.position.x: \(expression)
      """)
  }

  private static func play(_ text: String) throws {
    let scene: Scene
    do throws(SceneFileError) {
      scene = try self.scene(text)
    } catch {
      for diagnostic in error.diagnostics { try check(diagnostic) }
      return
    }
    _ = scene.program
    try Playing.play(scene.makeStage())
  }

  /// Reads a scene; nil for other input.
  static func readable(_ bytes: [UInt8]) -> Scene? {
    guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
    return try? scene(text)
  }

  /// Reads a scene whose pictures, drawings and files are all there.
  static func scene(_ text: String, _ settings: SceneSettings = SceneSettings()) throws(SceneFileError) -> Scene {
    try Scene(
      text: text, file: "scene.yaml", settings: settings,
      findImage: { .success(ImageReference(name: $0, pixelWidth: 20, pixelHeight: 10)) },
      findDrawing: { name in
        var arm = LayerDescription()
        arm.name = "arm"
        let isAnimated = name == "spinner.svg"
        return .success(FoundDrawing(size: Size(20, 20), root: arm, animation: isAnimated ? animation : nil))
      },
      findFile: { name, _ in .success(IncludedFile(identity: name, name: name, text: includedText)) },
      findFont: { .success($0) },
      findAnimation: { _ in animation.map(Result.success) ?? .failure(ImageNotFound(message: "it cannot be read")) })
  }

  /// The file that scenes include.
  static let includedText = "colors: {sea: blue}"

  /// A Lottie animation with a solid that moves, a text, and two markers.
  static let animationText = """
    {"v": "5.7", "fr": 60, "ip": 0, "op": 60, "w": 20, "h": 20,
     "markers": [{"tm": 0, "cm": "open", "dr": 0}, {"tm": 30, "cm": "closed", "dr": 0}],
     "layers": [{"ty": 1, "nm": "solid", "ind": 1, "ip": 0, "op": 60, "st": 0, "sw": 10, "sh": 10, "sc": "#ff0000",
      "ks": {"o": {"a": 0, "k": 100}, "a": {"a": 0, "k": [0, 0, 0]}, "s": {"a": 0, "k": [100, 100, 100]},
       "r": {"a": 0, "k": 0}, "p": {"a": 1, "k": [
        {"t": 0, "s": [0, 0, 0], "i": {"x": [0.5], "y": [1]}, "o": {"x": [0.5], "y": [0]}},
        {"t": 60, "s": [10, 10, 0]}]}}},
      {"ty": 5, "nm": "title", "ind": 2, "ip": 0, "op": 60, "st": 0,
       "ks": {"o": {"a": 0, "k": 100}, "a": {"a": 0, "k": [0, 0, 0]}, "s": {"a": 0, "k": [100, 100, 100]},
        "r": {"a": 0, "k": 0}, "p": {"a": 0, "k": [2, 18, 0]}},
       "t": {"d": {"k": [{"t": 0, "s": {"s": 8, "f": "Inter", "t": "Hi", "j": 0, "tr": 0, "lh": 9, "ls": 0, "fc": [0, 0, 0]}}]},
        "p": {}, "m": {"g": 1, "a": {"a": 0, "k": [0, 0]}}, "a": []}}],
     "fonts": {"list": [{"fName": "Inter", "fFamily": "Inter", "fStyle": "Regular", "ascent": 75}]}}
    """

  private static let animation: FoundAnimation? = {
    let none = DrawingResources(
      read: { _ in .failure(DrawingResources.Failure("there is no such file")) },
      decode: { _, _ in .failure(DrawingResources.Failure("there are no pictures")) })
    guard let document = try? LottieDocument(Array(animationText.utf8)),
      let file = try? LottieFile.read(document, resources: none, fonts: Playing.fonts)
    else { return nil }
    return FoundAnimation(
      size: file.size, end: file.lastTime,
      markers: file.markers.map { FoundAnimation.Marker(name: $0.name, time: $0.time) }, warnings: [],
      textNames: file.textNames,
      makeLayers: { file.makeLayers(fonts: Playing.fonts, texts: $0) })
  }()

  /// Holds what is said about a scene to what is promised of all messages.
  static func check(_ diagnostic: Diagnostic) throws {
    guard !diagnostic.message.isEmpty, diagnostic.line >= 0, diagnostic.column >= 0,
      diagnostic.line == 0 || diagnostic.length >= 1
    else {
      throw Disagreement("a message without place or words: \(diagnostic)")
    }
    if diagnostic.description != diagnostic.description.printable {
      throw Disagreement("a message with control characters: \(diagnostic.description.debugDescription)")
    }
  }
}
