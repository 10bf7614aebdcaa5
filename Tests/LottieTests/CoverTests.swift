import Geometry
import LayerTree
import Testing

@testable import Lottie

/// Effects that add to layers or cover them, styles, cameras, and texts along paths.
@Suite struct CoverTests {
  private static let mask = """
    {"mode": "n", "pt": {"k": {"v": [[0, 0], [40, 0]], "i": [[0, 0], [0, 0]], "o": [[0, 0], [0, 0]], "c": false}}, \
    "o": {"k": 100}}
    """

  private static func solid(_ more: String) -> String {
    ##"{"ty": 1, "nm": "solid", "ind": 1, "ip": 0, "op": 10, "sc": "#ff0000", "sw": 40, "sh": 40, "ks": {}, \##(more)}"##
  }

  private static func effect(_ type: Int, _ values: [String]) -> String {
    let settings = values.map { #"{"v": {"a": 0, "k": \#($0)}}"# }.joined(separator: ", ")
    return #""ef": [{"ty": \#(type), "nm": "effect", "ef": [\#(settings)]}]"#
  }

  private static func shapes(_ text: String) throws -> [ShapeContent] {
    try LottieFiles.snapshot(text, at: 0).shapes.map(\.shape)
  }

  /// A stroke along a mask, as long as its start and end say and as wide as the brush to both sides.
  @Test func strokesAlongMasks() throws {
    let effect = Self.effect(22, ["1", "0", "0", "[0, 0, 1, 1]", "3", "1", "0.5", "25", "75", "15", "1"])
    let text = LottieFiles.file(layers: "[\(Self.solid(#""masksProperties": [\#(Self.mask)], \#(effect)"#))]")
    #expect(try LottieFiles.read(text).warnings.isEmpty)
    let shape = try #require(try Self.shapes(text).first)
    #expect(shape.path.boundingBox == Rect(10, 0, 20, 0))
    #expect(shape.lineWidth == 6 && shape.strokeColor == Color(red: 0, green: 0, blue: 1, alpha: 0.5))
  }

  @Test func namesSoftStrokes() throws {
    let effect = Self.effect(22, ["1", "0", "0", "[0, 0, 1, 1]", "3", "0.75", "1", "0", "100", "15", "1"])
    let text = LottieFiles.file(layers: "[\(Self.solid(#""masksProperties": [\#(Self.mask)], \#(effect)"#))]")
    #expect(
      try LottieFiles.read(text).warnings.map(\.description) == [
        "layers[0].ef[0].ef[5] (layer “solid”): the stroke’s edges are drawn at full hardness"
      ])
  }

  /// A wedge goes away from the top, clockwise or the other way round, or to both sides.
  @Test(arguments: [(1, [false, true, true, true]), (2, [true, true, true, false])])
  func wipes(direction: Int, isLeft: [Bool]) throws {
    let effect = Self.effect(26, ["25", "0", "[20, 20]", "\(direction)", "0"])
    let text = LottieFiles.file(layers: "[\(Self.solid(effect))]")
    #expect(try LottieFiles.read(text).warnings.isEmpty)
    let shape = try #require(try Self.shapes(text).first)
    let points = [Point(30, 10), Point(30, 30), Point(10, 30), Point(10, 10)]
    #expect(points.map { shape.path.contains($0) } == isLeft)
  }

  /// The layer shows where a channel of another one does.
  @Test func channelMattes() throws {
    let matte = Self.solid(#""hd": false"#).replacing(#""ind": 1"#, with: #""ind": 2"#)
      .replacing("solid", with: "matte")
    func node(_ channel: Int) throws -> Snapshot.Node {
      let effect = Self.effect(28, ["2", "\(channel)", "1", "1", "1", "1"])
      let text = LottieFiles.file(layers: "[\(Self.solid(effect)), \(matte)]")
      let nodes = try LottieFiles.snapshot(text, at: 0).nodes
      return try #require(nodes.first { $0.name == "solid" && $0.properties.effects.isMaskInverted })
    }
    #expect(try node(5).properties.effects.isMaskLuminance)
    #expect(try !node(4).properties.effects.isMaskLuminance)
  }

  /// The shadow of a layer on the move goes with it in parts of pixels, too.
  @Test func shadowsGlide() throws {
    let text = LottieFiles.file(layers: "[\(Self.solid(Self.effect(25, ["[0, 0, 0, 1]", "255", "90", "2.5", "0"])))]")
    #expect(try LottieFiles.read(text).warnings.isEmpty)
    let node = try #require(try LottieFiles.snapshot(text, at: 0).nodes.first { $0.properties.hasEffects })
    let operations = try #require(node.properties.effects.filterGraph).steps.map(\.operation)
    guard case .move(.step(0), let distance) = operations[1] else { return #expect(Bool(false), "\(operations)") }
    #expect(distance == Size(2.5, 0))
  }

  @Test func levelsOfAllColors() throws {
    var values = [String](repeating: "0", count: 3) + ["0.25", "0.75", "1", "0", "0.5"]
    for _ in 0..<4 { values += ["0", "0", "0", "1", "1", "0", "1"] }
    let text = LottieFiles.file(layers: "[\(Self.solid(Self.effect(24, values)))]")
    let node = try #require(try LottieFiles.snapshot(text, at: 0).nodes(named: "solid").first)
    let graph = try #require(node.properties.effects.filterGraph)
    guard case .transfer(_, let functions) = graph.steps[0].operation, case .table(let table) = functions[0] else {
      Issue.record("the levels are not a transfer function")
      return
    }
    #expect(table[0] == 0 && table[64] == 0.5 * (64 / 255.0 - 0.25) / 0.5 && table[255] == 0.5)
    #expect(functions[3] == .identity)
  }

  @Test func namesStylesThatDiffer() throws {
    let styles = """
      "sy": [{"ty": 2, "c": {"k": [0, 0, 0, 1]}, "bm": {"k": 5}, "ch": {"k": 10}}, {"ty": 3, "bm": {"k": 11}}, \
      {"ty": 4, "c": {"k": [1, 1, 1, 1]}}, {"ty": 7, "c": {"k": [1, 1, 1, 1]}}, {"ty": 8, "nm": "Gradient Overlay"}]
      """
    let messages = try LottieFiles.read(LottieFiles.file(layers: "[\(Self.solid(styles))]")).warnings.map(\.message)
    #expect(
      messages == [
        "the layer style’s choke is not supported", "the glow is blended normally",
        "the glow’s gradient is not supported; it is black", "the layer style “Gradient Overlay” is not supported",
      ])
  }

  /// What is twice as far away as the camera’s distance is half as large; layers in the plane stay as they are.
  @Test func camerasShowDepth() throws {
    let camera = #"{"ty": 13, "ind": 9, "ip": 0, "op": 10, "pe": {"k": 100}, "ks": {"p": {"k": [50, 50, -100]}}}"#
    func layer(_ z: Double, _ ddd: Int) -> String {
      LottieFiles.shapeLayer(
        "[\(LottieFiles.square), \(LottieFiles.red)]", transform: #"{"p": {"k": [90, 50, \#(z)]}}"#,
        more: #""ddd": \#(ddd),"#)
    }
    for (z, ddd, place, size) in [(0.0, 1, 90.0, 20.0), (100, 1, 70, 10), (100, 0, 90, 20)] {
      let text = LottieFiles.file(layers: "[\(layer(z, ddd)), \(camera)]")
      let shape = try #require(try LottieFiles.snapshot(text, at: 0).shapes.first)
      let corners = [Point(-10, 0), Point(10, 0)].map { shape.transform.apply($0) }
      #expect(abs((corners[0].x + corners[1].x) / 2 - place) < 1e-9, "z \(z), 3-D \(ddd)")
      #expect(abs(corners[1].x - corners[0].x - size) < 1e-9, "z \(z), 3-D \(ddd)")
    }
  }

  /// A camera beside the scene that looks at a point shows that point in the middle.
  @Test func camerasLookAtTheirAnchorPoint() throws {
    let camera = """
      {"ty": 13, "ind": 9, "ip": 0, "op": 10, "pe": {"k": 100}, "ks": {"p": {"k": [20, 90, -60]}, "a": {"k": [80, 30, 40]}}}
      """
    let layer = LottieFiles.shapeLayer(
      "[\(LottieFiles.square), \(LottieFiles.red)]", transform: #"{"p": {"k": [80, 30, 40]}}"#, more: #""ddd": 1,"#)
    let text = LottieFiles.file(layers: "[\(layer), \(camera)]")
    let shape = try #require(try LottieFiles.snapshot(text, at: 0).shapes.first)
    let place = shape.transform.apply(.zero)
    #expect(abs(place.x - 50) < 1e-9 && abs(place.y - 50) < 1e-9)
    // What is right and down in the scene stays so.
    #expect(shape.transform.apply(Point(5, 0)).x > place.x && shape.transform.apply(Point(0, 5)).y > place.y)
  }

  /// Letters stand on the path and turn with it.
  @Test func textsAlongPaths() throws {
    let mask = Self.mask.replacing("[40, 0]", with: "[0, 40]")
    let glyph = """
      {"ch": "o", "style": "", "w": 100, "fFamily": "F", "data": {"shapes": [{"ty": "sh", "ks": {"k": {"v": [[0, 0], \
      [100, 0], [100, -100]], "i": [[0, 0], [0, 0], [0, 0]], "o": [[0, 0], [0, 0], [0, 0]], "c": true}}}]}}
      """
    let text = LottieFiles.file(
      layers: """
        [{"ty": 5, "nm": "text", "ind": 1, "ip": 0, "op": 10, "ks": {}, "masksProperties": [\(mask)], "t": {
        "d": {"k": [{"t": 0, "s": {"t": "oo", "f": "F", "s": 10, "fc": [0, 0, 0], "j": 0}}]},
        "p": {"m": 0, "f": {"k": 5}, "l": {"k": 0}, "p": {"k": 1}, "r": {"k": 0}, "a": {"k": 0}}, "a": []}}]
        """, more: #""chars": [\#(glyph)], "fonts": {"list": [{"fName": "F", "fFamily": "F", "fStyle": ""}]},"#)
    #expect(try LottieFiles.read(text).warnings.isEmpty)
    let shapes = try LottieFiles.snapshot(text, at: 0).shapes
    let places = shapes.map { $0.transform.apply(.zero) }
    #expect(places.count == 2)
    for (place, y) in zip(places, [5.0, 15]) { #expect(abs(place.x) < 1e-9 && abs(place.y - y) < 1e-9) }
    let top = try #require(shapes.first).transform.apply(Point(10, -10))
    #expect(abs(top.x - 10) < 1e-9 && abs(top.y - 15) < 1e-9)
  }
}
