import Arithmetic
import Geometry
import LayerTree
import Testing

@testable import Lottie

/// Files that are shown as by one player.
struct LottiePlayerTests {
  private static let players: [LottiePlayer?] = [nil, .afterEffects, .lottieIOS]

  /// The first shape of a file of one layer in the middle, like each player.
  private static func shapes(
    _ shapes: String, transform: String = "{}"
  ) throws -> [(shape: ShapeContent, transform: Projection)?] {
    let file = LottieFiles.file(layers: "[\(LottieFiles.shapeLayer(shapes, transform: transform))]")
    return try players.map { try LottieFiles.snapshot(file, at: 0.5, like: $0).shapes.first }
  }

  /// The places of a square that moves for ten frames, at the fifth.
  private static func places(to out: String, from into: String) throws -> [Point] {
    let position = """
      {"p": {"a": 1, "k": [{"t": 0, "s": [0, 0], "to": \(out), "ti": \(into), "i": {"x": 1, "y": 1}, "o": {"x": 0, "y": 0}},
      {"t": 10, "s": [80, 0]}]}}
      """
    return try shapes("[\(LottieFiles.square), \(LottieFiles.red)]", transform: position).map {
      try #require($0?.transform).apply(.zero)
    }
  }

  @Test("On a straight line, lottie-ios's pace is the default")
  func lines() throws {
    let places = try Self.places(to: "[0, 0]", from: "[-80, 0]")
    // Half of the curve's parameter, and half of the way.
    #expect(abs(places[0].x - 10) < 1e-9 && abs(places[1].x - 40) < 0.1 && places[2] == places[0])
  }

  @Test("On a curve, After Effects' pace is the default")
  func curves() throws {
    let places = try Self.places(to: "[0, 60]", from: "[0, 0]")
    // The curve's point at half of its parameter.
    #expect(abs(places[2].x - 40) < 1e-9 && abs(places[2].y - 22.5) < 1e-9)
    #expect(places[0] == places[1] && abs(places[0].x - 40) > 3)
  }

  @Test func centersOfShapes() throws {
    let square = """
      {"ty": "rc", "p": {"a": 1, "k": [{"t": 0, "s": [0, 0], "to": [0, 60], "ti": [0, 0], "i": {"x": 1, "y": 1},
      "o": {"x": 0, "y": 0}}, {"t": 10, "s": [80, 0]}]}, "s": {"a": 0, "k": [20, 20]}, "r": {"a": 0, "k": 0}}
      """
    let centers = try Self.shapes("[\(square), \(LottieFiles.red)]").map {
      ($0?.shape.path.boundingBox).map { Point($0.midX, $0.midY) }
    }
    #expect(centers[2] == Point(40, 0), "Core Animation's engine goes straight")
    #expect(centers[0] == centers[1] && (centers[0]?.y ?? 0) > 10)
    let line = square.split(separator: "[0, 60]").joined(separator: "[60, 0]")
    #expect(try Self.shapes("[\(line), \(LottieFiles.red)]").map { $0?.shape.path.boundingBox?.midX }[2] == 40)
    for middle in try Self.shapes("[\(line), \(LottieFiles.red)]").map({ $0?.shape.path.boundingBox?.midX }) {
      #expect(abs((middle ?? 0) - 40) < 0.1, "All go evenly on a line")
    }
    let file = LottieFiles.file(layers: "[\(LottieFiles.shapeLayer("[\(square)]"))]")
    #expect(
      try LottieFiles.read(file).differences.map(\.message) == [
        "the shape’s center moves along a curve, as in After Effects; lottie-ios’s Core Animation engine moves "
          + "it along a straight line, up to 28 points away"
      ])
    let even = LottieFiles.file(layers: "[\(LottieFiles.shapeLayer("[\(line)]"))]")
    #expect(try LottieFiles.read(even).differences.isEmpty)
  }

  @Test("Core Animation eases all dimensions like the first")
  func easing() throws {
    let scale = """
      {"s": {"a": 1, "k": [{"t": 0, "s": [0, 0], "o": {"x": [0, 0], "y": [0, 1]}, "i": {"x": [1, 1], "y": [1, 1]}},
      {"t": 10, "s": [100, 100]}]}}
      """
    let corners = try Self.shapes("[\(LottieFiles.square), \(LottieFiles.red)]", transform: scale).map {
      try #require($0?.transform).apply(Point(10, 10))
    }
    #expect(abs(corners[2].x - 5) < 1e-6 && abs(corners[2].y - 5) < 1e-6)
    #expect(abs(corners[0].x - 5) < 1e-6 && corners[0].y > 8 && corners[0] == corners[1])
  }

  @Test func expressions() throws {
    let rotation = #"{"r": {"a": 0, "k": 90, "x": "var $bm_rt; $bm_rt = 0;"}}"#
    let sides = try Self.shapes("[\(LottieFiles.square), \(LottieFiles.red)]", transform: rotation).map {
      try #require($0?.transform).apply(Point(1, 0))
    }
    #expect(abs(sides[2].y - 1) < 1e-9 && abs(sides[0].y) < 1e-9 && sides[0] == sides[1])
  }

  @Test func trims() throws {
    let trim = #"{"ty": "tm", "s": {"k": 0}, "e": {"k": 50}, "o": {"k": 0}}"#
    let whole = try Self.shapes("[\(LottieFiles.square), \(LottieFiles.red)]")[0]?.shape.path
    let fills = try Self.shapes("[\(LottieFiles.square), \(trim), \(LottieFiles.red)]").map { $0?.shape.path }
    #expect(fills[2] == whole && fills[0] != whole && fills[0] == fills[1])
    // A straight segment of 80 points, of whose parameter half is a quarter of the way.
    let line = """
      {"ty": "sh", "ks": {"a": 0, "k": {"v": [[0, 0], [80, 0]], "i": [[0, 0], [-80, 0]], "o": [[0, 0], [0, 0]], "c": false}}}
      """
    let stroke = #"{"ty": "st", "c": {"k": [1, 0, 0]}, "o": {"k": 100}, "w": {"k": 2}}"#
    let ends = try Self.shapes("[\(line), \(trim), \(stroke)]").map { try #require($0?.shape.path.boundingBox?.maxX) }
    #expect(abs(ends[2] - 10) < 1e-6 && abs(ends[0] - 40) < 0.5 && ends[0] == ends[1])
  }

  @Test func mergedPaths() throws {
    let other = #"{"ty": "rc", "p": {"k": [5, 0]}, "s": {"k": [20, 20]}, "r": {"k": 0}}"#
    let shapes = try Self.shapes(#"[\#(LottieFiles.square), \#(other), {"ty": "mm", "mm": 3}, \#(LottieFiles.red)]"#)
    let bounds = shapes.map { $0?.shape.path.boundingBox }
    #expect(bounds[2] == Rect(-10, -10, 25, 20) && bounds[0]?.width == 5 && bounds[0] == bounds[1])
  }

  @Test func polygons() throws {
    let star = """
      {"ty": "sr", "sy": 2, "pt": {"k": 4}, "p": {"k": [0, 0]}, "r": {"k": 0}, "or": {"k": 40}, "os": {"k": 100}}
      """
    func control(_ shape: ShapeContent?) -> Double? {
      shape?.path.elements.lazy.compactMap { element -> Double? in
        if case .cubic(let first, _, _) = element { first.x } else { nil }
      }.first
    }
    let controls = try Self.shapes("[\(star), \(LottieFiles.red)]").map { control($0?.shape) }
    #expect(abs(try #require(controls[2]) - 10) < 1e-9, "A quarter of the radius")
    let eighth = 40 * Double.pi / 8
    #expect(abs(try #require(controls[0]) - eighth) < 1e-9 && controls[0] == controls[1])
  }

  @Test func highlights() throws {
    let gradient = """
      {"ty": "gf", "t": 2, "g": {"p": 2, "k": {"k": [0, 1, 0, 0, 1, 0, 0, 1]}}, "s": {"k": [0, 0]}, "e": {"k": [50, 0]},
      "h": {"k": 40}, "a": {"k": 0}, "o": {"k": 100}}
      """
    let plain = try Self.shapes("[\(LottieFiles.square), \(gradient.replacing(40, with: 0))]").map {
      $0?.shape.fillGradient
    }
    let shown = try Self.shapes("[\(LottieFiles.square), \(gradient)]").map { $0?.shape.fillGradient }
    #expect(shown[2] == plain[2] && shown[0] != plain[0] && shown[0] == shown[1])
  }

  @Test func textsAreTheFirstAndStill() throws {
    func document(_ text: String, at time: Int) -> String {
      #"{"t": \#(time), "s": {"t": "\#(text)", "f": "none", "s": 10, "fc": [0, 0, 0], "j": 1, "tr": 500}}"#
    }
    let layer = """
      {"ty": 5, "nm": "text", "ind": 1, "ip": 0, "op": 10, "st": 0, "ks": {}, "t": {"d": {"k": [\(document("a", at: 0)),
      \(document("aaaa", at: 2))]}, "p": {}, "a": [{"s": {}, "a": {"o": {"k": 0}}}]}}
      """
    let file = LottieFiles.file(
      layers: "[\(layer)]",
      more: """
        "fonts": {"list": [{"fName": "none", "fFamily": "None", "fStyle": "Regular"}]}, "chars": [{"ch": "a", "size": 100,
        "fFamily": "None", "style": "Regular", "w": 50, "data": {"shapes": [{"ty": "gr", "it": [{"ty": "sh", "ks": {"k":
        {"v": [[0, 0], [50, 0], [50, -50]], "i": [[0, 0], [0, 0], [0, 0]], "o": [[0, 0], [0, 0], [0, 0]], "c": true}}}]}]}}],
        """)
    let still = try #require(try LottieFiles.snapshot(file, at: 0.5, like: .lottieIOS).shapes.first)
    #expect(
      still.transform.apply(Point(try #require(still.shape.path.boundingBox).maxX, 0)).x == -5,
      "The tracking of the only letter")
    let changing = try LottieFiles.snapshot(file, at: 0.5, like: .afterEffects)
    #expect(changing.nodes.contains { $0.properties.opacity == 0 } && changing.shapes.count > 1)
  }

  @Test("Masks are their outlines alone in lottie-ios")
  func masks() throws {
    func mask(_ mode: String, _ more: String) -> String {
      #"{"mode": "\#(mode)", \#(more), "pt": {"k": {"v": [[0, 0], [9, 0], [9, 9]], "i": [], "o": [], "c": true}}}"#
    }
    let masks = [mask("a", #""o": {"k": 50}"#), mask("f", #""x": {"k": 6}, "f": {"k": [9, 9]}"#)]
    let layer = LottieFiles.shapeLayer(
      "[\(LottieFiles.square), \(LottieFiles.red)]", more: #""masksProperties": [\#(masks.joined(separator: ", "))],"#)
    let file = LottieFiles.file(layers: "[\(layer)]")
    let whole = try LottieFiles.snapshot(file, at: 0, like: .afterEffects).nodes
    #expect(
      whole.contains { $0.properties.opacity == 0.5 } && whole.contains { $0.properties.blendMode == .difference })
    let outlines = try LottieFiles.snapshot(file, at: 0, like: .lottieIOS).nodes
    #expect(outlines.allSatisfy { $0.properties.opacity == 1 && $0.properties.blendMode == .normal })
    #expect(
      try LottieFiles.read(file).differences.map(\.message) == [
        "the mask’s opacity is applied, as in After Effects; lottie-ios’s Core Animation engine uses only the "
          + "mask’s outline",
        "the difference of the masks is shown, as in After Effects; lottie-ios’s Core Animation engine shows "
          + "their intersection",
      ])
  }

  @Test("Colors bend about midpoints in After Effects")
  func midpoints() throws {
    func stops(_ numbers: String) throws -> [[Gradient.Stop]?] {
      let fill =
        #"{"ty": "gf", "o": {"k": 100}, "t": 1, "s": {"k": [0, 0]}, "e": {"k": [9, 0]}, "g": {"p": 3, "k": {"k": [\#(numbers)]}}}"#
      return try Self.shapes("[\(LottieFiles.square), \(fill)]").map { $0?.shape.fillGradient?.stops }
    }
    for midpoint in [0.2, 0.7] {
      let stops = try stops("0, 0, 0, 0, \(midpoint), 0.5, 0.25, 0, 1, 1, 0.5, 0, 0, 1, \(midpoint), 0.6, 1, 0.2")
      #expect(stops[0]?.map(\.location) == [0, midpoint, 1] && stops[2] == stops[0])
      let bent = try #require(stops[1])
      #expect(bent.count > 30)
      for stop in bent {
        // Half of the way at the midpoint, by a power of what lies on its longer side.
        let share =
          midpoint < 0.5
          ? 1 - pow(1 - stop.location, log(0.5) / log(1 - midpoint)) : pow(stop.location, log(0.5) / log(midpoint))
        #expect(abs(stop.color.red - share) < 1e-9 && abs(stop.color.green - share / 2) < 1e-9)
        #expect(abs(stop.color.alpha - (1 - 0.8 * share)) < 1e-9)
      }
      #expect(bent.contains { abs($0.location - midpoint) < 0.02 && abs($0.color.red - 0.5) < 0.05 })
    }
    let others =
      try stops("0, 0, 0, 0, 0.2, 0.5, 0.3, 0, 1, 1, 0.5, 0") + stops("0, 0, 0, 0, 0.5, 0.5, 0.25, 0, 1, 1, 0.5, 0")
    #expect(others[..<3].allSatisfy { $0?.count == 3 }, "A color of its own is no midpoint")
    #expect(others[3] == others[5])
  }

  @Test("In After Effects, styles come after all transforms, and effects after those of shapes")
  func orderOfEffects() throws {
    let style = #""sy": [{"ty": 0, "c": {"k": [0, 0, 1, 1]}, "s": {"k": 2}}],"#
    let blur = #""ef": [{"ty": 29, "en": 1, "ef": [{"v": {"k": 10}}, {"v": {"k": 1}}]}],"#
    let shapes = "[\(LottieFiles.square), \(LottieFiles.red)]"
    /// The enlargement of the space of the effects, by player, and the number of differences that are told.
    func scales(_ layer: String) throws -> (scales: [Double], told: Int) {
      let parent = #"{"ty": 3, "ind": 7, "ip": 0, "op": 10, "ks": {"s": {"k": [300, 300]}}}"#
      let file = LottieFiles.file(layers: "[\(layer), \(parent)]")
      return (
        try Self.players.map { player in
          let nodes = try LottieFiles.snapshot(file, at: 0, like: player).nodes
          let place = try #require(nodes.first { $0.properties.effects.filterGraph != nil }).transform
          return place.apply(Point(1, 0)).x - place.apply(.zero).x
        }, try LottieFiles.read(file).differences.count
      )
    }
    func solid(_ more: String) -> String {
      ##"{"ty": 1, "sw": 9, "sh": 9, "sc": "#ff0000", "nm": "s", "ip": 0, "op": 10, "ks": {}, \##(more) "parent": 7}"##
    }
    let layers = [
      LottieFiles.shapeLayer(shapes, more: style + #""parent": 7,"#),
      LottieFiles.shapeLayer(shapes, more: blur + #""parent": 7,"#),
      solid(style), solid(blur), LottieFiles.shapeLayer(shapes, more: style),
    ]
    #expect(try layers.map { try scales($0).scales } == [[3, 1, 3], [3, 1, 3], [3, 1, 3], [3, 3, 3], [1, 1, 1]])
    #expect(try layers.map { try scales($0).told } == [1, 1, 1, 0, 0])
  }

  @Test("Compositions are bitmaps in After Effects, unless they are collapsed")
  func bitmaps() throws {
    func isBitmap(_ more: String) throws -> [Bool] {
      let file = LottieFiles.file(
        layers: #"[{"ty": 0, "refId": "a", "nm": "c", "w": 20, "h": 20, \#(more) "ip": 0, "op": 10, "ks": {}}]"#,
        assets: #"[{"id": "a", "layers": [\#(LottieFiles.shapeLayer("[\(LottieFiles.square), \(LottieFiles.red)]"))]}]"#
      )
      return try Self.players.map { player in
        try LottieFiles.snapshot(file, at: 0, like: player).nodes.contains {
          $0.properties.effects.shouldRasterize && $0.properties.effects.rasterizationScale == nil
        }
      }
    }
    #expect(try isBitmap("") == [false, true, false])
    #expect(try isBitmap(#""ct": 1,"#) == [false, false, false])
  }

  @Test("What is told depends on the player")
  func messages() throws {
    let position = """
      {"p": {"a": 1, "k": [{"t": 0, "s": [0, 0], "to": [5, 0], "ti": [-80, 0], "i": {"x": 1, "y": 1},
      "o": {"x": 0, "y": 0}}, {"t": 9, "s": [90, 0]}]}}
      """
    let file = LottieFiles.file(layers: "[\(LottieFiles.shapeLayer("[]", transform: position))]")
    let messages = try Self.players.map { try LottieFiles.read(file, like: $0).differences.map(\.message) }
    #expect(
      messages == [
        [
          "handles change the pace on a straight line, as in lottie-ios; After Effects is up to 29 points away between keyframes"
        ],
        [
          "the layer moves evenly along the line, as in After Effects; lottie-ios’s Core Animation engine is up to 29 points "
            + "away between keyframes"
        ],
        [
          "shown as in lottie-ios’s Core Animation engine, which is up to 29 points away between keyframes; in "
            + "After Effects, the layer moves evenly along the line"
        ],
      ])
  }
}

extension String {
  fileprivate func replacing(_ number: Int, with other: Int) -> String {
    split(separator: "\(number)", omittingEmptySubsequences: false).joined(separator: "\(other)")
  }
}
