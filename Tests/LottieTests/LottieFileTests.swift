import Geometry
import LayerTree
import Testing

@testable import Lottie

@Suite struct LottieFileTests {
  @Test(arguments: [
    (#"{"fr": 10, "layers": []}"#, "`w` must be a number, but is missing"),
    (#"{"fr": 0, "w": 9, "h": 9, "op": 1, "layers": []}"#, "`fr` must be between 0.001 and 10000.0, but is 0.0"),
    (
      #"{"fr": 1, "w": 1e9, "h": 9, "op": 1, "layers": []}"#,
      "`w` must be between 1.0 and 100000.0, but is 1000000000.0"
    ),
    (#"{"fr": 1, "w": 9, "h": 9, "ip": 5, "op": 5, "layers": []}"#, "`op` (5.0) must come after `ip` (5.0)"),
  ])
  func refuses(text: String, message: String) {
    #expect(throws: LottieError(message)) { try LottieFiles.read(text) }
  }

  @Test("Compositions that show each other do not come to more layers than can be made") func refusesBombs() throws {
    func file(levels: Int) -> String {
      let compositions = (0..<levels).map { level in
        let layer =
          level + 1 < levels
          ? #"{"ty": 0, "refId": "c\#(level + 1)", "w": 9, "h": 9, "ip": 0, "op": 1, "ks": {}}"#
          : ##"{"ty": 1, "sc": "#ff0000", "sw": 9, "sh": 9, "ip": 0, "op": 1, "ks": {}}"##
        return #"{"id": "c\#(level)", "layers": [\#([String](repeating: layer, count: 10).joined(separator: ", "))]}"#
      }
      return """
        {"fr": 1, "w": 9, "h": 9, "ip": 0, "op": 1, "assets": [\(compositions.joined(separator: ", "))],
        "layers": [{"ty": 0, "refId": "c0", "w": 9, "h": 9, "ip": 0, "op": 1, "ks": {}}]}
        """
    }
    #expect(try LottieFiles.read(file(levels: 3)).warnings.isEmpty)
    for levels in [5, 12, 60] {
      #expect(throws: LottieError(Self.tooMany("`layers`", 21_845))) {
        try LottieFiles.read(file(levels: levels))
      }
    }
  }

  private static func tooMany(_ things: String, _ limit: Int) -> String {
    "\(things) exceed the limit of \(limit), including repeaters, zigzags, and compositions: use fewer, or allow more "
      + "than 512 MiB with --max-memory"
  }

  @Test("Paths that compositions multiply are refused")
  func longPaths() throws {
    let points = [String](repeating: "[0, 0]", count: 1000).joined(separator: ", ")
    func file(_ count: Int) -> String {
      let shape =
        #"{"ty": "sh", "ks": {"a": 0, "k": {"c": true, "v": [\#(points)], "i": [\#(points)], "o": [\#(points)]}}}"#
      let path = #"{"ty": 4, "ip": 0, "op": 1, "ks": {}, "shapes": [\#(shape)]}"#
      let inner = #"{"ty": 0, "refId": "a", "w": 9, "h": 9, "ip": 0, "op": 1, "ks": {}}"#
      return """
        {"fr": 1, "w": 9, "h": 9, "ip": 0, "op": 1, "assets": [{"id": "a", "layers": [\(path)]}],
        "layers": [\([String](repeating: inner, count: count).joined(separator: ", "))]}
        """
    }
    #expect(throws: Never.self) { _ = try LottieFiles.read(file(4194)) }
    let message = Self.tooMany("the corners of paths in `layers`", 4_194_304)
    #expect(throws: LottieError(message)) { _ = try LottieFiles.read(file(4195)) }
  }

  @Test(arguments: ["", "layers: []", "[1, 2]", #"{"layers": [], "canvas": 1}"#])
  func leavesOtherFilesAlone(text: String) throws {
    #expect(try LottieDocument(Array(text.utf8)) == nil)
  }

  @Test func paintsFromTheLastItemToTheFirst() throws {
    let blue = LottieFiles.red.replacing("[1, 0, 0, 1]", with: "[0, 0, 255, 1]").replacing("red", with: "blue")
    let text = LottieFiles.file(
      layers: "[\(LottieFiles.shapeLayer("[\(LottieFiles.square), \(LottieFiles.red), \(blue)]"))]")
    let shapes = try LottieFiles.snapshot(text, at: 0).shapes
    #expect(shapes.map(\.shape.fillColor) == [Color(red: 0, green: 0, blue: 1), Color(red: 1, green: 0, blue: 0)])
    #expect(shapes.allSatisfy { $0.shape.path.boundingBox == Rect(-10, -10, 20, 20) })
  }

  @Test func aPaintShowsThePathsOfGroupsBeforeIt() throws {
    let group = """
      {"ty": "gr", "it": [\(LottieFiles.square), {"ty": "tr", "p": {"k": [50, 0]}, "s": {"k": [50, 100]}}]}
      """
    let text = LottieFiles.file(layers: "[\(LottieFiles.shapeLayer("[\(group), \(LottieFiles.red)]"))]")
    let shapes = try LottieFiles.snapshot(text, at: 0).shapes
    #expect(shapes.map(\.shape.path.boundingBox) == [Rect(45, -10, 10, 20)])
  }

  @Test func followsParentsWithoutTheirOpacity() throws {
    let parent = #"{"ty": 3, "ind": 7, "ip": 0, "op": 10, "ks": {"p": {"k": [30, 40]}, "r": {"k": 90}, "o": {"k": 0}}}"#
    let child = LottieFiles.shapeLayer(
      "[\(LottieFiles.square), \(LottieFiles.red)]", transform: #"{"p": {"k": [10, 0]}}"#, more: #""parent": 7,"#)
    let snapshot = try LottieFiles.snapshot(LottieFiles.file(layers: "[\(child), \(parent)]"), at: 0)
    let place = try #require(snapshot.shapes.first).transform.affine.apply(.zero)
    #expect(abs(place.x - 30) < 1e-9 && abs(place.y - 50) < 1e-9)
    #expect(snapshot.nodes(named: "shapes").first?.properties.opacity == 1)
  }

  @Test func showsLayersDuringTheirSpan() throws {
    let layer = LottieFiles.shapeLayer("[\(LottieFiles.square), \(LottieFiles.red)]")
      .replacing(#""ip": 0, "op": 10"#, with: #""ip": 2, "op": 5"#)
    let file = try LottieFiles.read(LottieFiles.file(layers: "[\(layer)]"))
    for (time, isShown) in [(0.0, false), (0.19, false), (0.2, true), (0.49, true), (0.5, false)] {
      let stage = file.makeStage()
      try stage.advance(to: time)
      #expect(stage.snapshot().shapes.isEmpty != isShown, "at \(time)")
    }
  }

  /// Frames between the file's frames, and between the stage's ticks, are exact.
  @Test func movesBetweenFrames() throws {
    let layer = LottieFiles.shapeLayer(
      "[\(LottieFiles.square), \(LottieFiles.red)]",
      transform: #"{"p": {"k": [{"t": 0, "s": [0, 0]}, {"t": 10, "s": [100, 0]}]}}"#)
    for time in [0.0, 0.1234, 0.5, 0.77777] {
      let shapes = try LottieFiles.snapshot(LottieFiles.file(layers: "[\(layer)]"), at: time).shapes
      #expect(abs(try #require(shapes.first).transform.affine.tx - 100 * time) < 1e-9)
    }
  }

  @Test func compositionsHaveTheirOwnTime() throws {
    let inner = LottieFiles.shapeLayer(
      "[\(LottieFiles.square), \(LottieFiles.red)]",
      transform: #"{"p": {"k": [{"t": 0, "s": [0, 0]}, {"t": 10, "s": [100, 0]}]}}"#)
    let assets = #"[{"id": "a", "layers": [\#(inner)]}]"#
    func place(_ more: String) throws -> Double? {
      let outer = #"{"ty": 0, "refId": "a", "w": 100, "h": 100, "ip": 0, "op": 10, "ks": {}, \#(more)}"#
      return try LottieFiles.snapshot(LottieFiles.file(layers: "[\(outer)]", assets: assets), at: 0.5).shapes.first?
        .transform.affine.tx
    }
    #expect(try place(#""st": 0"#) == 50)
    #expect(try place(#""st": 2"#) == 30)
    #expect(try place(#""st": 0, "sr": 2"#) == 25)
    #expect(try place(#""st": 0, "tm": {"k": 0.9}"#) == 90)
  }

  @Test func compositionsInsideThemselvesEnd() throws {
    let layer = #"{"ty": 0, "refId": "a", "w": 100, "h": 100, "ip": 0, "op": 10, "ks": {}}"#
    let shape = LottieFiles.shapeLayer("[\(LottieFiles.square), \(LottieFiles.red)]")
    let text = LottieFiles.file(layers: "[\(layer)]", assets: #"[{"id": "a", "layers": [\#(layer), \#(shape)]}]"#)
    #expect(try LottieFiles.snapshot(text, at: 0).shapes.count == 1)
  }

  @Test func parentsInACircleEnd() throws {
    func layer(_ index: Int, _ parent: Int) -> String {
      LottieFiles.shapeLayer("[\(LottieFiles.square), \(LottieFiles.red)]", more: #""parent": \#(parent),"#)
        .replacing(#""ind": 1"#, with: #""ind": \#(index)"#)
    }
    let text = LottieFiles.file(layers: "[\(layer(1, 2)), \(layer(2, 1)), \(layer(3, 3))]")
    #expect(try LottieFiles.snapshot(text, at: 0).shapes.count == 3)
  }

  /// Masks make layers in proportion to their number, whatever their modes are.
  @Test(arguments: ["a", "s", "i", "l", "d", "f"]) func manyMasksMakeFewLayers(mode: String) throws {
    let mask =
      #"{"mode": "\#(mode)", "o": {"k": 100}, "pt": {"k": {"v": [[0, 0], [9, 0], [9, 9]], "i": [], "o": [], "c": true}}}"#
    let masks = Array(repeating: mask, count: 60).joined(separator: ", ")
    let layer = LottieFiles.shapeLayer(
      "[\(LottieFiles.square), \(LottieFiles.red)]", more: #""masksProperties": [\#(masks)],"#)
    let snapshot = try LottieFiles.snapshot(LottieFiles.file(layers: "[\(layer)]"), at: 0)
    #expect(snapshot.nodes.count < 300)
  }

  /// What blends does so with what is in its own layer or composition, unless that is collapsed.
  @Test func blendsWithinTheComposition() throws {
    func isolated(paint: Int = 0, layer: Int = 0, more: String = "") throws -> [String] {
      let fill = LottieFiles.red.replacing(#""nm""#, with: #""bm": \#(paint), "nm""#)
      let inside = LottieFiles.shapeLayer("[\(LottieFiles.square), \(fill)]", more: #""bm": \#(layer),"#)
      let outside = """
        {"ty": 0, "nm": "composition", "refId": "a", "w": 100, "h": 100, "ip": 0, "op": 10, "ks": {}\(more)}
        """
      let text = LottieFiles.file(layers: "[\(outside)]", assets: #"[{"id": "a", "layers": [\#(inside)]}]"#)
      return try LottieFiles.snapshot(text, at: 0).nodes.filter(\.properties.effects.isIsolated).map(\.name)
    }
    #expect(try isolated() == [])
    #expect(try isolated(layer: 11) == ["composition"])
    #expect(try isolated(layer: 11, more: #", "ct": 1"#) == [])
    #expect(try isolated(paint: 11) == ["shapes"])
    #expect(try isolated(paint: 11, layer: 11) == ["composition", "shapes"])
  }

  @Test func trimsByLength() throws {
    let trim = #"{"ty": "tm", "s": {"k": 0}, "e": {"k": 50}, "o": {"k": 0}, "m": 1}"#
    let stroke = #"{"ty": "st", "c": {"k": [0, 0, 0, 1]}, "o": {"k": 100}, "w": {"k": 2}}"#
    let text = LottieFiles.file(layers: "[\(LottieFiles.shapeLayer("[\(LottieFiles.square), \(trim), \(stroke)]"))]")
    let shape = try #require(try LottieFiles.snapshot(text, at: 0).shapes.first).shape
    // From the upper right corner clockwise to the opposite one.
    #expect(shape.path.elements == [.move(Point(10, -10)), .line(Point(10, 10)), .line(Point(-10, 10))])
  }

  /// Caps and joins that a file does not have are round, as in Bodymovin's own player.
  @Test(arguments: [
    ("", LineCap.round, LineJoin.round), (#", "lc": 1, "lj": 1"#, .butt, .miter),
    (#", "lc": 3, "lj": 3"#, .square, .bevel),
  ])
  func readsCapsAndJoins(keys: String, cap: LineCap, join: LineJoin) throws {
    let stroke = #"{"ty": "st", "c": {"k": [0, 0, 0, 1]}, "o": {"k": 100}, "w": {"k": 2}\#(keys)}"#
    let text = LottieFiles.file(layers: "[\(LottieFiles.shapeLayer("[\(LottieFiles.square), \(stroke)]"))]")
    let shape = try #require(try LottieFiles.snapshot(text, at: 0).shapes.first).shape
    #expect(shape.lineCap == cap && shape.lineJoin == join)
  }

  @Test func repeats() throws {
    let repeater = #"""
      {"ty": "rp", "c": {"k": 3}, "o": {"k": 0}, "m": 1,
       "tr": {"p": {"k": [10, 0]}, "a": {"k": [0, 0]}, "s": {"k": [100, 100]}, "r": {"k": 0}, "so": {"k": 100}, "eo": {"k": 50}}}
      """#
    let text = LottieFiles.file(
      layers: "[\(LottieFiles.shapeLayer("[\(LottieFiles.square), \(LottieFiles.red), \(repeater)]"))]")
    let snapshot = try LottieFiles.snapshot(text, at: 0)
    #expect(snapshot.shapes.map(\.transform.affine.tx) == [20, 10, 0])
  }

  @Test func mattesShowThroughTheLayerBefore() throws {
    let matte = LottieFiles.shapeLayer("[\(LottieFiles.square), \(LottieFiles.red)]", more: #""td": 1,"#)
    let layer = LottieFiles.shapeLayer("[\(LottieFiles.square), \(LottieFiles.red)]", more: #""tt": 4,"#)
    let snapshot = try LottieFiles.snapshot(LottieFiles.file(layers: "[\(matte), \(layer)]"), at: 0)
    let around = try #require(snapshot.nodes(named: "shapes").first)
    #expect(around.maskEnd != nil && around.properties.isMaskLuminance && around.properties.isMaskInverted)
    #expect(snapshot.shapes.count == 2)
  }

  /// lottie-web marks what it has prepared in memory, where tangents are absolute; saved, the marks stay.
  @Test(arguments: [
    ("", "", 30.0), (#""__complete": true,"#, #""completed": true,"#, 20), (#""__complete": true,"#, "", 30),
  ])
  func readsPathsFromMemory(file: String, layer: String, corner: Double) throws {
    let path = """
      {"ty": "sh", "ks": {"k": {"v": [[10, 10], [30, 10]], "i": [[20, 10], [0, 0]], "o": [[20, 10], [0, 0]], "c": false}}}
      """
    let text = LottieFiles.file(
      layers: "[\(LottieFiles.shapeLayer("[\(path), \(LottieFiles.red)]", more: layer))]", more: file)
    let shape = try #require(try LottieFiles.snapshot(text, at: 0).shapes.first).shape
    let controls = shape.path.elements.compactMap { if case .cubic(let first, _, _) = $0 { first.x } else { nil } }
    #expect(controls.first == corner)
  }

  @Test("The fill effect's opacity is that of what is filled") func fillsWithItsOpacity() throws {
    let fill = """
      "ef": [{"ty": 21, "en": 1, "ef": [{"v": {"k": 0}}, {"v": {"k": 0}}, {"ty": 2, "v": {"k": [0, 0, 1, 1]}}, {"v": {"k": 0}},
      {"v": {"k": 0}}, {"v": {"k": 0}}, {"ty": 0, "v": {"k": 0.25}}]}],
      """
    let text = LottieFiles.file(
      layers: "[\(LottieFiles.shapeLayer("[\(LottieFiles.square), \(LottieFiles.red)]", more: fill))]")
    let node = try #require(try LottieFiles.snapshot(text, at: 0).nodes(named: "shapes").first)
    let steps = try #require(node.properties.effects.filterGraph).steps
    guard steps.count == 1, case .colors(_, let rows) = steps[0].operation else { throw LottieError("no matrix") }
    #expect(rows == [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0.25, 0])
  }

  @Test func namesWhatIsNotSupported() throws {
    let layer = LottieFiles.shapeLayer(#"[{"ty": "xx"}]"#, more: #""bm": 17,"#)
    let file = try LottieFiles.read(LottieFiles.file(layers: "[\(layer)]"))
    #expect(
      file.warnings.map(\.description) == [
        "layers[0].shapes[0] (layer “shapes”): items of the type “xx” are not shown",
        "layers[0].bm (layer “shapes”): the blend mode 17 is not supported; the layer is blended normally",
      ])
  }

  /// Files in which one value is replaced by another of any kind must not trap.
  @Test func survivesReplacedValues() throws {
    let text = LottieFiles.file(
      layers:
        "[\(LottieFiles.shapeLayer("[\(LottieFiles.square), \(LottieFiles.red), {\"ty\":\"tm\",\"s\":{\"k\":10},\"e\":{\"k\":50},\"o\":{\"k\":3}}]"))]"
    )
    let marks = text.indices.filter { text[$0].isNumber || text[$0] == "[" }
    for replacement in ["1e300", "-1e300", "null", "\"x\"", "[]", "{}", "true"] {
      for mark in marks where text[mark].isNumber {
        var changed = text
        var end = text.index(after: mark)
        while end < text.endIndex, text[end].isNumber || text[end] == "." { end = text.index(after: end) }
        changed.replaceSubrange(mark..<end, with: replacement)
        guard let file = try? LottieFiles.read(changed) else { continue }
        let stage = file.makeStage()
        _ = stage.snapshot()
        #expect(Self.isFinite(stage.root), "\(replacement) for \(text[mark..<text.endIndex].prefix(20))")
      }
    }
  }

  /// Returns whether the places of a layer and of all layers inside it are numbers.
  private static func isFinite(_ layer: Layer) -> Bool {
    let corner = layer.transform.apply(SIMD4(1, 1, 1, 1))
    let values: [Double] = [
      layer.position.x, layer.position.y, layer.bounds.width, layer.bounds.height, corner.x, corner.y, layer.opacity,
    ]
    return values.allSatisfy(\.isFinite) && layer.sublayers.allSatisfy(isFinite)
  }
}
