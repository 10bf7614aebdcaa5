import CodeNotation
import Flipbook
import FlipbookUIKit
import LayerTree
import Pixels
import SceneProgram
import TestSupport
import Testing

@testable import CodeWriting

/// Scenes and drawings as code for UIKit and Core Animation: all of it compiles, and shows what they show.
@Suite struct ExportedCodeTests {
  @Test("The code of drawings and of the kit that is not run passes the compiler")
  func compiled() throws {
    var source = "import FlipbookUIKit\n"
    let drawings = ExportedScene.files.filter { $0.pathExtension == "svg" } + ExportedScene.kit
    let pairs = [SceneCodeStyle.uiKit, .coreAnimation].flatMap { style in drawings.map { (file: $0, style: style) } }
      .filter { pair in !ExportedScene.all.contains { $0.url == pair.file && $0.style == pair.style } }
    #expect(pairs.count > drawings.count)
    for (index, (file, style)) in pairs.enumerated() {
      // Imports stand at the top of a file; what else there is, in a namespace of its own.
      let text = try ExportedScene.code(of: file, as: style).code.text
      let imports = try #require(text.firstRange(of: "\n#endif\n"))
      let lines = text[imports.upperBound...].split(separator: "\n")
      source += "enum Scene\(index) {\n\(lines.joined(separator: "\n"))\n}\n"
    }
    let folder = try TemporaryFolder()
    let file = folder / "scenes.swift"
    try Data(source.utf8).write(to: URL(filePath: file))
    let outcome = try SwiftCompiler.check([file])
    #expect(outcome.status == 0, "\(outcome.output.prefix(4000))")
    // The modules do not take everything.
    try Data("import FlipbookUIKit\nlet view = UIView(color: 3)\n".utf8).write(to: URL(filePath: file))
    #expect(try SwiftCompiler.check([file]).status != 0)
  }

  @Test("Code in the repository is what is written today: scripts/exported-code --record writes it")
  func upToDate() throws {
    let list = try String(contentsOf: ExportedScene.folder.appending(path: "scenes.txt"), encoding: .utf8)
    let lines = list.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    #expect(lines.count == 10)
    for line in lines {
      try #require(line.count == 3)
      let style = try #require(CodeAPI(named: line[1]).flatMap(SceneCodeStyle.init))
      let url = ExportedScene.package.appending(path: "Scenes/\(line[0])")
      let text = "// swift-format-ignore-file\n" + (try ExportedScene.code(of: url, as: style).code.text)
      let found = try String(contentsOf: ExportedScene.folder.appending(path: "\(line[2]).swift"), encoding: .utf8)
      #expect(found == text, "\(line[2]).swift is not up to date: run scripts/exported-code --record")
    }
  }

  @Test("Exported code renders the frames of its scene", arguments: ExportedScene.all.filter { !$0.isDrawing })
  func sameFrames(_ export: ExportedScene) throws {
    let images = ImageLibrary()
    let scene = try ExportedScene.scene(export.url, images: images)
    let (code, outline) = try ExportedScene.code(of: export.url, as: export.style)
    let touches = try ExportedScene.touches(of: scene)
    let folder = export.url.deletingLastPathComponent()
    let codeImages = ImageLibrary()
    // As an app keeps the object that has the layers.
    var kept: ExportedScene.Made?
    defer { withExtendedLifetime(kept) {} }
    let stage = try Stage.run(
      size: CGSize(width: scene.canvasSize.width, height: scene.canvasSize.height), background: .white,
      duration: scene.duration, generation: scene.makeStage().uiKitGeneration, images: codeImages,
      imageFolders: [folder.path, folder.appending(path: "Assets").path]
    ) { window in
      let made = try export.make()
      kept = made
      switch made {
      case .view(let view):
        try play(touches, on: window)
        window.addSubview(view)
      case .layers(let layer, let methods, let host):
        if host != nil { try play(touches, on: window) }
        window.layer.addSublayer(layer)
        host?(window)
        methods["start"]?()
        guard host == nil else { return }
        try #require(outline.otherTouches.isEmpty)
        for tap in outline.taps {
          let name = code.layerNames[tap.layer]
          if outline.layers[tap.layer].highlighted != nil {
            for (suffix, delay) in [("Highlight", 0), ("HighlightEnd", tap.holding)] {
              let method = try #require(methods[name + suffix])
              DispatchQueue.main.asyncAfter(deadline: .now() + tap.time + delay, execute: method)
            }
          }
          for handler in outline.handlers where handler.layer == tap.layer {
            let event = handler.event.prefix(1).uppercased() + handler.event.dropFirst()
            let method = try #require(methods[name + event])
            let isBeginning = ["touchDown", "touchesBegan"].contains(handler.event)
            DispatchQueue.main.asyncAfter(
              deadline: .now() + tap.time + (isBeginning ? 0 : tap.holding), execute: method)
          }
        }
      }
    }
    let (theirs, mine) = (Renderer(scene.makeStage(), images: images), Renderer(stage, images: codeImages))
    let count = 12
    for frame in 0...count {
      // Code follows at ticks.
      let time = (scene.duration * Double(frame) / Double(count) * stage.displayRate).rounded(.down) / stage.displayRate
      guard expectSame(try theirs.still(at: time), try mine.still(at: time), "after \(time) s") else { break }
    }
  }

  @Test("Springs and keyframes of SwiftUI, written as Core Animation's, move alike at every tick")
  func springsByName() throws {
    let scene = try ExportedScene.scene(
      ExportedScene.package.appending(path: "Scenes/swiftui/springs-by-name.yaml"))
    let touches = try ExportedScene.touches(of: scene)
    var view: UIView?
    let stage = try Stage.run(
      size: CGSize(width: scene.canvasSize.width, height: scene.canvasSize.height), duration: scene.duration
    ) { window in
      try play(touches, on: window)
      guard case .view(let made) = try ExportedScene("swiftui/springs-by-name.yaml", .uiKit).make() else { return }
      window.addSubview(made)
      view = made
    }
    let members = Mirror(reflecting: try #require(view)).children
    func made(_ name: String) throws -> CALayer {
      try #require(members.first { $0.label == name }?.value as? CALayer, "\(name)")
    }
    let theirs = scene.makeStage()
    func named(_ name: String, in layer: Layer) throws -> Layer {
      try #require(layer.sublayers.first { $0.name == name })
    }
    let rows = try (0..<3).map { try named("track", in: named("row(\($0))", in: theirs.root)) }
    let pairs: [(mine: CALayer, theirs: Layer, keyPaths: [String])] = try [
      (made("halo"), try named("halo", in: theirs.root), ["transform.scale.x", "transform.scale.y", "opacity"]),
      (
        made("heart"), try named("heart", in: theirs.root),
        ["position.y", "transform.scale.x", "transform.scale.y", "transform.rotation"]
      ),
      (made("knob"), try named("knob", in: rows[0]), ["position.x"]),
      (made("trackKnob"), try named("knob", in: rows[1]), ["position.x"]),
      (made("trackKnob2"), try named("knob", in: rows[2]), ["position.x"]),
      (made("track"), rows[0], ["backgroundColor"]), (made("row1Track"), rows[1], ["backgroundColor"]),
      (made("row2Track"), rows[2], ["backgroundColor"]),
    ]
    var moved: [String: Double] = [:]
    for tick in 0...Int(scene.duration * 60) {
      let time = Double(tick) / 60
      try stage.advance(to: time)
      try theirs.advance(to: time)
      for (mine, their, keyPaths) in pairs {
        let (a, b) = (mine.backing.presentation(at: time), their.presentation(at: time))
        for keyPath in keyPaths {
          let property = try #require(AnimatableProperty(keyPath: keyPath))
          let difference = property.value(in: a).distance(to: property.value(in: b))
          // Half of 1/255 for colors, which are keyframes between which they go straight.
          let bound = keyPath == "backgroundColor" ? 0.002 : 1e-5
          #expect(difference < bound, "\(their.name).\(keyPath) at \(time): \(difference)")
          let way = property.value(in: b).distance(to: property.value(in: their.presentation(at: 0)))
          moved[keyPath] = max(moved[keyPath] ?? 0, way)
        }
      }
    }
    #expect(moved.count == 7 && moved.values.allSatisfy { $0 > 0.1 }, "\(moved)")
  }

  @Test("Pictures that keep their size have their scale", arguments: [SceneCodeStyle.uiKit, .coreAnimation])
  func pictureScale(style: SceneCodeStyle) throws {
    let folder = try TemporaryFolder()
    let gear = ExportedScene.package.appending(path: "Scenes/pop/Assets/gear@2x.png")
    try FileManager.default.copyItem(at: gear, to: URL(filePath: folder / "gear@2x.png"))
    for (gravity, hasScale) in [("center", true), ("resizeAspect", false)] {
      let scene = """
        canvas: {size: [80, 80]}
        duration: 1
        layers:
          - {layer: gear, frame: [0, 0, 80, 80], contents: gear@2x.png, contentsGravity: \(gravity)}
        """
      try folder.write(Array(scene.utf8), to: "scene.yaml")
      let code = try ExportedScene.code(of: URL(filePath: folder / "scene.yaml"), as: style).code
      #expect(code.text.contains("contentsScale = 2\n") == hasScale, "\(code.text)")
    }
  }

  @Test("Exported code renders its drawing", arguments: ExportedScene.all.filter(\.isDrawing))
  func sameDrawing(_ export: ExportedScene) throws {
    let drawing = try Drawing.load(export.url.path, images: ImageLibrary()).makeStage()
    let size = CGSize(width: drawing.canvasSize.width, height: drawing.canvasSize.height)
    let stage = try Stage.run(size: size, background: .clear) { window in
      switch try export.make() {
      case .view(let view): window.addSubview(view)
      case .layers(let layer, _, _): window.layer.addSublayer(layer)
      }
    }
    _ = expectSame(try Renderer(drawing).still(at: 0), try Renderer(stage).still(at: 0), "in the drawing")
  }

  @Test(
    "Every scene's code is compared, for both APIs, except the kit's",
    arguments: [SceneCodeStyle.uiKit, .coreAnimation])
  func isComplete(style: SceneCodeStyle) {
    let compared = ExportedScene.all.filter { $0.style == style && !$0.isDrawing }
    let scenes = ExportedScene.files.filter { $0.pathExtension == "yaml" }
    #expect(scenes.count > 20 && scenes.allSatisfy { url in compared.contains { $0.url == url } })
  }

  /// Has fingers do what those of a scene's script do.
  ///
  /// Of two things at one time the touch comes first, as in a scene.
  private func play(_ touches: [(time: Double, samples: [TouchSample])], on window: UIWindow) throws {
    let stage = try #require(window.layer.backing.ownStage)
    for (time, samples) in touches { stage.perform(at: time) { [unowned stage] in try stage.send(samples) } }
  }

  /// Expects that no component of two pictures differs by more than 1 of 255.
  private func expectSame(_ expected: Bitmap, _ found: Bitmap, _ place: String) -> Bool {
    let worst = difference(expected, found)
    #expect(worst.value <= 1, "\(worst.value) at \(worst.x), \(worst.y) \(place)")
    return worst.value <= 1
  }

  /// The greatest difference of a component, and where.
  private func difference(_ one: Bitmap, _ other: Bitmap) -> (value: Int, x: Int, y: Int) {
    guard one.width == other.width, one.height == other.height else { return (255, 0, 0) }
    var worst = (value: 0, x: 0, y: 0)
    if one == other { return worst }
    for y in 0..<one.height {
      for x in 0..<one.width {
        let (a, b) = (one[x, y], other[x, y])
        if a == b { continue }
        let value =
          [
            (a.red, b.red), (a.green, b.green), (a.blue, b.blue), (a.alpha, b.alpha),
          ].map { abs(Int($0.0) - Int($0.1)) }.max() ?? 0
        if value > worst.value { worst = (value, x, y) }
      }
    }
    return worst
  }
}
