import LayerTree
import Testing

@testable import Lottie

/// Features that players show in different ways.
struct PlayerDifferenceTests {
  /// The messages about a file of one shape layer.
  private static func messages(_ shapes: String = "[]", transform: String = "{}", more: String = "") throws -> [String]
  {
    let layer = LottieFiles.shapeLayer(shapes, transform: transform)
    return try LottieFiles.read(LottieFiles.file(layers: "[\(layer)]", more: more)).differences.map(\.description)
  }

  private static func position(_ out: String, _ into: String) -> String {
    """
    {"p": {"a": 1, "k": [{"t": 0, "s": [0, 0], "to": \(out), "ti": \(into), "i": {"x": 1, "y": 1}, "o": {"x": 0, "y": 0}},
    {"t": 9, "s": [90, 0]}]}}
    """
  }

  @Test func curvesThatAreFollowedUnevenly() throws {
    #expect(
      try Self.messages(transform: Self.position("[0, 5]", "[0, 80]")) == [
        "layers[0].ks.p (layer “shapes”): the layer moves evenly along the curve, as in After Effects; lottie-ios’s Core "
          + "Animation engine is up to 12 points away between keyframes"
      ])
    #expect(try Self.messages(transform: Self.position("[30, 10]", "[-30, 10]")).isEmpty, "A flat, even curve")
    #expect(try Self.messages(transform: Self.position("[30, 0]", "[-30, 0]")).isEmpty, "An even line")
    #expect(
      try Self.messages(transform: Self.position("[5, 0]", "[-80, 0]")) == [
        "layers[0].ks.p (layer “shapes”): handles change the pace on a straight line, as in lottie-ios; After Effects is up "
          + "to 29 points away between keyframes"
      ])
  }

  private static func scale(_ start: String, _ end: String) -> String {
    """
    {"s": {"a": 1, "k": [{"t": 0, "s": [0, 0, 100], "o": {"x": [0.3, 0.3, 0], "y": [0, \(start), 0]},
    "i": {"x": [0.7, 0.7, 1], "y": [1, \(end), 1]}}, {"t": 9, "s": [100, 100, 100]}]}}
    """
  }

  @Test func dimensionsWithTheirOwnEasing() throws {
    #expect(
      try Self.messages(transform: Self.scale("0.5", "1")).map { $0.prefix(27) } == ["layers[0].ks.s (layer “shap"])
    #expect(try Self.messages(transform: Self.scale("0", "1")).isEmpty, "The depth of a flat layer does not count")
  }

  @Test(arguments: [("5", "100", 1), ("6", "100", 0), ("5", "0", 0)])
  func polygonsWithRoundCorners(corners: String, roundness: String, count: Int) throws {
    let star = """
      [{"ty": "sr", "sy": 2, "pt": {"k": \(corners)}, "p": {"k": [0, 0]}, "r": {"k": 0}, "or": {"k": 60},
      "os": {"k": \(roundness)}}]
      """
    #expect(try Self.messages(star).count == count)
  }

  private static func gradient(stops: String, type: Int = 1, highlight: Int = 0) -> String {
    """
    [{"ty": "gf", "t": \(type), "g": {"p": 3, "k": {"k": \(stops)}}, "s": {"k": [0, 0]}, "e": {"k": [50, 0]},
    "h": {"k": \(highlight)}, "o": {"k": 100}}]
    """
  }

  @Test func highlightsAndMidpoints() throws {
    let even = "[0, 1, 0, 0, 0.5, 0.5, 0, 0.5, 1, 0, 0, 1]"
    #expect(try Self.messages(Self.gradient(stops: even, type: 2, highlight: 40)).count == 1)
    #expect(try Self.messages(Self.gradient(stops: even, type: 1, highlight: 40)).isEmpty)
    #expect(try Self.messages(Self.gradient(stops: even, type: 2, highlight: 1)).isEmpty)
    let midpoint = "[0, 1, 0, 0, 0.15, 0.5, 0, 0.5, 1, 0, 0, 1]"
    #expect(
      try Self.messages(Self.gradient(stops: midpoint)) == [
        "layers[0].shapes[0].g (layer “shapes”): colors change linearly to the midpoint of two stops; After "
          + "Effects curves them"
      ])
    #expect(try Self.messages(Self.gradient(stops: "[0, 1, 0, 0, 0.15, 0.5, 0.2, 0.5, 1, 0, 0, 1]")).isEmpty, "A stop")
    #expect(try Self.messages(Self.gradient(stops: "[0, 1, 0, 0, 0.4, 0.5, 0, 0.5, 1, 0, 0, 1]")).isEmpty, "Too little")
  }

  @Test func mattesWithoutTheirMark() throws {
    let matte = LottieFiles.shapeLayer("[\(LottieFiles.square), \(LottieFiles.red)]").replacing(
      "\"shapes\", \"ind", with: "\"matte\", \"ind")
    let matted = LottieFiles.shapeLayer("[\(LottieFiles.square), \(LottieFiles.red)]", more: #""tt": 1,"#)
    let text = LottieFiles.file(layers: "[\(matte), \(matted)]")
    #expect(
      try LottieFiles.read(text).differences.map(\.description) == [
        "layers[0] (layer “matte”): the matte is also shown, because it has no `td`, as in After Effects; "
          + "lottie-ios’s Core Animation engine shows no matte"
      ])
    // One of the two is the mask of the other.
    #expect(try LottieFiles.snapshot(text, at: 0).nodes(named: "matte").count == 2)
    #expect(try LottieFiles.snapshot(text, at: 0, like: .lottieIOS).nodes(named: "matte").count == 1)
    let marked = LottieFiles.file(layers: "[\(matte.replacing("\"ind\"", with: "\"td\": 1, \"ind\"")), \(matted)]")
    #expect(try LottieFiles.read(marked).differences.isEmpty)
  }

  @Test func trimsOfFills() throws {
    let trim = #"{"ty": "tm", "s": {"k": 0}, "e": {"k": 50}, "o": {"k": 0}}"#
    let whole = #"{"ty": "tm", "s": {"k": 0}, "e": {"k": 100}, "o": {"k": 0}}"#
    let stroke = #"{"ty": "st", "c": {"k": [1, 0, 0]}, "o": {"k": 100}, "w": {"k": 2}}"#
    let group = #"{"ty": "gr", "it": [\#(LottieFiles.square), \#(LottieFiles.red)]}"#
    #expect(try Self.messages("[\(LottieFiles.square), \(trim), \(LottieFiles.red)]").count == 1)
    #expect(try Self.messages("[\(group), \(trim)]").count == 1)
    #expect(try Self.messages("[\(LottieFiles.square), \(trim), \(stroke)]").isEmpty)
    #expect(try Self.messages("[\(group), \(whole)]").isEmpty)
  }

  @Test func expressionsThatChangeSomething() throws {
    func rotation(_ script: String) -> String { #"{"r": {"a": 0, "k": 10, "x": "var $bm_rt; $bm_rt = \#(script);"}}"# }
    #expect(try Self.messages(transform: rotation("time * 20")).map { $0.prefix(16) } == ["layers[0].ks.r.x"])
    #expect(try Self.messages(transform: rotation("value")).isEmpty)
  }

  @Test func texts() throws {
    func layer(_ documents: String, animators: String = "[]") -> String {
      """
      {"ty": 5, "nm": "text", "ind": 1, "ip": 0, "op": 10, "st": 0, "ks": {},
      "t": {"d": {"k": [\(documents)]}, "p": {}, "a": \(animators)}}
      """
    }
    func document(_ text: String, at time: Int) -> String {
      #"{"t": \#(time), "s": {"t": "\#(text)", "f": "none", "s": 10, "fc": [0, 0, 0]}}"#
    }
    let fonts = """
      "fonts": {"list": [{"fName": "none", "fFamily": "None", "fStyle": "Regular"}]},
      "chars": [{"ch": "a", "fFamily": "None", "style": "Regular", "w": 50, "data": {"shapes": []}}],
      """
    func messages(_ layer: String) throws -> [String] {
      try LottieFiles.read(LottieFiles.file(layers: "[\(layer)]", more: fonts)).differences.map(\.message)
    }
    let own =
      "texts in “None” use the file’s outlines, as in After Effects; lottie-ios’s Core Animation engine uses the "
      + "font, if it is installed"
    #expect(try messages(layer(document("a", at: 0))) == [own])
    let changing = try messages(layer(document("a", at: 0) + "," + document("aa", at: 5)))
    #expect(changing.count == 2 && changing.first?.hasPrefix("the text changes") == true)
    let animated = try messages(layer(document("a", at: 0), animators: #"[{"s": {}, "a": {"o": {"k": 0}}}]"#))
    #expect(animated.count == 2 && animated.first?.hasPrefix("the characters are animated") == true)
  }

  @Test func theFirstOfAKindIsReported() throws {
    let group = #"{"ty": "gr", "it": [\#(LottieFiles.square), \#(LottieFiles.red)]}"#
    let trim = #"{"ty": "tm", "s": {"k": 0}, "e": {"k": 50}, "o": {"k": 0}}"#
    let layer = LottieFiles.shapeLayer("[\(group), \(trim)]")
    #expect(try LottieFiles.read(LottieFiles.file(layers: "[\(layer), \(layer)]")).differences.count == 1)
  }
}
