import Geometry
import LayerTree
import Testing

@testable import SceneCompiler
@testable import SceneProgram
@testable import SceneWriting

@Suite struct SceneWriterTests {
  private func text(_ layer: LayerDescription) -> String {
    SceneWriter.text(of: layer, canvas: Size(20, 10), comment: "A test") { $0.name.isEmpty ? nil : $0.name }
  }

  private func shape(_ name: String = "", _ change: (inout ShapeContent) -> Void = { _ in }) -> LayerDescription {
    var content = ShapeContent(path: .rect(Rect(0, 0, 5, 5)))
    change(&content)
    var layer = LayerDescription(name: name)
    layer.properties.content = .shape(content)
    layer.properties.frame = Rect(0, 0, 5, 5)
    return layer
  }

  @Test func writesWhatReadersExpect() throws {
    var root = LayerDescription(
      name: "root", sublayers: [shape("left arm"), shape("left arm"), shape(), shape("opacity"), shape("1st")])
    root.properties.frame = Rect(0, 0, 20, 10)
    root.properties.transform = .rotation(radians: .pi / 6)
    root.sublayers[0].mask = shape("hole")
    #expect(
      text(root).hasPrefix(
        """
        # A test
        canvas: {size: [20, 10], background: clear}
        layers:
          - layer: root
            bounds: [0, 0, 20, 10]
            position: [10, 5]
            transform: {rotate: 30}
            sublayers:
              - shape: left_arm
                frame: [0, 0, 5, 5]
                path: M0 0L5 0L5 5L0 5Z
                mask:
                  shape: hole
                  frame: [0, 0, 5, 5]
                  path: M0 0L5 0L5 5L0 5Z
              - shape: left_arm2
        """))
    #expect(["- shape: outline\n", "- shape: opacity_\n", "- shape: _1st\n"].allSatisfy { text(root).contains($0) })
  }

  @Test("Texts are labels that are read back as they were")
  func texts() throws {
    var content = TextContent("It's 5 o'clock")
    (content.fontName, content.fontSize, content.fontWeight, content.isItalic) = ("Inter", 13.5, 650, true)
    content.textColor = Color(red: 1, green: 0, blue: 0, alpha: 0.5)
    (content.textAlignment, content.numberOfLines, content.letterSpacing) = (.right, 1, 0.25)
    content.fontFeatures = [FontFeature("tnum"), FontFeature("kern", value: 0)]
    content.fontVariations = [FontVariation("opsz", value: 20)]
    var colored = content
    (colored.numberOfLines, colored.lineHeight, colored.verticalAlignment) = (3, 18, .bottom)
    (colored.truncation, colored.minimumScaleFactor) = (.middle, 0.5)
    colored.textRuns = [TextRun("a "), TextRun("b", color: Color(hex: 0x00FF00))]
    (colored.textRuns[1].fontSize, colored.textRuns[1].letterSpacing, colored.textRuns[1].isItalic) = (20, 1, false)
    for wanted in [content, colored] {
      var layer = LayerDescription(name: "t")
      layer.properties.content = .text(wanted)
      layer.properties.frame = Rect(0, 0, 5, 5)
      let scene = try Scene(text: text(layer), file: "a.yaml") { _ in .failure(ImageNotFound(message: "none")) }
      guard case .text(let read)? = scene.makeStage().root.sublayers.first?.model.content else {
        return #expect(Bool(false))
      }
      #expect(read == wanted)
    }
  }

  /// What is written is read back as it was.
  @Test func isReadBack() throws {
    var root = shape("a") { content in
      content.fillGradient = Gradient(
        stops: [
          Gradient.Stop(location: 0, color: Color(hex: 0x123456)),
          Gradient.Stop(location: 0.25, color: Color(red: 0, green: 1, blue: 0, alpha: 0.5)),
        ],
        geometry: .radial(center: Point(1, 2), radius: 3, focus: Point(1, 3), focusRadius: 0.5), spread: .reflect,
        transform: AffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
      content.strokeColor = Color(hex: 0xFF0000)
      content.lineWidth = 2.5
      content.lineCap = .round
      content.lineDashPattern = [1, 2]
      content.lineDashPhase = 0.5
      content.miterLimit = 4
      content.fillRule = .evenOdd
      content.strokeStart = 0.25
    }
    root.properties.anchorPoint = Point(0.25, 1)
    root.properties.bounds = Rect(1, 2, 5, 5)
    root.properties.transform = Transform3D(AffineTransform(a: 1, b: 0.5, c: 0.25, d: 2, tx: 0, ty: 0))
    root.properties.opacity = 0.5
    root.properties.isHidden = true
    root.properties.masksToBounds = true
    root.properties.effects.filters.blurRadius = 3
    root.properties.effects.blendMode = .multiply
    root.properties.effects.isMaskLuminance = true
    root.properties.effects.shadow.opacity = 0.5
    root.properties.effects.shadow.path = .rect(Rect(0, 0, 3, 4))
    root.properties.effects.backgroundFilters.saturation = 0
    root.properties.effects.contentsCenter = Rect(0.25, 0.25, 0.5, 0.5)
    root.properties.effects.isDoubleSided = false
    root.properties.effects.isMaskInverted = true
    root.properties.effects.isIsolated = true
    root.properties.effects.allowsGroupOpacity = false
    root.properties.effects.shouldRasterize = true
    root.properties.effects.rasterizationScale = nil
    root.properties.cornerRadius = 4
    root.properties.borderWidth = 2
    root.properties.zPosition = -3
    var copies = ReplicatorContent(instanceCount: 3)
    copies.instanceTransform = .translation(5, 0)
    copies.instanceDelay = 0.5
    copies.instanceOffset.alpha = -0.25
    var replicator = LayerDescription(name: "b")
    replicator.properties.content = .replicator(copies)
    root.sublayers = [replicator]

    let scene = try Scene(text: text(root), file: "a.yaml") { _ in .failure(ImageNotFound(message: "none")) }
    let layer = try #require(scene.makeStage().root.sublayers.first)
    let (read, written) = (layer.model, root.properties)
    #expect(read.content == written.content)
    #expect(read.effects == written.effects)
    #expect(read.bounds == written.bounds && read.position == written.position)
    #expect(read.anchorPoint == written.anchorPoint && read.transform == written.transform)
    #expect(read.opacity == 0.5 && read.isHidden && read.masksToBounds)
    #expect(read.cornerRadius == 4 && read.borderWidth == 2 && read.zPosition == -3)
    #expect(layer.sublayers.first?.model.content == .replicator(copies))
  }
}
