import Geometry
import LayerTree
import Motion
import SceneCompiler
import SceneDiagnostics
import SceneProgram
import Testing

/// Drawings in scenes: their parts are layers, found and changed by their names.
@Suite struct DrawingTests {
  /// A body at 10, 10 of 20 by 40 with an arm that is turned, and another body called like the drawing.
  static let art: LayerDescription = {
    func shape(_ name: String, _ bounds: Rect, at position: Point) -> LayerDescription {
      var layer = LayerDescription(name: name)
      layer.properties.content = .shape(ShapeContent())
      layer.properties.bounds = bounds
      layer.properties.position = position
      return layer
    }
    var arm = shape("left-arm", Rect(0, 0, 4, 20), at: Point(5, 10))
    arm.properties.transform = .rotation(radians: .pi / 2)
    var body = LayerDescription(name: "body", sublayers: [arm, shape("", Rect(0, 0, 1, 1), at: .zero)])
    body.mask = shape("hole", Rect(0, 0, 20, 40), at: Point(10, 20))
    body.properties.bounds = Rect(0, 0, 20, 40)
    body.properties.position = Point(20, 30)
    let twin = shape("person", Rect(0, 0, 2, 2), at: .zero)
    var root = LayerDescription(sublayers: [body, twin, shape("opacity", Rect(0, 0, 2, 2), at: .zero)])
    root.properties.bounds.size = Size(100, 50)
    root.properties.position = Point(50, 25)
    return root
  }()

  static func scene(_ layers: String, steps: String = "[]") throws -> Scene {
    try Scene(
      text: "canvas: {size: [200, 200]}\nduration: 1\nlayers:\n  - \(layers)\nstart: \(steps)\n", file: "s.yaml",
      findImage: { _ in .failure(ImageNotFound(message: "none")) },
      findDrawing: { name in
        name == "person.svg"
          ? .success(FoundDrawing(size: Size(100, 50), root: art)) : .failure(ImageNotFound(message: "no \(name)"))
      })
  }

  private func drawing(_ keys: String) throws -> Layer {
    try #require(try Self.scene("{drawing: person, source: person.svg, \(keys)}").makeStage().root.sublayers.first)
  }

  private func find(_ name: String, in layer: Layer) -> Layer? {
    layer.name == name ? layer : layer.sublayers.lazy.compactMap { find(name, in: $0) }.first
  }

  /// Where a point of a layer's own space lies on the canvas.
  private func place(_ point: Point, of layer: Layer) -> Point {
    var point = point
    var current: Layer? = layer
    while let next = current {
      point = next.model.transformToSuperlayer.apply(point)
      current = next.superlayer
    }
    return point
  }

  @Test func hasItsOwnSizeAtAPosition() throws {
    let layer = try drawing("position: [100, 100]")
    #expect(layer.model.bounds == Rect(0, 0, 100, 50))
    let body = try #require(find("body", in: layer))
    #expect(place(.zero, of: body) == Point(60, 85))
    #expect(body.mask?.name == "hole")
  }

  @Test(arguments: [
    ("frame: [10, 20, 50, 50]", Point(15, 37.5)),
    ("frame: [10, 20, 200, 50], contentsGravity: resize", Point(30, 30)),
    ("frame: [0, 0, 100, 100], contentsGravity: bottomRight", Point(10, 60)),
    ("bounds: [100, 0, 200, 100], position: [100, 50]", Point(20, 20)),
  ])
  func fitsItsFrame(keys: String, origin: Point) throws {
    let layer = try drawing(keys)
    let body = try #require(find("body", in: layer))
    let found = place(.zero, of: body)
    #expect((found - origin).length < 1e-9, "\(found)")
  }

  @Test func anchorsOfPartsMoveNothing() throws {
    let plainDrawing = try drawing("position: [0, 0]")
    let changedDrawing = try drawing("position: [0, 0], parts: {left_arm: {anchorPoint: [0.5, 0], lineWidth: 3}}")
    let plain = try #require(find("left_arm", in: plainDrawing))
    let moved = try #require(find("left_arm", in: changedDrawing))
    #expect(moved.model.anchorPoint == Point(0.5, 0))
    #expect((place(Point(1, 2), of: moved) - place(Point(1, 2), of: plain)).length < 1e-9)
    guard case .shape(let shape) = moved.model.content else { return #expect(Bool(false), "a shape") }
    #expect(shape.lineWidth == 3)
  }

  @Test func partsTakeTheKeysOfLayers() throws {
    let layer = try drawing(
      """
      position: [0, 0], parts: {body.left_arm: {hidden: true, speed: 2},
      body: {opacity: 0.5, mask: {layer: window, size: [5, 5]}, sublayers: [{layer: hat, size: [3, 3]}]}}
      """)
    let body = try #require(find("body", in: layer))
    #expect(body.model.opacity == 0.5)
    #expect(body.mask?.name == "window")
    #expect(body.sublayers.map(\.name) == ["left_arm", "", "hat"])
    #expect(find("left_arm", in: layer)?.model.isHidden == true)
    #expect(find("left_arm", in: layer)?.timing.speed == 2)
  }

  @Test func partsMoveByTheirNames() throws {
    let scene = try Self.scene(
      "{drawing: person, source: person.svg, position: [0, 0], sublayers: [{layer: body, size: [1, 1]}]}",
      steps: """
        [{set: {left_arm.opacity: 0.1}}, {set: {person.body.opacity: 0.2}}, {set: {person.opacity: 0.3}},
         {set: {person.person.opacity: 0.4}}, {set: {person.opacity_.opacity: 0.5}}]
        """)
    let stage = scene.makeStage()
    try stage.advance(to: 0.1)
    let layer = try #require(stage.root.sublayers.first)
    #expect(find("left_arm", in: layer)?.model.opacity == 0.1)
    // What the scene says itself comes before what its drawings happen to hold.
    #expect(layer.sublayers.last?.model.opacity == 0.2)
    #expect(layer.model.opacity == 0.3)
    #expect(find("opacity_", in: layer)?.model.opacity == 0.5)
  }

  @Test(
    arguments: [
      ("{drawing: a, source: no.svg}", "s.yaml:4:26: error: no no.svg", nil),
      ("{drawing: a}", "s.yaml:4:6: error: drawing needs source", "source: the name of an SVG file"),
      (
        "{drawing: a, source: person.svg, parts: {leftarm: {}}}",
        "s.yaml:4:46: error: the drawing has no part named ‘leftarm’", "did you mean left_arm?"
      ),
      (
        "{drawing: a, source: person.svg, parts: {body.leg: {}}}",
        "s.yaml:4:51: error: the drawing has no part named ‘leg’", "it has body, hole, left_arm, opacity_, person"
      ),
      (
        "{drawing: a, source: person.svg, parts: {body: {lineWidth: 2}}}",
        "s.yaml:4:53: error: part has no ‘lineWidth’", nil
      ),
      ("{drawing: a, source: person.svg, parts: [body]}", "s.yaml:4:45: error: expected a map", nil),
    ] as [(String, String, String?)])
  func mistakesAreReported(layer: String, message: String, hint: String?) throws {
    do {
      _ = try Self.scene(layer)
      #expect(Bool(false), "an error")
    } catch let error as SceneFileError {
      let first = try #require(error.diagnostics.first)
      #expect(first.description.hasPrefix(message), "\(first)")
      if let hint { #expect(first.hint == hint) }
    }
  }
}
