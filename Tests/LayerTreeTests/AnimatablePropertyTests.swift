import Foundation
import Geometry
import LayerTree
import Motion
import Testing

@Suite struct AnimatablePropertyTests {
  private static let contents: [LayerContent.Kind: LayerContent] = [
    .plain: .plain, .shape: .shape(ShapeContent()), .text: .text(TextContent()),
    .gradient: .gradient(GradientContent()),
    .replicator: .replicator(ReplicatorContent()), .emitter: .emitter(EmitterContent()),
    .scroll: .scroll(ScrollContent()),
    .transform: .transform,
    .playback: .playback(PlaybackContent()),
  ]

  /// A value unlike any default.
  private func value(of property: AnimatableProperty) -> AnimatableValue {
    switch property.kind {
    case .number: property == .instanceCount ? 7 : 0.5
    case .point: .point(Point(0.25, 0.125))
    case .size: .size(Size(3, 4))
    case .rect: .rect(Rect(1, 2, 3, 4))
    case .color: .color(Color(red: 1, green: 0.5, blue: 0.25, alpha: 0.75))
    case .transform: .transform(.scale(2, 3))
    case .path: .path(.rect(Rect(1, 2, 3, 4)))
    case .colors: .colors([.black, Color(red: 1, green: 0.5, blue: 0.25)])
    case .numbers: .numbers([0.25, 0.5])
    case .contents:
      .contents(
        ContentsMix(
          from: ImageReference(name: "a", pixelWidth: 1, pixelHeight: 1),
          to: ImageReference(name: "b", pixelWidth: 2, pixelHeight: 2), progress: 0.25))
    }
  }

  @Test(arguments: LayerContent.Kind.allCases)
  func everyPropertyIsWrittenAndReadWhereItIs(kind: LayerContent.Kind) throws {
    for property in AnimatableProperty.all {
      var properties = LayerProperties()
      properties.content = try #require(Self.contents[kind])
      let (old, new) = (property.value(in: properties), value(of: property))
      #expect(old.kind == property.kind)
      property.set(new, in: &properties)
      let expected = property.isOn(kind) ? new : old
      #expect(property.value(in: properties).distance(to: expected) < 1e-9, "\(property.keyPath) of \(kind)")
      #expect(properties.content.kind == kind)
      #expect(AnimatableProperty(keyPath: property.keyPath) == property)
    }
  }

  /// A declaration that no list names would be found by nobody.
  @Test func everyDeclarationIsInTheTable() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/LayerTree/Properties").standardizedFileURL
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    var count = 0
    for file in files where file.lastPathComponent.hasPrefix("AnimatableProperty+") {
      let text = try String(contentsOf: file, encoding: .utf8)
      for declaration in text.matches(of: /static let (\w+) = AnimatableProperty\(\s*"([^"]+)"/) {
        #expect(AnimatableProperty(keyPath: String(declaration.2)) != nil, "\(declaration.1)")
        count += 1
      }
    }
    #expect(count > 50)
  }

  @Test func theScaleOfAPictureAnimates() throws {
    let layer = Layer(name: "picture", frame: Rect(0, 0, 40, 40))
    layer.add(BasicAnimation(.contentsScale, from: 1, to: 3, duration: 1))
    let stage = Stage(size: Size(40, 40))
    stage.root.addSublayer(layer)
    try stage.advance(to: 0.5)
    #expect(layer.presentation(at: 0.5).contentsScale == 2 && layer.model.contentsScale == 1)
  }

  @Test func whatMovesInDepthIsKnown() {
    #expect(
      Set(AnimatableProperty.movingInDepth.map(\.keyPath)) == [
        "zPosition", "anchorPointZ", "transform", "transform.rotation.x", "transform.rotation.y",
        "transform.translation.z",
      ])
  }

  @Test func aNewLayerIsWithinTheLimits() {
    for property in AnimatableProperty.all {
      guard let limits = property.limits, case .number(let number) = property.value(in: LayerProperties()) else {
        continue
      }
      #expect(limits.contains(number), "\(property.keyPath)")
    }
    #expect(AnimatableProperty.opacity.limits == 0...1 && AnimatableProperty.zPosition.limits == nil)
  }

  @Test func partsOfOtherKindsAreOnThemAlone() {
    #expect(AnimatableProperty.path.isOn(.shape) && !AnimatableProperty.path.isOn(.gradient))
    #expect(AnimatableProperty.opacity.isOn(.emitter) && AnimatableProperty.shadowRadius.isOn(.text))
    for (keyPath, kind) in [
      ("startPoint.x", LayerContent.Kind.gradient), ("foregroundColor", .text),
      ("instanceTransform.rotation", .replicator),
      ("emitterPosition.y", .emitter), ("spin", .emitter), ("instanceAlphaOffset", .replicator),
    ] {
      let kinds = LayerContent.Kind.allCases.filter { AnimatableProperty(keyPath: keyPath)?.isOn($0) ?? false }
      #expect(kinds == [kind], "\(keyPath)")
    }
    #expect(AnimatableProperty(keyPath: "filters.hueRotation")?.unit == .angle)
    #expect(AnimatableProperty(keyPath: "contentsRect.origin.x")?.isLeaf == true)
    #expect(AnimatableProperty(keyPath: "sublayerTransform.rotation.y")?.unit == .angle)
  }

  @Test func accessorsReachTheContentAndNothingElse() {
    let shape = Layer(content: .shape(ShapeContent()))
    shape.path = .ellipse(in: Rect(0, 0, 4, 4))
    shape.lineCap = .round
    guard case .shape(let content) = shape.content else { return #expect(Bool(false)) }
    #expect(content.path == .ellipse(in: Rect(0, 0, 4, 4)) && content.lineCap == .round)

    let plain = Layer()
    plain.path = .ellipse(in: Rect(0, 0, 4, 4))
    plain.strokeEnd = 0.5
    #expect(plain.path == Path() && plain.strokeEnd == 1 && plain.content == .plain)

    plain.filters.blurRadius = 4
    plain.shadowOpacity = 0.5
    #expect(plain.effects.filters.blurRadius == 4 && plain.effects.shadow.opacity == 0.5)
    plain.filters = .none
    plain.shadowOpacity = 0
    #expect(!plain.model.hasEffects)
  }

  @Test func changesInsideATransactionAnimateContentAndEffects() throws {
    let stage = Stage(size: Size(100, 100))
    let layer = Layer(content: .shape(ShapeContent(path: .rect(Rect(0, 0, 10, 10)))))
    stage.root.addSublayer(layer)
    try stage.advance(to: 0)
    stage.transaction(duration: 1, timingFunction: .linear) {
      layer.path = .rect(Rect(0, 0, 20, 30))
      layer.filters.blurRadius = 8
      layer.contents = ImageReference(name: "b", pixelWidth: 1, pixelHeight: 1)
    }
    #expect(Set(layer.animationKeys) == ["path", "filters.blurRadius", "contents"])
    try stage.advance(to: 0.25)
    let shown = layer.presentation(at: 0.25)
    #expect(shown.filters.blurRadius == 2)
    #expect(shown.path == .rect(Rect(0, 0, 12.5, 15)))
    #expect(shown.contents?.name == "b" && shown.contentsFade == ContentsFade(from: nil, progress: 0.25))
    let after = layer.presentation(at: 1.5)
    #expect(after.contentsFade == nil && after.contents?.name == "b")
  }

  @Test func viewBlocksReplaceAnimationsOfPaths() throws {
    let stage = Stage(size: Size(100, 100))
    let layer = Layer(content: .shape(ShapeContent(path: .rect(Rect(0, 0, 10, 10)))))
    stage.root.addSublayer(layer)
    for side in [20.0, 30] {
      stage.animate(duration: 1) { layer.path = .rect(Rect(0, 0, side, side)) }
    }
    #expect(layer.animationKeys == ["path"])
  }
}
