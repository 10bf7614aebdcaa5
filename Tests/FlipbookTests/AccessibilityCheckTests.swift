import Flipbook
import Testing

/// The checks of appearances, each with a scene that fails and one that passes.
@Suite struct AccessibilityCheckTests {
  private static func findings(_ text: String, in appearances: [String] = ["light"]) throws -> [AccessibilityFinding] {
    let images = ImageLibrary()
    let scenes = try appearances.map { name in
      (
        name,
        try Scene(text: text, file: "s.yaml", settings: SceneSettings(variant: name)) { _ in
          .failure(ImageNotFound(message: "none"))
        } measuringText: {
          FontLibrary(files: $0, drawings: .svg).measure
        }
      )
    }
    return try AccessibilityCheck(images: images).findings(in: scenes)
  }

  private static func rules(_ text: String, in appearances: [String] = ["light"]) throws -> [AccessibilityRule] {
    try findings(text, in: appearances).map(\.rule)
  }

  private static func scene(_ layers: String, _ rest: String = "", background: String = "white") -> String {
    "canvas: {size: [400, 300], background: \(background)}\nduration: 1.5\nlayers: [\(layers)]\n\(rest)"
  }

  @Test func textThatDoesNotFit() throws {
    func label(_ keys: String) -> String { Self.scene("{label: title, text: A long title of a card, \(keys)}") }
    #expect(try Self.rules(label("frame: [0, 0, 60, 30]")) == [.textCut])
    #expect(try Self.rules(label("frame: [0, 0, 300, 30]")) == [])
    #expect(try Self.rules(label("frame: [0, 0, 90, 30], numberOfLines: 2")) == [.textCut])
    #expect(try Self.rules(label("frame: [0, 0, 90, 120], numberOfLines: 0")) == [])
    #expect(try Self.rules(label("frame: [0, 0, 150, 30], minimumScaleFactor: 0.5")) == [])
    #expect(try Self.rules(label("position: [200, 100]")) == [])
    // Only larger text is cut.
    let styled = label("frame: [0, 0, 300, 40], font: {style: body}")
    let found = try Self.findings(styled, in: ["light", "accessibility3", "accessibility5"])
    #expect(
      found.map(\.rule) == [.textCut] && found[0].places.map(\.appearance) == ["accessibility3", "accessibility5"])
    #expect(found[0].line == 3 && found[0].layer == "title")
  }

  @Test func textsThatOverlap() throws {
    func texts(_ x: Int, _ more: String = "", _ rest: String = "") -> String {
      Self.scene(
        "{label: a, text: Hello, position: [100, 50]}, \(more) {label: b, text: World, position: [\(x), 50]}", rest)
    }
    #expect(try Self.rules(texts(110)) == [.textOverlap])
    #expect(try Self.rules(texts(200)) == [])
    // A card between them covers the first.
    #expect(try Self.rules(texts(110, "{layer: card, frame: [0, 0, 300, 100], backgroundColor: white},")) == [])
    // One dissolves into the other.
    let fading = "start: [{set: {b.opacity: 0}}, {animate: {a.opacity: 0, b.opacity: 1}, duration: 0.4}]"
    #expect(try Self.rules(texts(100, "", fading)) == [])
  }

  /// The ratios of WCAG's formula: #767676 on white is 4.54:1, #777777 4.48:1, #949494 3.03:1, and #959595 2.99:1.
  @Test(arguments: [
    ("'#767676'", 17, "regular", false), ("'#777777'", 17, "regular", true), ("'#949494'", 18, "regular", false),
    ("'#959595'", 18, "regular", true), ("'#949494'", 14, "bold", false), ("'#949494'", 14, "semibold", true),
    ("white", 17, "regular", true), ("'rgb(0, 0, 0, 0.5)'", 17, "regular", true),
  ]) func contrast(color: String, size: Int, weight: String, fails: Bool) throws {
    let found = try Self.findings(
      Self.scene(
        "{label: a, text: Hello, font: {size: \(size), weight: \(weight)}, textColor: \(color), position: [90, 50]}"))
    #expect(found.map(\.rule) == (fails ? [.contrast] : []))
    if color == "'#777777'" { #expect(found[0].places[0].measured == "4.48:1") }
    if color == "white" { #expect(found[0].places[0].measured == "1:1") }
  }

  @Test func contrastWhileItMoves() throws {
    let text = Self.scene(
      "{layer: band, frame: [150, 0, 60, 300], backgroundColor: black}, {label: a, text: Hi, position: [40, 50]}",
      "start: [{animate: {a.position.x: 360}, duration: 1, options: [curveLinear]}]")
    let found = try Self.findings(text)
    #expect(found.map(\.rule) == [.contrast])
    let times = found[0].places[0].times
    // Its middle is over the band from 0.35 s to 0.53 s.
    #expect(times.lowerBound >= 0.2 && times.upperBound <= 0.7, "\(times)")
    #expect(found[0].places[0].frame.map { $0.minX > 140 && $0.maxX < 220 } == true)
  }

  @Test func contrastIsNotMeasuredWhileTextFades() throws {
    let fade = "start: [{set: {a.opacity: 0}}, {animate: {a.opacity: 1}, duration: 0.8}]"
    #expect(try Self.rules(Self.scene("{label: a, text: Hello, position: [90, 50]}", fade)) == [])
    let half = "start: [{animate: {a.opacity: 0.3}, duration: 0.3}]"
    #expect(try Self.rules(Self.scene("{label: a, text: Hello, position: [90, 50]}", half)) == [.contrast])
  }

  @Test func blackTextInTheDark() throws {
    let text = Self.scene("{label: a, text: Hello, position: [90, 50]}", background: "systemBackground")
    let found = try Self.findings(text, in: ["light", "dark"])
    #expect(found.map(\.rule) == [.contrast] && found[0].places.map(\.appearance) == ["dark"])
    #expect(try Self.rules(text.replacing("Hello", with: "Hello, textColor: label"), in: ["light", "dark"]) == [])
  }

  /// Four flashes in one second, of which one or another condition keeps some from counting.
  @Test(
    arguments: [
      ("white", "black", 400, 0.12, [.flash]), ("white", "black", 400, 0.3, []), ("white", "black", 60, 0.12, []),
      // Both are lighter than 0.8, or differ by less than a tenth.
      ("white", "'#F0F0F0'", 400, 0.12, []), ("'#606060'", "'#707070'", 400, 0.12, []),
      ("red", "black", 400, 0.12, [.flash, .redFlash]), ("'#C80000'", "'#406000'", 400, 0.12, [.redFlash]),
    ] as [(String, String, Int, Double, [AccessibilityRule])]) func flashes(
      first: String, second: String, width: Int, interval: Double, rules: [AccessibilityRule]
    ) throws
  {
    let text = Self.scene(
      "{layer: a, frame: [0, 0, \(width), 300], backgroundColor: \(first)}",
      "state: {on: false}\nstart: [{every: \(interval), do: [{set: {on: not on, a.backgroundColor: if on then \(first) else \(second)}}]}]",
      background: first)
    #expect(try Self.rules(text) == rules)
  }

  @Test func movementThatIgnoresReducedMotion() throws {
    let rule = Self.scene(
      "{layer: a, frame: [0, 0, 20, 20], backgroundColor: navy}", "always: {a.position.x: 10 + time * 100}")
    #expect(try Self.rules(rule, in: ["light", "reducedMotion"]) == [.reducedMotion])
    let step = "start: [{animate: {a.position.x: 300}, duration: 1}]"
    let layer = "{layer: a, frame: [0, 0, 20, 20], backgroundColor: navy}"
    #expect(try Self.rules(Self.scene(layer, step), in: ["reducedMotion"]) == [])
    let kept = step.replacing("duration: 1", with: "duration: 1, reducedMotion: keep")
    #expect(try Self.rules(Self.scene(layer, kept), in: ["reducedMotion"]) == [])
    // Content that follows a finger isn't animated.
    let drag = """
      when: {a.panChanged: {set: {a.transform: {translate: gesture.translation}}}}
      script: [{drag: a, at: 0.1, by: [150, 0], duration: 0.8}]
      """
    #expect(try Self.rules(Self.scene(layer, drag), in: ["reducedMotion"]) == [])
  }

  @Test func smallTargets() throws {
    func button(_ size: String) -> String {
      Self.scene("{button: a, frame: [10, 10, \(size)], backgroundColor: navy}", "when: {a.touchUpInside: []}")
    }
    #expect(try Self.rules(button("44, 44")) == [])
    let found = try Self.findings(button("60, 30"))
    #expect(found.map(\.rule) == [.targetSize] && found[0].places[0].measured == "60 × 30 points")
    // A layer that shrinks while it is pressed.
    let pressed = button("48, 48").replacing("[]", with: "[{pop: a.scaleXY, to: 0.8}]")
    #expect(try Self.rules(pressed + "\nscript: [{tap: a, at: 0.1}]") == [])
  }
}
