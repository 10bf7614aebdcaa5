import CodeWriting
import Flipbook
import FlipbookUIKit
import LayerTree
import Pixels
import SceneFile
import Testing

/// Scenes as code: each file in `Exported` is what `flipbook code` writes of a scene, and shows what the scene shows.
@Suite struct ExportedCodeTests {
  private static let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    .standardized

  /// A scene, and the view that its code makes.
  struct Export: CustomTestStringConvertible, Sendable {
    let scene: String
    let variant: String?
    let make: @Sendable () -> UIView

    init(_ scene: String, _ variant: String? = nil, _ make: @escaping @Sendable () -> UIView) {
      self.scene = scene
      self.variant = variant
      self.make = make
    }

    var testDescription: String { scene + (variant.map { " \($0)" } ?? "") }

    /// The file with the code.
    var file: URL {
      let stem = scene.split(separator: "/").last?.split(separator: ".").first.map(String.init) ?? ""
      let words = stem.split(separator: "-") + (variant.map { [Substring($0)] } ?? [])
      let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
      return package.appending(path: "Tests/FlipbookUIKitTests/Exported/\(name).swift")
    }

    var path: String { package.appending(path: "Scenes/\(scene)").path }

    func read(images: ImageLibrary) throws -> Scene {
      var settings = SceneSettings(variant: variant)
      settings.keepsOutline = true
      return try Scene.load(path, images: images, settings: settings)
    }

    func code() throws -> (code: CodeWriting.SceneCode, outline: SceneOutline) {
      let scene = try read(images: ImageLibrary())
      let outline = try #require(scene.outline)
      let origin = String(path.split(separator: "/").last ?? "")
      return (
        CodeWriting.SceneCode(
          outline, title: scene.title, origin: origin, canvas: scene.canvasSize, background: scene.background,
          style: .uiKit), outline
      )
    }
  }

  static let exports: [Export] = [
    Export("pop/red-ball.yaml") { TheRedBall() },
    Export("pop/three-balls.yaml") { ThreeBalls() },
    Export("pop/orange-square.yaml") { TheOrangeSquare() },
    Export("pop/gear.yaml") { TheGearButton() },
    Export("pop/hamburger.yaml") { TheHamburgerButton() },
    Export("gesture-driven/fade.yaml") { FadeIn02S() },
    Export("motion-guide/jnw-springs.yaml") { JNWSprings() },
    Export("motion-guide/map.yaml") { TheMap() },
    Export("motion-guide/alerts.yaml") { ThreeAlerts() },
    Export("onboarding/text-fade.yaml") { WordsThatFade() },
    Export("onboarding/fireworks.yaml") { Fireworks() },
    Export("drawings/wave.yaml") { Wave() },
    Export("wrong-choice/shake.yaml") { TheWrongChoice() },
  ]

  @Test(
    "The code that is checked in is what is written today: scripts/exported-code --record writes it", arguments: exports
  )
  func upToDate(_ export: Export) throws {
    let text = "// swift-format-ignore-file\n" + (try export.code().code.text)
    let found = try String(contentsOf: export.file, encoding: .utf8)
    #expect(found == text, "run scripts/exported-code --record")
  }

  @Test("Exported code renders the frames of its scene", arguments: exports)
  func sameFrames(_ export: Export) throws {
    let images = ImageLibrary()
    let scene = try export.read(images: images)
    let (code, outline) = try export.code()
    try #require(outline.otherTouches.isEmpty)
    let generation = scene.makeStage().uiKitGeneration
    let folder = URL(filePath: export.path).deletingLastPathComponent()
    let codeImages = ImageLibrary()
    let stage = try Stage.run(
      size: CGSize(width: scene.canvasSize.width, height: scene.canvasSize.height), background: .white,
      duration: scene.duration, generation: generation, images: codeImages,
      imageFolders: [folder.path, folder.appending(path: "Assets").path]
    ) { window in
      let view = export.make()
      window.addSubview(view)
      let members = Dictionary(
        Mirror(reflecting: view).children.map { ($0.label ?? "", $0.value) }, uniquingKeysWith: { first, _ in first })
      for tap in outline.taps {
        let target = try #require(members[code.layerNames[tap.layer]] as? UIView)
        window.touches.tap(
          target, at: tap.time, point: tap.point.map { CGPoint(x: $0.x, y: $0.y) }, holding: tap.holding)
      }
    }
    let (theirs, mine) = (Renderer(scene.makeStage(), images: images), Renderer(stage, images: codeImages))
    let count = 12
    for frame in 0...count {
      let time = scene.duration * Double(frame) / Double(count)
      let (expected, found) = (try theirs.still(at: time), try mine.still(at: time))
      if expected == found { continue }
      let worst = Self.difference(expected, found)
      #expect(worst.value <= 1, "\(worst.value) at \(worst.x), \(worst.y) after \(time) s")
      if worst.value > 1 { break }
    }
  }

  /// The greatest difference of a component, and where.
  private static func difference(_ one: Bitmap, _ other: Bitmap) -> (value: Int, x: Int, y: Int) {
    guard one.width == other.width, one.height == other.height else { return (255, 0, 0) }
    var worst = (value: 0, x: 0, y: 0)
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
