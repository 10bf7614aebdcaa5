import CodeWriting
import Flipbook
import FlipbookUIKit
import LayerTree
import Pixels
import SceneProgram
import TestSupport
import Testing

/// Scenes and drawings as code for UIKit and Core Animation: all of it compiles, and shows what they show.
@Suite struct ExportedCodeTests {
  /// Every scene, and every drawing.
  private static let files: [URL] = {
    let folder = ExportedScene.package.appending(path: "Scenes")
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".svg") || $0.hasSuffix(".yaml") && !$0.contains("Assets/") }.sorted()
      .map { folder.appending(path: $0) }
  }()

  @Test("The code of every scene and drawing passes the compiler", arguments: [SceneCodeStyle.uiKit, .quartzCore])
  func compiled(style: SceneCodeStyle) throws {
    #expect(Self.files.count > 50)
    var source = "import FlipbookUIKit\n"
    for (index, file) in Self.files.enumerated() {
      // Imports stand at the top of a file; what else there is, in a namespace of its own.
      let text = try ExportedScene.code(of: file, as: style).code.text
      let imports = try #require(text.firstRange(of: "\n#endif\n"))
      let lines = text[imports.upperBound...].split(separator: "\n")
      source += "enum Scene\(index) {\n\(lines.joined(separator: "\n"))\n}\n"
    }
    let folder = try TemporaryFolder()
    let file = folder / "scenes.swift"
    try Data(source.utf8).write(to: URL(filePath: file))
    let outcome = try SwiftCompiler.check(file)
    #expect(outcome.status == 0, "\(outcome.output.prefix(4000))")
    // The modules do not take everything.
    try Data("import FlipbookUIKit\nlet view = UIView(color: 3)\n".utf8).write(to: URL(filePath: file))
    #expect(try SwiftCompiler.check(file).status != 0)
  }

  @Test(
    "The code that is checked in is what is written today: scripts/exported-code --record writes it",
    arguments: ExportedScene.all)
  func upToDate(_ export: ExportedScene) throws {
    let found = try String(contentsOf: export.file(), encoding: .utf8)
    #expect(try found == export.text(), "run scripts/exported-code --record")
  }

  @Test("Exported code renders the frames of its scene", arguments: ExportedScene.all.filter { !$0.isDrawing })
  func sameFrames(_ export: ExportedScene) throws {
    let images = ImageLibrary()
    let scene = try ExportedScene.scene(export.url, images: images)
    let (code, outline) = try ExportedScene.code(of: export.url, as: export.style)
    let touches = try touches(of: scene)
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
      let made = export.make()
      kept = made
      switch made {
      case .view(let view):
        // Of two things at one time the touch comes first, as in a scene.
        let stage = try #require(window.layer.backing.ownStage)
        for (time, samples) in touches {
          stage.perform(at: time) { [unowned stage] in try stage.send(samples) }
        }
        window.addSubview(view)
      case .layers(let layer, let start, let methods):
        try #require(outline.otherTouches.isEmpty)
        window.layer.addSublayer(layer)
        start()
        for tap in outline.taps {
          let name = code.layerNames[tap.layer]
          if outline.layers[tap.layer].highlighted?.change != nil {
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
      let time = scene.duration * Double(frame) / Double(count)
      guard expectSame(try theirs.still(at: time), try mine.still(at: time), "after \(time) s") else { break }
    }
  }

  @Test("Springs of SwiftUI, written as springs of Core Animation that add up, keep their velocity")
  func addedSprings() throws {
    let path = "swiftui/springs-by-name.yaml"
    let scene = try ExportedScene.scene(ExportedScene.package.appending(path: "Scenes/\(path)"))
    let touches = try touches(of: scene)
    var view: SpringsByName?
    let stage = try Stage.run(
      size: CGSize(width: scene.canvasSize.width, height: scene.canvasSize.height), duration: scene.duration
    ) { window in
      let stage = try #require(window.layer.backing.ownStage)
      for (time, samples) in touches { stage.perform(at: time) { [unowned stage] in try stage.send(samples) } }
      let made = SpringsByName()
      window.addSubview(made)
      view = made
    }
    let made = try #require(view)
    let theirs = scene.makeStage()
    let rows = theirs.root.sublayers.filter { $0.name.hasPrefix("row(") }
    let knobs = try rows.map { row in
      try #require(row.sublayers.first { $0.name == "track" }?.sublayers.first { $0.name == "knob" })
    }
    let mine = [made.knob, made.trackKnob, made.trackKnob2].map(\.backing)
    try #require(knobs.count == mine.count)
    var moved = 0.0
    for tick in 0...Int(scene.duration * 60) {
      let time = Double(tick) / 60
      try stage.advance(to: time)
      try theirs.advance(to: time)
      for (index, pair) in zip(mine, knobs).enumerated() {
        let (a, b) = (pair.0.presentation(at: time).position.x, pair.1.presentation(at: time).position.x)
        // A spring of Core Animation's ends when a thousandth of its way is left.
        #expect(abs(a - b) < 0.1, "row \(index) at \(time): \(a), but \(b) in the scene")
        moved = max(moved, abs(b - 21))
      }
    }
    #expect(moved > 40)
  }

  @Test("Exported code renders its drawing", arguments: ExportedScene.all.filter(\.isDrawing))
  func sameDrawing(_ export: ExportedScene) throws {
    let drawing = try Drawing.load(export.url.path, images: ImageLibrary()).makeStage()
    let size = CGSize(width: drawing.canvasSize.width, height: drawing.canvasSize.height)
    let stage = Stage.run(size: size, background: .clear) { window in
      switch export.make() {
      case .view(let view): window.addSubview(view)
      case .layers(let layer, _, _): window.layer.addSublayer(layer)
      }
    }
    _ = expectSame(try Renderer(drawing).still(at: 0), try Renderer(stage).still(at: 0), "in the drawing")
  }

  @Test("Code whose frames are not compared lists what it leaves out", arguments: [SceneCodeStyle.uiKit, .quartzCore])
  func omissions(style: SceneCodeStyle) throws {
    let compared = Set(ExportedScene.all.filter { $0.style == style }.map(\.path))
    let documentation = try String(contentsOf: ExportedScene.package.appending(path: "docs/code.md"), encoding: .utf8)
    for file in Self.files where file.pathExtension == "yaml" {
      let path = file.pathComponents.suffix(2).joined(separator: "/")
      guard !compared.contains(path) else { continue }
      let omissions = try ExportedScene.code(of: file, as: style).code.omissions
      #expect(!omissions.isEmpty, "\(path) as \(style.rawValue)")
      let row = documentation.split(separator: "\n").contains {
        $0.hasPrefix("| `\(path.dropLast(".yaml".count))`") && $0.contains("`\(style.rawValue)`")
      }
      #expect(row, "docs/code.md does not say why \(path) as \(style.rawValue) is not compared")
    }
  }

  /// What the fingers of a scene's script do, by the time.
  private func touches(of scene: Scene) throws -> [(time: Double, samples: [TouchSample])] {
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
