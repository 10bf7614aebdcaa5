import Geometry
import JSONReading
import LayerTree
import Motion
import TestSupport
import Testing
import Typography

@testable import Lottie

@Suite struct LottieExportTests {
  /// Exports a second of a stage, at 10 frames a second.
  private func export(
    _ stage: Stage, isArchive: Bool = false, shade: LottieExport.Picture.Shade = .white
  ) throws -> LottieExport {
    var recording = LottieRecording(canvasSize: stage.canvasSize, background: stage.background, frameRate: 10)
    for frame in 0...10 {
      try stage.advance(to: Double(frame) / 10)
      recording.add(stage.snapshot())
    }
    var options = LottieExport.Options()
    options.name = "test"
    options.isArchive = isArchive
    return LottieExport(recording, options: options, fonts: FontLibrary()) { _ in
      LottieExport.Picture(bytes: [1, 2, 3], shade: shade)
    }
  }

  private func stage(_ layers: Layer...) -> Stage {
    let stage = Stage(size: Size(100, 100), background: .clear, duration: 1)
    for layer in layers { stage.root.addSublayer(layer) }
    return stage
  }

  private func layer(_ name: String, _ frame: Rect, _ change: (inout LayerProperties) -> Void = { _ in }) -> Layer {
    let layer = Layer(name: name, frame: frame)
    layer.model.backgroundColor = .black
    change(&layer.model)
    return layer
  }

  @Test func writesALayerAsOneShapeLayer() throws {
    let box = layer("box", Rect(10, 20, 30, 40)) { $0.cornerRadius = 5 }
    let export = try export(stage(box))
    let text = String(decoding: export.bytes, as: UTF8.self)
    let json = try JSONParser.read(export.bytes)
    let layers = try #require(json["layers"]?.array)
    #expect(layers.count == 1, "\(text)")
    #expect(layers[0]["nm"]?.string == "box" && layers[0]["ty"]?.integer == 4)
    #expect(text.contains(#"{"ty":"rc","d":1,"p":{"a":0,"k":[15,20]},"s":{"a":0,"k":[30,40]},"r":{"a":0,"k":5}}"#))
    #expect(json["op"]?.number == 10 && json["fr"]?.number == 10)
    #expect(export.warnings.isEmpty)
  }

  @Test func aGroupThatFadesIsAComposition() throws {
    let outer = layer("outer", Rect(10, 10, 50, 50)) { $0.opacity = 0.5 }
    outer.addSublayer(layer("inner", Rect(5, 5, 10, 10)))
    let json = try JSONParser.read(try export(stage(outer)).bytes)
    let layers = try #require(json["layers"]?.array)
    #expect(layers.map { $0["ty"]?.integer } == [0])
    let inside = json["assets"]?.array?[0]["layers"]?.array ?? []
    #expect(inside.map { $0["nm"]?.string } == ["inner", "outer"])
  }

  /// lottie-web takes the handles of masks for places unless the layer says that it has masks.
  @Test func layersThatClipSayThatTheyHaveMasks() throws {
    let outer = layer("outer", Rect(10, 10, 50, 50)) { ($0.masksToBounds, $0.cornerRadius) = (true, 10) }
    outer.addSublayer(layer("inner", Rect(25, 25, 90, 90)))
    let json = try JSONParser.read(try export(stage(outer)).bytes)
    let clipped = try #require(json["layers"]?.array?.first { $0["masksProperties"] != nil })
    #expect(clipped["hasMask"]?.flag == true)
  }

  /// Three layers inside each other, which move.
  private func nested(_ seed: UInt64) -> Stage {
    var random = SeededRandom(seed: seed)
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    let stage = stage()
    var outer = stage.root
    for depth in 0..<3 {
      let layer = layer("layer\(depth)", Rect(number(0...40), number(0...40), number(10...40), number(10...40)))
      layer.model.anchorPoint = Point(number(0...1), number(0...1))
      layer.model.transform = Transform3D.scale(number(0.3...1.5), number(-1.5 ... -0.3))
        .concatenating(.rotation(radians: number(-3...3)))
      layer.add(BasicAnimation(.positionX, from: .number(number(0...50)), to: .number(number(50...90)), duration: 1))
      layer.add(BasicAnimation(.transformRotationZ, from: .number(0), to: .number(number(1...6)), duration: 1))
      outer.addSublayer(layer)
      outer = layer
    }
    return stage
  }

  /// Every layer comes back to where it was shown, whatever transforms it and those around it.
  @Test(arguments: [1, 2, 3, 4, 5, 6] as [UInt64])
  func placesSurvive(seed: UInt64) throws {
    let file = try LottieFiles.read(String(decoding: try export(nested(seed)).bytes, as: UTF8.self))
    let (before, after) = (nested(seed), file.makeStage())
    for time in [0, 0.3, 0.7, 0.9] {
      try before.advance(to: time)
      try after.advance(to: time)
      let corners = before.snapshot().nodes.filter { $0.name.hasPrefix("layer") }
        .map { node in node.properties.bounds.corners.map { node.transform.apply($0) } }
      let found = after.snapshot().shapes.map { shape, place in
        (shape.path.boundingBox ?? .zero).corners.map { place.apply($0) }
      }
      #expect(found.count == corners.count)
      for list in corners {
        let nearest = found.map { other in zip(list, other).map { ($0 - $1).length }.max() ?? 0 }.min() ?? 1000
        #expect(nearest < 1, "seed \(seed) at \(time)")
      }
    }
  }

  /// A source of squares that fall, turn, and shrink.
  private func emitter(birthRate: Double, lifetime: Double, isAdditive: Bool = false) -> Layer {
    var cell = EmitterCell()
    (cell.birthRate, cell.color) = (birthRate, Color(red: 1, green: 0.5, blue: 0, alpha: 0.8))
    (cell.lifetime.value, cell.lifetime.range) = (lifetime, lifetime / 2)
    (cell.velocity.value, cell.velocity.range, cell.spin.value) = (30, 20, 3)
    (cell.scale.value, cell.scaleSpeed, cell.emissionRange) = (9, -4, 6)
    cell.acceleration = Point(0, 50)
    cell.colorSpeed.alpha = -0.5
    var content = EmitterContent(cells: [cell])
    (content.emitterPosition, content.isEmitterAdditive) = (Point(50, 40), isAdditive)
    return Layer(name: "source", content: .emitter(content))
  }

  @Test func particlesSurvive() throws {
    let source = emitter(birthRate: 30, lifetime: 0.6)
    let export = try export(stage(source))
    #expect(export.warnings.isEmpty)
    let file = try LottieFiles.read(String(decoding: export.bytes, as: UTF8.self))
    let (before, after) = (stage(emitter(birthRate: 30, lifetime: 0.6)), file.makeStage())
    for time in [0.1, 0.3, 0.7, 0.9] {
      try before.advance(to: time)
      try after.advance(to: time)
      let particles = before.snapshot().nodes.filter { $0.particle != nil }
      let corners = particles.map { node in node.properties.bounds.corners.map { node.transform.apply($0) } }
      let found = after.snapshot().shapes.map { shape, place in
        (shape.path.boundingBox ?? .zero).corners.map { place.apply($0) }
      }
      #expect(found.count == corners.count && corners.count > 2)
      for list in corners {
        let nearest = found.map { other in zip(list, other).map { ($0 - $1).length }.max() ?? 0 }.min() ?? 1000
        #expect(nearest < 1, "at \(time)")
      }
    }
  }

  @Test func particlesThatAddLightSaySo() throws {
    let export = try export(stage(emitter(birthRate: 30, lifetime: 0.6, isAdditive: true)))
    let layers = try #require(try JSONParser.read(export.bytes)["layers"]?.array)
    #expect(layers.filter { $0["ty"]?.integer == 4 }.allSatisfy { $0["bm"]?.integer == 16 })
    #expect(export.warnings.map(\.layer) == ["source"])
  }

  @Test func particlesBeyondTheMostAreNamed() throws {
    let export = try export(stage(emitter(birthRate: 5000, lifetime: 0.1)))
    #expect(export.warnings.map(\.description) == ["layer “source”: its particles beyond the first 1000 are left out"])
  }

  @Test(
    arguments: [
      (.white, nil, 21), (.gray, nil, 20), (.colored, nil, nil), (.colored, Color(red: 1, green: 0, blue: 0), 21),
    ] as [(LottieExport.Picture.Shade, Color?, Int?)])
  func picturesAreTinted(shade: LottieExport.Picture.Shade, template: Color?, effect: Int?) throws {
    let picture = layer("picture", Rect(10, 10, 20, 20)) { properties in
      properties.backgroundColor = nil
      properties.contents = ImageReference(name: "a", pixelWidth: 20, pixelHeight: 20)
      properties.tintColor = template
    }
    var replicator = ReplicatorContent()
    replicator.instanceColor = Color(red: 0, green: 0.5, blue: 1, alpha: 0.4)
    let copies = Layer(name: "copies", content: .replicator(replicator))
    copies.addSublayer(picture)
    let export = try export(stage(copies), shade: shade)
    let layers = try JSONParser.read(export.bytes)["layers"]?.array ?? []
    let image = try #require(layers.first { $0["ty"]?.integer == 2 })
    #expect(image["ef"]?.array?.first?["ty"]?.integer == effect)
    #expect(image["ks"]?["o"]?["k"]?.number == 40)
    let told = effect == nil ? ["layer “picture”: its image is not tinted"] : []
    #expect(export.warnings.map(\.description) == told)
  }

  /// The outlines of a number that counts are those of its digits, written once each, not of each of its values.
  @Test func writesTheLettersOfChangingTextsOnce() throws {
    let label = layer("label", Rect(0, 0, 100, 40)) { $0.backgroundColor = nil }
    let stage = stage(label)
    func bytes(_ texts: [String], _ alignment: TextContent.Alignment = .left) throws -> Int {
      var recording = LottieRecording(canvasSize: stage.canvasSize, background: .clear, frameRate: 10)
      for text in texts {
        var content = TextContent(text)
        content.textAlignment = alignment
        label.model.content = .text(content)
        recording.add(stage.snapshot())
      }
      return LottieExport(recording, options: LottieExport.Options(), fonts: FontLibrary()) { _ in nil }.bytes.count
    }
    let digits = try bytes(["0123456789"])
    let counting = try bytes((0..<100).map { "\($0)" })
    // The numbers have 190 digits.
    #expect(counting < 19 * digits / 3, "\(counting) beside \(digits)")
    // What stays before a number moves with it as one.
    let prices = (0..<100).map { "The price is \($0)" }
    let (left, middle) = (try bytes(prices), try bytes(prices, .center))
    #expect(middle < 3 * left / 2, "\(middle) beside \(left)")
  }

  @Test func namesWhatLottieCannotSay() throws {
    let tilted = layer("card", Rect(10, 10, 50, 50)) { properties in
      var perspective = Transform3D.identity
      perspective.rows.2.w = -1 / 200
      properties.transform = Transform3D.rotationY(radians: 0.5).concatenating(perspective)
      properties.filters.saturation = 0.2
    }
    let wheel = layer("wheel", Rect(10, 10, 50, 50)) { properties in
      var gradient = GradientContent(colors: [.black, .white])
      gradient.gradientKind = .conic
      properties.content = .gradient(gradient)
    }
    let glass = layer("glass", Rect(10, 10, 50, 50)) { $0.backgroundFilters.blurRadius = 4 }
    let inner = layer("", Rect(0, 0, 20, 20)) { $0.backgroundFilters.blurRadius = 4 }
    let art = layer("art", Rect(10, 10, 50, 50)) { _ in }
    art.addSublayer(inner)
    let warnings = try export(stage(tilted, wheel, glass, art)).warnings.map(\.description).sorted()
    #expect(
      warnings == [
        "layer “art”: in a sublayer without a name, its background filters are left out",
        "layer “card”: its perspective is left out",
        "layer “card”: the filters saturation, brightness, contrast and hue are left out",
        "layer “glass”: its background filters are left out",
        "layer “wheel”: its conic gradient is written as a horizontal linear gradient",
      ])
  }

  @Test func archivesAreReadAgain() throws {
    let picture = layer("picture", Rect(10, 10, 20, 20)) {
      $0.contents = ImageReference(name: "a", pixelWidth: 40, pixelHeight: 40)
    }
    let bytes = try export(stage(picture), isArchive: true).bytes
    let archive = try #require(try LottieArchive(bytes))
    #expect(archive.animations == ["test"])
    #expect(archive.warnings.isEmpty)
    #expect(try archive.picture("image_1.png") == [1, 2, 3])
    let json = try JSONParser.read(try #require(try archive.file("a/test.json")))
    #expect(json["assets"]?.array?[0]["p"]?.string == "image_1.png")
  }
}
